import type { myOffersWords } from "#content/pages/accounts/my-offers.ts";
import { Card } from "#ui/card.tsx";
import { PriceLine, type PriceLineProps } from "#ui/charts/price-line.tsx";

export type Band = {
  readonly sentence: string | null;
  /** What this seller keeps with other kinds of buyer. */
  readonly range: string | null;
  readonly line: Pick<PriceLineProps, "injectionPrice" | "agreedPrice" | "keptPrice" | "energyPrice"> | null;
};

export const PriceBand = ({ words, sentence, range, line }: Band & { words: typeof myOffersWords.band }) =>
  line === null ? null : (
    <Card as="section">
      <h2 className="font-display text-h4">{words.title}</h2>
      <p className="mt-2 max-w-text text-base text-muted">{sentence ?? words.empty}</p>
      {range ? (
        <p className="mt-2 max-w-text text-base">
          {range} <span className="text-muted">{words.range}</span>
        </p>
      ) : null}
      <div className="mt-6">
        <PriceLine {...line} words={words.line} />
      </div>
    </Card>
  );
