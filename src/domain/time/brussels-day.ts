import { brusselsYear, calendarDayAt, dayOfQuarter, quarterAt } from "#domain/time/brussels-year.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** The day on the calendar in Brussels at an instant. */
export function brusselsDay(moment: Date): CalendarDay {
  const instant = moment.getTime();
  let calendar = brusselsYear(moment.getUTCFullYear());
  // The year begins an hour earlier in Brussels than in UTC.
  if (quarterAt(calendar, instant) >= calendar.quarters) calendar = brusselsYear(calendar.year + 1);
  return calendarDayAt(calendar, dayOfQuarter(calendar, quarterAt(calendar, instant)));
}
