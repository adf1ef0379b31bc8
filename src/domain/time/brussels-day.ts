import {
  brusselsYear,
  calendarDayAt,
  dayOfQuarter,
  MILLISECONDS_PER_QUARTER,
  quarterAt,
} from "#domain/time/brussels-year.ts";
import { type CalendarDay, calendarDayOf, daysBetween, yearOf } from "#domain/time/calendar-day.ts";

/** The day on the calendar in Brussels at an instant. */
export function brusselsDay(moment: Date): CalendarDay {
  const instant = moment.getTime();
  let calendar = brusselsYear(moment.getUTCFullYear());
  // The year begins an hour earlier in Brussels than in UTC.
  if (quarterAt(calendar, instant) >= calendar.quarters) calendar = brusselsYear(calendar.year + 1);
  return calendarDayAt(calendar, dayOfQuarter(calendar, quarterAt(calendar, instant)));
}

/** The instant at which a day begins in Brussels. */
export function startOfBrusselsDay(day: CalendarDay): Date {
  const { startsAt, dayStarts } = brusselsYear(yearOf(day));
  const quarters = dayStarts[daysBetween(calendarDayOf(yearOf(day), 1, 1), day)] ?? 0;
  return new Date(startsAt + quarters * MILLISECONDS_PER_QUARTER);
}
