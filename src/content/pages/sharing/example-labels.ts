import type { PracticeExample } from "#domain/economics/practice-example.ts";

/** What the overview and the page of one example both say. */
export const exampleLabels = {
  together: "Samen, netto per jaar",
  verdicts: {
    pays: "Dit loont voor allebei.",
    barely: "Dit loont nipt.",
    "does-not-pay": "Dit loont niet.",
    depends: "Dat hangt af van de leveranciers.",
  },
  /** Of who shares with themselves. */
  ownVerdicts: {
    pays: "Dit loont.",
    barely: "Dit loont nipt.",
    "does-not-pay": "Dit loont niet.",
    depends: "Dat hangt af van de leverancier.",
  },
} as const;

export const sharesWithSelf = ({ sale }: PracticeExample): boolean => sale.agreedPrice === 0;

export const exampleVerdict = (example: PracticeExample) => ({
  code: example.verdict,
  text: (sharesWithSelf(example) ? exampleLabels.ownVerdicts : exampleLabels.verdicts)[example.verdict],
});
