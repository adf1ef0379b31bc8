import type { MonthGaps } from "#application/settlement/read-gaps.ts";
import { gapWords, sayGaps } from "#content/contracts/gap-words.ts";
import { otherSide, type Side } from "#domain/contracts/agreement.ts";

/** The gaps of a month as one side reads them. */
export function gapView({ month, quarters, gaps, digest, accepted, lapsed }: MonthGaps, side: Side) {
  const [own, other] = [accepted[side], accepted[otherSide(side)]];
  return {
    month,
    title: gapWords.title(month),
    text: gapWords.text(quarters),
    which: sayGaps(month, gaps, side),
    digest,
    lines: [
      ...(lapsed.includes(otherSide(side)) ? [gapWords.lapsedOther(side)] : []),
      ...(lapsed.includes(side) ? [gapWords.lapsed] : []),
      ...(other ? [gapWords.other(side, other)] : []),
      ...(own ? [gapWords.own(own)] : []),
    ],
    chosen: own ?? other,
  };
}

export type GapView = ReturnType<typeof gapView>;
