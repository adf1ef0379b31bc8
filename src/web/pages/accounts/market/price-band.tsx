import type { myOffersWords } from "#content/pages/accounts/my-offers.ts";
import { Card } from "#ui/card.tsx";
import { PriceLine } from "#ui/charts/price-line.tsx";

export type Band = {
  readonly sentence: string | null;
  readonly line: { readonly injectionPrice: number; readonly agreedPrice: number; readonly energyPrice: number } | null;
};

export const PriceBand = ({ words, sentence, line }: Band & { words: typeof myOffersWords.band }) =>
  line === null ? null : (
    <Card as="section">
      <h2 className="font-display text-h4">{words.title}</h2>
      <p className="mt-2 mb-6 max-w-text text-base text-muted">{sentence ?? words.empty}</p>
      <PriceLine {...line} words={words.line} />
    </Card>
  );
