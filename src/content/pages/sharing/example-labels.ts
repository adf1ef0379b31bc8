import { formatMonth } from "#content/format/format-day.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { amountOver } from "#content/pages/calculators/answer-words.ts";
import type { PracticeExample } from "#domain/economics/practice-example.ts";

/** What the overview and the page of one example both say. */
export const exampleLabels = {
  together: "Samen, netto per jaar",
  verdicts: {
    pays: "Dit loont voor allebei.",
    barely: "Dit loont nipt.",
    "does-not-pay": "Dit loont niet.",
    depends: "Dat hangt af van de leveranciers.",
    uncertain: "Dat is met oude prijzen niet te zeggen.",
  },
  /** Of who shares with themselves. */
  ownVerdicts: {
    pays: "Dit loont.",
    barely: "Dit loont nipt.",
    "does-not-pay": "Dit loont niet.",
    depends: "Dat hangt af van de leverancier.",
    uncertain: "Dat is met oude prijzen niet te zeggen.",
  },
} as const;

export const sharesWithSelf = ({ sale }: PracticeExample): boolean => sale.agreedPrice === 0;

/** With the date of prices that are too old for a verdict of today. */
export function exampleVerdict(example: PracticeExample) {
  const { verdict, oldPrices } = example;
  const text = (sharesWithSelf(example) ? exampleLabels.ownVerdicts : exampleLabels.verdicts)[verdict];
  const dated = oldPrices === null ? text : `${text} Prijzen van ${formatMonth(oldPrices.signableUntil)}.`;
  return { code: verdict, text: dated };
}

/** What one side or both keep of an example: an amount, or both ends where its prices are old. */
export const exampleGain = ({ gain, oldPrices }: PracticeExample, of: keyof PracticeExample["gain"]): string =>
  oldPrices === null ? formatEuros(gain[of]) : amountOver(oldPrices.range[of]);
