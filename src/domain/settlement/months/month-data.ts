import type { Agreement } from "#domain/contracts/agreement.ts";
import {
  firstDayOf,
  lastDayOf,
  type Month,
  monthOfDay,
  monthsBetween,
  nextMonth,
} from "#domain/settlement/months/month.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

/** The grid operator tells the volumes of a month around the 25th of the next. */
const COMPLETE_ON = "25";
/** How long each side has from then on, and after how many days who is missing is asked again. */
const UPLOAD_DAYS = 14;
export const ASK_AGAIN_DAYS = 7;

/** The day from which the values of a month can be fetched whole. */
export const fetchableFrom = (month: Month): CalendarDay => `${nextMonth(month)}-${COMPLETE_ON}` as CalendarDay;

/** The day by which each side is asked to bring them. */
export const uploadBy = (month: Month): CalendarDay => addDays(fetchableFrom(month), UPLOAD_DAYS);

/** A day before this month's 25th belongs to the month before last. */
export function newestFetchable(today: CalendarDay): Month {
  const months = (back: number) => monthOfDay(addDays(firstDayOf(monthOfDay(today)), -1 - 31 * back));
  // The first of a month less one day is in the month before, and 31 days more in the one before that.
  return today >= fetchableFrom(months(0)) ? months(0) : months(1);
}

type Period = { readonly first: CalendarDay; readonly last: CalendarDay };
type Shared = Pick<Agreement, "startedOn" | "endsOn">;

/** Months in which power was shared and whose values can be fetched, oldest first. */
export function fetchableMonths({ startedOn, endsOn }: Shared, today: CalendarDay): Month[] {
  if (startedOn === null) return [];
  const newest = newestFetchable(today);
  const last = endsOn !== null && monthOfDay(endsOn) < newest ? monthOfDay(endsOn) : newest;
  return monthsBetween(monthOfDay(startedOn), last);
}

/** The next month whose values will be asked for, those settled before their 25th left out; null when none will. */
export function nextFetchable(
  { startedOn, endsOn }: Shared,
  today: CalendarDay,
  settled: readonly Month[] = [],
): Month | null {
  if (startedOn === null) return null;
  let month = [nextMonth(newestFetchable(today)), monthOfDay(startedOn)].toSorted()[1] as Month;
  while (settled.includes(month)) month = nextMonth(month);
  return endsOn !== null && month > monthOfDay(endsOn) ? null : month;
}

/** The period that the papers of a month name. */
export const deliveryPeriod = (shared: Shared, month: Month): Period =>
  sharedPeriod(shared, month) ?? { first: firstDayOf(month), last: lastDayOf(month) };

/** The days of a month on which power is shared, first and last included; null when there are none. */
export function sharedPeriod({ startedOn, endsOn }: Shared, month: Month): Period | null {
  if (startedOn === null) return null;
  const first = startedOn > firstDayOf(month) ? startedOn : firstDayOf(month);
  const last = endsOn !== null && endsOn < lastDayOf(month) ? endsOn : lastDayOf(month);
  return first <= last ? { first, last } : null;
}
