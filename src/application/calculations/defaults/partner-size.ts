import type { ConnectionYear } from "#domain/connections/connection-year.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type KilowattHours, kilowattHours } from "#domain/units/quantity.ts";
import { type Series, seriesOf } from "#domain/units/series.ts";

const STEPS = 60;
/** Beyond this another house or roof is another kind of partner, which shares in other quarters. */
const FACTOR_MAX = 10;
/** Until then any factor was counted, and an old link still is. */
const UNBOUNDED = { until: "2026-11-19", factor: 1e6 } as const;

/**
 * How many times larger or smaller the other party must be for just so much to be shared. Null with the most that can be
 * reached, when even a partner ten times as large does not bring it: nothing is shared at night.
 */
export function partnerSize(
  own: Series<"kWh">,
  partner: Series<"kWh">,
  asked: KilowattHours,
  day: CalendarDay,
): { factor: number } | { factor: null; sharedMax: KilowattHours } {
  const sharedAt = (factor: number) => {
    let total = 0;
    for (let quarter = 0; quarter < own.length; quarter++) {
      total += Math.min(own[quarter] as number, (partner[quarter] as number) * factor);
    }
    return total;
  };
  const factorMax = day <= UNBOUNDED.until ? UNBOUNDED.factor : FACTOR_MAX;
  const sharedMax = sharedAt(factorMax);
  if (asked > sharedMax) return { factor: null, sharedMax: kilowattHours(Math.floor(sharedMax)) };
  let [low, high] = [0, 1];
  while (sharedAt(high) < asked) [low, high] = [high, Math.min(factorMax, high * 4)];
  for (let step = 0; step < STEPS && high - low > 1e-12 * high; step++) {
    const middle = (low + high) / 2;
    if (sharedAt(middle) < asked) low = middle;
    else high = middle;
  }
  return { factor: high };
}

/** A party so many times as large, in all that it uses and makes. */
export function enlarged(year: ConnectionYear, factor: number): ConnectionYear {
  if (factor === 1) return year;
  const grown = (series: Series<"kWh">) => seriesOf<"kWh">(series.map((energy) => energy * factor));
  return {
    offtake: grown(year.offtake),
    injection: grown(year.injection),
    load: year.load && grown(year.load),
    production: year.production && grown(year.production),
  };
}
