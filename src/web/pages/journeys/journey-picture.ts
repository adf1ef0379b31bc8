import type { CalculationSide } from "#application/calculations/situation.ts";
import { factNames } from "#content/pages/calculators/answer-words.ts";
import { fillLabel } from "#ui/labels.ts";
import type { AnswerView, ResultView } from "#web/calculations/result-view.ts";
import type { PictureRows } from "#web/calculations/worker/calculator-messages.ts";

/** What stands beside the questions: a day in tiles, a price on its line, and one sentence. */
export type JourneyPicture = {
  readonly quarters: readonly { shared: number; toSupplier: number; fromSupplier: number }[];
  readonly sentence: string;
  readonly answer: Pick<AnswerView, "own" | "other" | "price" | "verdict" | "sentence" | "oldPrices">;
};

/** The month whose mean day is drawn: much sun, and nobody on holiday yet. */
export const PICTURED_MONTH = 6;

export const journeyPicture = (
  { facts, own, other, price, verdict, sentence, oldPrices }: ResultView,
  { rows }: PictureRows,
  side: CalculationSide,
  words: { readonly shared: string },
): JourneyPicture => ({
  // Offtake that a supplier covers is the other half of a buyer's day, and no part of a seller's surplus.
  quarters: rows.map(([, shared = 0, toSupplier = 0, fromSupplier = 0]) =>
    side === "buyer" ? { shared, toSupplier: 0, fromSupplier } : { shared, toSupplier, fromSupplier: 0 },
  ),
  sentence: fillLabel(words.shared, {
    shared: factOf(facts, factNames.shared),
    covered: factOf(facts, factNames.covered),
    injection: factOf(facts, factNames.injection),
  }),
  answer: { own, other, price, verdict, sentence, oldPrices },
});

const factOf = (facts: ResultView["facts"], name: string): string =>
  facts.find((fact) => fact.name === name)?.value ?? "";
