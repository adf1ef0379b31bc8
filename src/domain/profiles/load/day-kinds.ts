import { type BrusselsYear, calendarDayAt } from "#domain/time/brussels-year.ts";
import { addDays, type CalendarDay, calendarDayOf, daysBetween, weekdayOf } from "#domain/time/calendar-day.ts";

export type DayKind = "working-day" | "saturday" | "sunday";

/** Easter Sunday by the rule of Meeus, Jones and Butcher, valid in every Gregorian year. */
export function easterOf(year: number): CalendarDay {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const h = (19 * a + century - Math.floor(century / 4) - f + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const day = h + l - 7 * m + 114;
  return calendarDayOf(year, Math.floor(day / 31), (day % 31) + 1);
}

/** The ten public holidays of Belgium (law of 4 January 1974); Easter Monday, Ascension and Whit Monday move. */
export function publicHolidaysOf(year: number): CalendarDay[] {
  const easter = easterOf(year);
  const fixed = [
    [1, 1],
    [5, 1],
    [7, 21],
    [8, 15],
    [11, 1],
    [11, 11],
    [12, 25],
  ] as const;
  const moving = [1, 39, 50].map((days) => addDays(easter, days));
  return [...fixed.map(([month, day]) => calendarDayOf(year, month, day)), ...moving].sort();
}

/** Of each day of the year; a public holiday is lived as a Sunday. */
export function dayKindsOf(calendar: BrusselsYear): DayKind[] {
  const holidays = new Set(publicHolidaysOf(calendar.year));
  return Array.from({ length: calendar.days }, (_, index) => {
    const day = calendarDayAt(calendar, index);
    const weekday = weekdayOf(day);
    if (weekday === 7 || holidays.has(day)) return "sunday";
    return weekday === 6 ? "saturday" : "working-day";
  });
}

const mondayOf = (day: CalendarDay) => addDays(day, 1 - weekdayOf(day));
const mondayFrom = (day: CalendarDay) => addDays(day, (8 - weekdayOf(day)) % 7);

type Period = { from: CalendarDay; days: number };

/** School holidays of the Flemish Community: a week in autumn and at carnival, two at Christmas and Easter, two months. */
function schoolHolidaysOf(year: number): Period[] {
  const easter = easterOf(year);
  const autumnDay = calendarDayOf(year, 11, 1);
  const easterMonday = addDays(easter, 1);
  // The first Monday of April, unless Easter falls in March or after 15 April.
  const spring =
    easter < calendarDayOf(year, 4, 1)
      ? easterMonday
      : easter > calendarDayOf(year, 4, 15)
        ? addDays(easterMonday, -14)
        : mondayFrom(calendarDayOf(year, 4, 1));
  return [
    { from: christmasHolidayOf(year - 1), days: 14 },
    { from: addDays(easterMonday, -49), days: 7 },
    { from: spring, days: 14 },
    { from: calendarDayOf(year, 7, 1), days: 62 },
    { from: weekdayOf(autumnDay) === 7 ? addDays(autumnDay, 1) : mondayOf(autumnDay), days: 7 },
    { from: christmasHolidayOf(year), days: 14 },
  ];
}

/** It begins on the Monday of the week of 25 December, or on the next Monday when that is a Saturday or a Sunday. */
function christmasHolidayOf(year: number): CalendarDay {
  const christmas = calendarDayOf(year, 12, 25);
  return weekdayOf(christmas) >= 6 ? mondayFrom(christmas) : mondayOf(christmas);
}

/** Whether a school is closed, of each day of the year: weekends and public holidays are not counted in. */
export function schoolHolidayDaysOf(calendar: BrusselsYear): boolean[] {
  const closed = new Array<boolean>(calendar.days).fill(false);
  const first = calendarDayOf(calendar.year, 1, 1);
  for (const { from, days } of schoolHolidaysOf(calendar.year)) {
    const start = daysBetween(first, from);
    for (let day = Math.max(0, start); day < Math.min(calendar.days, start + days); day++) closed[day] = true;
  }
  return closed;
}
