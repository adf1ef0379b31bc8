import type { MonthMean } from "#domain/cards/market-move.ts";
import { knownDays, type PriceBook } from "#domain/day-prices/day-prices.ts";
import { type CalendarDay, calendarDayOf, daysBetween, monthOf, yearOf } from "#domain/time/calendar-day.ts";
import { eurosPerKilowattHour } from "#domain/units/quantity.ts";

const KILOWATT_HOURS = 1000;
/** What anybody compares lies within two years. */
const MONTHS_KEPT = 24;

const kept = new WeakMap<PriceBook, Map<CalendarDay, readonly MonthMean[]>>();

/** The plain mean of each whole month of imported day-ahead prices, as far as they count on a day. */
export function monthMeansOn(on: CalendarDay, book: PriceBook): readonly MonthMean[] {
  if (book.length === 0) return [];
  const ofBook = kept.get(book) ?? new Map<CalendarDay, readonly MonthMean[]>();
  kept.set(book, ofBook);
  const known = ofBook.get(on) ?? meansIn(on, book);
  ofBook.set(on, known);
  return known;
}

function meansIn(on: CalendarDay, book: PriceBook): readonly MonthMean[] {
  const byMonth = new Map<string, ReturnType<typeof knownDays>[number][]>();
  for (const known of knownDays(on, book)) {
    const month = known.day.slice(0, 7);
    byMonth.set(month, [...(byMonth.get(month) ?? []), known]);
  }
  const means = [...byMonth.values()].flatMap((days): MonthMean[] => {
    const [first] = days;
    if (first === undefined) return [];
    const validFrom = calendarDayOf(yearOf(first.day), monthOf(first.day), 1);
    const validUntil = calendarDayOf(yearOf(first.day), monthOf(first.day) + 1, 0);
    if (days.length !== daysBetween(validFrom, validUntil) + 1) return [];
    // Hours and quarters weigh by their length: a day of quarters has four times as many prices.
    const daily = days.map(({ prices }) => prices.reduce((sum, price) => sum + price, 0) / prices.length);
    const mean = daily.reduce((sum, price) => sum + price, 0) / daily.length;
    return [{ validFrom, validUntil, value: eurosPerKilowattHour(mean / KILOWATT_HOURS) }];
  });
  return means.slice(-MONTHS_KEPT);
}
