/** A day of the calendar in Brussels, like "2026-01-01". Days compare as text. */
export type CalendarDay = `${number}-${number}-${number}`;

export const MILLISECONDS_PER_DAY = 86_400_000;
const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day that exists, or nothing: "2026-02-30" is no day. */
export function parseCalendarDay(text: string): CalendarDay | null {
  const parts = FORM.exec(text);
  if (!parts) return null;
  const day = calendarDayOf(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  return day === text ? day : null;
}

/** Month and day count from 1; what overflows goes on into the next month or year, as in a calendar. */
export const calendarDayOf = (year: number, month: number, day: number): CalendarDay =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10) as CalendarDay;

export const yearOf = (day: CalendarDay): number => Number(day.slice(0, 4));
export const monthOf = (day: CalendarDay): number => Number(day.slice(5, 7));

export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  new Date(Date.parse(day) + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10) as CalendarDay;

export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS_PER_DAY);

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (day: CalendarDay): number => new Date(day).getUTCDay() || 7;
