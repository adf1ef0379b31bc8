import type { AuditEntry, Side } from "#domain/contracts/agreement.ts";
import { ESTIMATED, MISSING } from "#domain/meter-files/meter-reading.ts";
import { type Gap, spellGaps } from "#domain/settlement/meter-data/gap.ts";
import type { MonthQuarters } from "#domain/settlement/meter-data/merge-quarters.ts";
import { daysOfMonth, type Month } from "#domain/settlement/months/month.ts";

/** What two sides may let count for quarters that nobody has: nothing, or what the same meter did on the other days. */
export const gapFills = ["zero", "profile"] as const;
export type GapFill = (typeof gapFills)[number];

/** What a side accepted, and for which quarters: as `spellGaps` writes them, null of who was asked for their number alone. */
type Accepted = { readonly fill: GapFill; readonly gaps: string | null };

/** What each side last accepted for a month, from the trail. */
export function acceptedFills(entries: readonly AuditEntry[], month: Month): Readonly<Record<Side, Accepted | null>> {
  const newest = (side: Side): Accepted | null => {
    const entry = entries.findLast(
      (one) => one.event === "gaps-accepted" && one.side === side && one.facts["month"] === month,
    );
    const fill = gapFills.find((one) => one === entry?.facts["fill"]);
    const gaps = entry?.facts["gaps"];
    return fill ? { fill, gaps: typeof gaps === "string" ? gaps : null } : null;
  };
  return { seller: newest("seller"), buyer: newest("buyer") };
}

/** What a side lets count for exactly these quarters; a yes to others, or to so many of them, is no yes to these. */
export const fillFor = (accepted: Accepted | null, lacking: readonly Gap[]): GapFill | null =>
  accepted?.gaps === spellGaps(lacking) ? accepted.fill : null;

/** What both accepted for exactly these quarters; null while they did not. */
export function agreedGapFill(entries: readonly AuditEntry[], month: Month, lacking: readonly Gap[]): GapFill | null {
  const { seller, buyer } = acceptedFills(entries, month);
  const fill = fillFor(seller, lacking);
  return fill === fillFor(buyer, lacking) ? fill : null;
}

/**
 * Each missing quarter as the mean of the same quarter of the other days of the month, which comes from where the
 * weakest of them does; what has no mean stays missing.
 */
export function fillByProfile(month: Month, series: MonthQuarters): MonthQuarters {
  const sums = new Float64Array(100);
  const counts = new Uint8Array(100);
  const weakest = new Uint8Array(100);
  eachQuarter(month, (at, ofDay) => {
    if (series.quality[at] === MISSING) return;
    sums[ofDay] = (sums[ofDay] as number) + (series.values[at] as number);
    counts[ofDay] = (counts[ofDay] as number) + 1;
    weakest[ofDay] = Math.max(weakest[ofDay] as number, series.origin[at] as number);
  });
  const [values, quality, origin] = [series.values.slice(), series.quality.slice(), series.origin.slice()];
  eachQuarter(month, (at, ofDay) => {
    const count = counts[ofDay] as number;
    if (series.quality[at] !== MISSING || count === 0) return;
    values[at] = Math.floor((sums[ofDay] as number) / count);
    quality[at] = ESTIMATED;
    origin[at] = weakest[ofDay] as number;
  });
  return { ...series, values, quality, origin };
}

function eachQuarter(month: Month, visit: (at: number, ofDay: number) => void): void {
  let at = 0;
  for (const { quarters } of daysOfMonth(month)) {
    for (let ofDay = 0; ofDay < quarters; ofDay++, at++) visit(at, ofDay);
  }
}
