import { yearFrame } from "#domain/profiles/year-frame.ts";
import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import { calendarDayOf, weekdayOf } from "#domain/time/calendar-day.ts";

const DAY_STARTS = 7 * 4;
const DAY_ENDS = 22 * 4;
const SATURDAY = 6;

const registers = new WeakMap<BrusselsYear, Uint8Array>();

/** 1 for each quarter of the day register, Monday to Friday from 7 to 22 h, as `splitDayNight` counts; 0 for all else. */
export function dayRegister(calendar: BrusselsYear): Uint8Array {
  const known = registers.get(calendar);
  if (known) return known;
  const { clockQuarters } = yearFrame(calendar);
  const isDay = new Uint8Array(calendar.quarters);
  const firstWeekday = weekdayOf(calendarDayOf(calendar.year, 1, 1));
  for (let day = 0; day < calendar.days; day++) {
    if (((firstWeekday - 1 + day) % 7) + 1 >= SATURDAY) continue;
    const next = calendar.dayStarts[day + 1] as number;
    for (let quarter = calendar.dayStarts[day] as number; quarter < next; quarter++) {
      const clock = clockQuarters[quarter] as number;
      if (clock >= DAY_STARTS && clock < DAY_ENDS) isDay[quarter] = 1;
    }
  }
  registers.set(calendar, isDay);
  return isDay;
}
