import { daySquareWords } from "#content/energy/day-square.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import type { SharedDay } from "#domain/sharing/shared-day.ts";
import { shareOf } from "#domain/units/quantity.ts";
import { Card } from "#ui/card.tsx";
import { DaySquare } from "#ui/day-square/day-square.tsx";
import { DaySquareLegend } from "#ui/day-square/day-square-legend.tsx";
import { dayScale } from "#ui/day-square/day-square-tiles.tsx";

const buyers = ["household", "office"] as const;
type Buyer = (typeof buyers)[number];
type TwoBuyersProps = {
  words: Readonly<Record<Buyer, { readonly title: string; readonly label: string; readonly caption: string }>> & {
    readonly sharedOf: string;
    readonly note: string;
  };
  days: Readonly<Record<Buyer, SharedDay>>;
};

/** The same roof with two buyers, drawn to one measure. */
export function TwoBuyers({ words, days }: TwoBuyersProps) {
  const scale = dayScale(buyers.flatMap((buyer) => days[buyer].quarters));
  return (
    <div className="mt-8">
      <div className="grid gap-5 md:grid-cols-2">
        {buyers.map((buyer) => {
          const { quarters, totals } = days[buyer];
          const { title, label, caption } = words[buyer];
          // What the buyer takes from the supplier would clutter tiles of this size.
          const shown = quarters.map(({ shared, toSupplier }) => ({ shared, toSupplier }));
          return (
            <Card key={buyer} padding="small">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1 text-base">
                <span className="font-display font-semibold text-h3 text-secondary tabular-nums">
                  {formatPercent(shareOf(totals.shared, totals.injection), { fractionDigitsMax: 0 })}
                </span>{" "}
                {words.sharedOf}
              </p>
              <DaySquare
                className="mt-4"
                size="small"
                quarters={shown}
                scale={scale}
                label={label}
                labels={daySquareWords}
                caption={caption}
              />
            </Card>
          );
        })}
      </div>
      <div className="mt-4">
        <DaySquareLegend labels={daySquareWords} withFromSupplier={false} />
        <p className="mt-2 max-w-text text-muted text-small">{words.note}</p>
      </div>
    </div>
  );
}
