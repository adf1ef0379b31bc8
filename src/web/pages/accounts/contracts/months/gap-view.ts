import type { MonthGaps } from "#application/settlement/read-gaps.ts";
import { gapWords } from "#content/contracts/month-words.ts";
import { otherSide, type Side } from "#domain/contracts/agreement.ts";

/** The gaps of a month as one side reads them. */
export function gapView({ month, quarters, accepted }: MonthGaps, side: Side) {
  const [own, other] = [accepted[side], accepted[otherSide(side)]];
  return {
    month,
    title: gapWords.title(month),
    text: gapWords.text(quarters),
    lines: [...(other ? [gapWords.other(side, other)] : []), ...(own ? [gapWords.own(own)] : [])],
    chosen: own ?? other,
  };
}

export type GapView = ReturnType<typeof gapView>;
