import { type AuditEntry, type Side, sides } from "#domain/contracts/agreement.ts";
import { ESTIMATED, MISSING } from "#domain/meter-files/meter-reading.ts";
import type { MonthQuarters } from "#domain/settlement/meter-data/merge-quarters.ts";
import { daysOfMonth, type Month } from "#domain/settlement/months/month.ts";

/** What two sides may let count for quarters that nobody has: nothing, or what the same meter did on the other days. */
export const gapFills = ["zero", "profile"] as const;
export type GapFill = (typeof gapFills)[number];

/** What each side last accepted for a month, from the trail. */
export function acceptedFills(
  entries: readonly AuditEntry[],
  month: Month,
): Readonly<Record<Side, { readonly fill: GapFill; readonly quarters: number } | null>> {
  const newest = (side: Side) => {
    const entry = entries.findLast(
      (one) => one.event === "gaps-accepted" && one.side === side && one.facts["month"] === month,
    );
    const fill = gapFills.find((one) => one === entry?.facts["fill"]);
    return fill ? { fill, quarters: Number(entry?.facts["quarters"]) } : null;
  };
  return { seller: newest("seller"), buyer: newest("buyer") };
}

/** What both accepted, for at least as many quarters as are missing; null while they did not. */
export function agreedGapFill(entries: readonly AuditEntry[], month: Month, missing: number): GapFill | null {
  const accepted = acceptedFills(entries, month);
  const { seller, buyer } = accepted;
  const isEnough = sides.every((side) => (accepted[side]?.quarters ?? 0) >= missing);
  return isEnough && seller && seller.fill === buyer?.fill ? seller.fill : null;
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
