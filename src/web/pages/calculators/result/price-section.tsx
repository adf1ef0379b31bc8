import { memo, useId, useMemo, useState } from "react";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { Card } from "#ui/card.tsx";
import { PriceLine } from "#ui/charts/price-line.tsx";
import { SliderField } from "#ui/field/slider-field.tsx";
import type { AnswerView, ResultView } from "#web/calculations/result-view.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { FoldedSection } from "#web/pages/calculators/result/result-parts.tsx";

const CENTS = 100;

const StillPriceLine = memo(PriceLine);

type PriceSectionProps = {
  view: AnswerView;
  /** The whole answer that the view belongs to; another one takes the thumb with it. */
  settled: ResultView | null;
  page: CalculatorPage;
  onMove: (price: number) => void;
  onRelease: (cents: number) => void;
};

/** Where the agreed price lies between what both have now; moving it moves the gain of both. */
export const PriceSection = memo(function PriceSection({ view, settled, page, onMove, onRelease }: PriceSectionProps) {
  const id = useId();
  // The thumb follows the hand and stays where it was left; the amounts follow as soon as they are known.
  const [held, setHeld] = useState<{ cents: number; settled: ResultView | null } | null>(null);
  const { title, lead, slider } = page.sections.price;
  const { injection, agreed, kept, energy, energyName } = view.price;
  const lineWords = useMemo(
    () => (energyName === null ? page.priceLine : { ...page.priceLine, energy: energyName }),
    [page.priceLine, energyName],
  );
  // Of the whole answer: a track that shrinks with the price would run away under the hand.
  const highest = Math.max(1, Math.ceil(Math.max(energy, settled?.price.agreed ?? agreed) * CENTS));
  const sides = [
    { name: page.result.you, ...view.own },
    { name: page.result.other[view.side], ...view.other },
  ];
  return (
    <FoldedSection id="prijs" title={title} lead={lead}>
      <Card className="print:break-inside-avoid">
        <div data-no-print className="needs-js mb-6">
          <SliderField
            id={id}
            label={slider}
            min={0}
            max={highest}
            step={0.01}
            value={held?.settled === settled ? held.cents : Math.round(agreed * CENTS * CENTS) / CENTS}
            format={(cents) => formatCentsPerKilowattHour(cents / CENTS)}
            onValueChange={(cents) => {
              setHeld({ cents, settled });
              onMove(cents / CENTS);
            }}
            onValueCommit={onRelease}
          />
        </div>
        <div className="grid items-start gap-8 lg:grid-cols-[1.6fr_1fr]">
          <StillPriceLine
            injectionPrice={injection}
            agreedPrice={agreed}
            keptPrice={kept}
            energyPrice={energy}
            words={lineWords}
          />
          <dl className="grid grid-cols-2 gap-3 lg:grid-cols-1">
            {sides.map(({ name, text, range, value }) => (
              <div key={name} className="rounded-control bg-sunken px-4 py-3">
                <dt className="text-muted text-small">{name}</dt>
                <dd
                  className={`whitespace-nowrap font-display font-semibold text-h3 tabular-nums ${value < 0 ? "text-danger" : "text-ok"}`}
                >
                  {text}
                </dd>
                <dd className="text-muted text-small tabular-nums">{range ?? page.result.perYear}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className="mt-4 text-base">
          {view.price.band} {view.price.fair} {view.price.vat}
        </p>
      </Card>
    </FoldedSection>
  );
});
