import { type BrusselsYear, clockQuarterOf, dayOfQuarter } from "#domain/time/brussels-year.ts";
import { calendarDayOf, weekdayOf } from "#domain/time/calendar-day.ts";
import { type KilowattHours, kilowattHours } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

const DAY_STARTS = 7 * 4;
const DAY_ENDS = 22 * 4;
const SATURDAY = 6;

/** A year's energy by the two registers of a Belgian meter: day is Monday to Friday from 7 to 22 h, all else is night. */
export function splitDayNight(
  energy: Series<"kWh">,
  calendar: BrusselsYear,
): { day: KilowattHours; night: KilowattHours } {
  if (energy.length !== calendar.quarters) {
    throw new RangeError(`${calendar.year} has ${calendar.quarters} quarters, the series ${energy.length}.`);
  }
  const firstWeekday = weekdayOf(calendarDayOf(calendar.year, 1, 1));
  let day = 0;
  let night = 0;
  for (let quarter = 0; quarter < energy.length; quarter++) {
    const weekday = ((firstWeekday - 1 + dayOfQuarter(calendar, quarter)) % 7) + 1;
    const clock = clockQuarterOf(calendar, quarter);
    if (weekday < SATURDAY && clock >= DAY_STARTS && clock < DAY_ENDS) day += energy[quarter] as number;
    else night += energy[quarter] as number;
  }
  return { day: kilowattHours(day), night: kilowattHours(night) };
}
