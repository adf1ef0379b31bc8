import type { Situation } from "#application/calculations/situation.ts";
import type { MeteredYear } from "#domain/connections/connection.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { type CalendarDay, yearOf } from "#domain/time/calendar-day.ts";
import { emptySeries, type Series } from "#domain/units/series.ts";

/** A situation with the seller of its offer: what that one injects, and nothing of what happens behind the meter. */
export const withOfferedSeller = (situation: Situation, injection: Series<"kWh">): Situation => ({
  ...situation,
  seller: {
    ...situation.seller,
    use: { ...situation.seller.use, series: offeredYear(injection, situation.day) },
  },
});

function offeredYear(injection: Series<"kWh">, day: CalendarDay): MeteredYear | null {
  const year = yearOf(day);
  const { quarters } = brusselsYear(year);
  // The market's year fits every year but a leap one; then the engine draws the seller itself.
  return injection.length === quarters ? { year, offtake: emptySeries(quarters), injection } : null;
}
