import type { Situation } from "#application/calculations/situation.ts";
import type { MeteredYear } from "#domain/connections/connection.ts";
import { brusselsYear, QUARTERS_PER_DAY } from "#domain/time/brussels-year.ts";
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

function offeredYear(injection: Series<"kWh">, day: CalendarDay): MeteredYear {
  const year = yearOf(day);
  const { quarters } = brusselsYear(year);
  return { year, offtake: emptySeries(quarters), injection: fitted(injection, quarters) };
}

const LAST_OF_FEBRUARY = 59 * QUARTERS_PER_DAY;

/** The market's year has 365 days: in a leap year the 28th of February comes twice. */
function fitted(injection: Series<"kWh">, quarters: number): Series<"kWh"> {
  if (injection.length === quarters) return injection;
  const leap = emptySeries<"kWh">(quarters);
  leap.set(injection.subarray(0, LAST_OF_FEBRUARY));
  leap.set(injection.subarray(LAST_OF_FEBRUARY - QUARTERS_PER_DAY), LAST_OF_FEBRUARY);
  return leap;
}
