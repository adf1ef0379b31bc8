import { addDays, type CalendarDay, calendarDayOf, daysBetween, weekdayOf } from "#domain/time/calendar-day.ts";

export const QUARTERS_PER_DAY = 96;
export const MILLISECONDS_PER_QUARTER = 900_000;
const MILLISECONDS_PER_HOUR = 3_600_000;

/**
 * The quarter-hours of one civil year in Brussels. The clock goes an hour forward on the last Sunday of March and back
 * on the last Sunday of October, both at 01:00 UTC (Directive 2000/84/EC), so one day has 92 quarters and one has 100.
 */
export type BrusselsYear = {
  year: number;
  days: number;
  /** 35,040, or 35,136 in a leap year. */
  quarters: number;
  /** The instant at which the year begins, in milliseconds since 1970. */
  startsAt: number;
  /** First quarter of each day, and after the last day the number of quarters. */
  dayStarts: Int32Array;
  /** First quarter of each of the twelve months, and after December the number of quarters. */
  monthStarts: Int32Array;
  /** Days of the year, from 0, on which the clock goes forward and back. */
  springDay: number;
  autumnDay: number;
};

const lastSundayOf = (year: number, month: number): CalendarDay => {
  const last = calendarDayOf(year, month + 1, 0);
  return addDays(last, -(weekdayOf(last) % 7));
};

const years = new Map<number, BrusselsYear>();

export function brusselsYear(year: number): BrusselsYear {
  const known = years.get(year);
  if (known) return known;
  const first = calendarDayOf(year, 1, 1);
  const days = daysBetween(first, calendarDayOf(year + 1, 1, 1));
  const springDay = daysBetween(first, lastSundayOf(year, 3));
  const autumnDay = daysBetween(first, lastSundayOf(year, 10));
  const dayStarts = new Int32Array(days + 1);
  for (let day = 0; day < days; day++) {
    const change = day === springDay ? -4 : day === autumnDay ? 4 : 0;
    dayStarts[day + 1] = (dayStarts[day] as number) + QUARTERS_PER_DAY + change;
  }
  const monthStarts = new Int32Array(13);
  for (let month = 0; month <= 12; month++) {
    monthStarts[month] = dayStarts[daysBetween(first, calendarDayOf(year, month + 1, 1))] as number;
  }
  const made = {
    year,
    days,
    quarters: dayStarts[days] as number,
    startsAt: Date.parse(first) - MILLISECONDS_PER_HOUR,
    dayStarts,
    monthStarts,
    springDay,
    autumnDay,
  };
  years.set(year, made);
  return made;
}

/** The quarter that holds the instant: negative or past the end when it lies in another year. */
export const quarterAt = (calendar: BrusselsYear, instant: number): number =>
  Math.floor((instant - calendar.startsAt) / MILLISECONDS_PER_QUARTER);

export const instantOf = (calendar: BrusselsYear, quarter: number): number =>
  calendar.startsAt + quarter * MILLISECONDS_PER_QUARTER;

/** The day of the year, from 0, in which a quarter falls. */
export function dayOfQuarter({ dayStarts, days }: BrusselsYear, quarter: number): number {
  // No day is further than four quarters from where days of 96 would put it.
  let day = Math.min(days - 1, Math.floor(quarter / QUARTERS_PER_DAY));
  while ((dayStarts[day] as number) > quarter) day--;
  while ((dayStarts[day + 1] as number) <= quarter) day++;
  return day;
}

export const calendarDayAt = ({ year }: BrusselsYear, day: number): CalendarDay => calendarDayOf(year, 1, day + 1);

/** What the clock on the wall says when the quarter begins, in quarters since midnight: 48 is noon on every day. */
export function clockQuarterOf(calendar: BrusselsYear, quarter: number): number {
  const day = dayOfQuarter(calendar, quarter);
  const passed = quarter - (calendar.dayStarts[day] as number);
  if (day === calendar.springDay) return passed < 8 ? passed : passed + 4;
  if (day === calendar.autumnDay) return passed < 12 ? passed : passed - 4;
  return passed;
}
