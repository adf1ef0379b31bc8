import { Card } from "#ui/card.tsx";
import { DaySquare } from "#ui/day-square/day-square.tsx";
import { Specimen } from "../gallery.tsx";
import type { SpecimenDays } from "../specimen-days.ts";
import type { ChartGalleryWords } from "./component-test-charts.tsx";

const night = Array.from({ length: 96 }, () => ({ shared: 0, toSupplier: 0 }));
const withoutOfftake = (quarters: SpecimenDays["shop"]) =>
  quarters.map(({ shared, toSupplier }) => ({ shared, toSupplier }));

type SquareSpecimensProps = { words: ChartGalleryWords["square"]; days: SpecimenDays };

export function SquareSpecimens({ words, days }: SquareSpecimensProps) {
  const { labels, names } = words;
  const { bakery, family, winterFamily, shop } = days;
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
