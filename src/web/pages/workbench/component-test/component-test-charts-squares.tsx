import { Card } from "#ui/card.tsx";
import { DaySquare } from "#ui/day-square/day-square.tsx";
import { Specimen } from "../gallery.tsx";
import { modelQuarters } from "../model-quarters.ts";
import type { ChartGalleryWords } from "./component-test-charts.tsx";

const bakery = modelQuarters({ peak: 10, offtake: 12000, season: "summer", daytime: 0.8 });
const family = modelQuarters({ peak: 4, offtake: 3500, season: "summer" });
const winterFamily = modelQuarters({ peak: 4, offtake: 3500, season: "winter" });
const shop = modelQuarters({ peak: 4, offtake: 6000, season: "spring", daytime: 0.7 });
const night = bakery.map(() => ({ shared: 0, toSupplier: 0 }));
const withoutOfftake = (quarters: typeof bakery) => quarters.map(({ shared, toSupplier }) => ({ shared, toSupplier }));

export function SquareSpecimens({ words }: { words: ChartGalleryWords["square"] }) {
  const { labels, names } = words;
  return (
    <>
      <Specimen name={names.hero}>
        <Card>
          <DaySquare
            quarters={withoutOfftake(bakery)}
            label={words.hero}
            labels={labels}
            caption={words.caption}
            size="hero"
            playing="once"
          />
        </Card>
      </Specimen>
      <div className="grid gap-8 md:grid-cols-2">
        <Specimen name={names.card}>
          <Card>
            <DaySquare quarters={withoutOfftake(winterFamily)} label={words.winter} labels={labels} />
          </Card>
        </Specimen>
        <Specimen name={names.buyer}>
          <Card>
            <DaySquare quarters={family} label={words.summer} labels={labels} />
          </Card>
        </Specimen>
        <Specimen name={names.small}>
          <DaySquare
            quarters={withoutOfftake(shop)}
            label={words.spring}
            labels={labels}
            caption={words.spring}
            size="small"
          />
        </Specimen>
        <Specimen name={names.empty}>
          <DaySquare quarters={night} label={words.none} labels={labels} size="small" />
        </Specimen>
        <Specimen name={names.mini}>
          <div className="flex flex-wrap gap-6">
            {[bakery, winterFamily, family, shop].map((quarters, index) => (
              <div key={index} className="w-40">
                <DaySquare quarters={withoutOfftake(quarters)} label={words.spring} labels={labels} size="mini" />
              </div>
            ))}
          </div>
        </Specimen>
        <Specimen name={names.tall}>
          <DaySquare
            quarters={withoutOfftake(shop)}
            label={words.spring}
            labels={labels}
            orientation="tall"
            showTable={false}
          />
        </Specimen>
      </div>
    </>
  );
}
