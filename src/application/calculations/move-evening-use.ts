import { quarterOnClock } from "#domain/profiles/year-frame.ts";
import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import type { KilowattHours } from "#domain/units/quantity.ts";
import { emptySeries, type Series, type SeriesSource } from "#domain/units/series.ts";

const EVENING = { from: 17 * 4, to: 23 * 4 } as const;
const NOON = { from: 12 * 4, to: 15 * 4 } as const;
/** Lamps, cooking and a fridge stay where they are. */
const MOVABLE_SHARE_MAX = 0.5;

/** The same year with so much energy of each evening moved to the early afternoon; every day keeps its total. */
export function moveEveningUse(
  use: Series<"kWh">,
  calendar: BrusselsYear,
  movablePerDay: KilowattHours,
  take: SeriesSource = emptySeries,
): Series<"kWh"> {
  const moved = take<"kWh">(use.length);
  moved.set(use);
  for (let day = 0; day < calendar.days; day++) {
    const evening = {
      from: quarterOnClock(calendar, day, EVENING.from),
      to: quarterOnClock(calendar, day, EVENING.to),
    };
    const noon = { from: quarterOnClock(calendar, day, NOON.from), to: quarterOnClock(calendar, day, NOON.to) };
    let used = 0;
    for (let quarter = evening.from; quarter < evening.to; quarter++) used += use[quarter] as number;
    if (used <= 0) continue;
    const amount = Math.min(movablePerDay, used * MOVABLE_SHARE_MAX);
    const kept = 1 - amount / used;
    for (let quarter = evening.from; quarter < evening.to; quarter++) moved[quarter] = (use[quarter] as number) * kept;
    const added = amount / (noon.to - noon.from);
    for (let quarter = noon.from; quarter < noon.to; quarter++) moved[quarter] = (use[quarter] as number) + added;
  }
  return moved;
}
