import { type BrusselsYear, brusselsYear } from "#domain/time/brussels-year.ts";
import { type CalendarDay, calendarDayOf, MILLISECONDS_PER_DAY } from "#domain/time/calendar-day.ts";

/** A month of the calendar in Brussels, like "2026-11". Months compare as text. */
export type Month = `${number}-${number}`;

export function parseMonth(text: string): Month | null {
  return /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? (text as Month) : null;
}

export const monthOfDay = (day: CalendarDay): Month => day.slice(0, 7) as Month;
export const firstDayOf = (month: Month): CalendarDay => `${month}-01` as CalendarDay;
export const lastDayOf = (month: Month): CalendarDay =>
  calendarDayOf(Number(month.slice(0, 4)), Number(month.slice(5)) + 1, 0);
export const nextMonth = (month: Month): Month =>
  monthOfDay(calendarDayOf(Number(month.slice(0, 4)), Number(month.slice(5)) + 1, 1));
export const yearOfMonth = (month: Month): number => Number(month.slice(0, 4));

/** Months from the first to the last, both included. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = nextMonth(month)) months.push(month);
  return months;
}

/** The days of a month with how many quarters each has: 92 and 100 where the clock changes. */
export function daysOfMonth(month: Month): readonly { readonly day: CalendarDay; readonly quarters: number }[] {
  const calendar: BrusselsYear = brusselsYear(yearOfMonth(month));
  const first = (Date.parse(firstDayOf(month)) - Date.parse(`${calendar.year}-01-01`)) / MILLISECONDS_PER_DAY;
  const count = Number(lastDayOf(month).slice(8));
  return Array.from({ length: count }, (_, at) => ({
    day: calendarDayOf(calendar.year, Number(month.slice(5)), at + 1),
    quarters: (calendar.dayStarts[first + at + 1] as number) - (calendar.dayStarts[first + at] as number),
  }));
}
