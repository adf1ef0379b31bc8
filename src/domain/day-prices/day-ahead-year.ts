import {
  type DayPrices,
  type DaySpan,
  hoursIn,
  knownDays,
  type PriceBook,
  quartersIn,
  spansOf,
} from "#domain/day-prices/day-prices.ts";
import type { FigureSource } from "#domain/figure.ts";
import { type BrusselsYear, calendarDayAt } from "#domain/time/brussels-year.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";
import { emptySeries, type Series } from "#domain/units/series.ts";

/** A whole year of prices that were paid, plain data: a worker and a browser get it as it is. */
export type DayAheadYear = DaySpan & {
  /** Tells one from another: the import that came last. */
  readonly id: number;
  /** Of the import that brought the last day. */
  readonly source: FigureSource;
  /** In EUR/MWh, one list for each day. */
  readonly days: readonly (readonly number[])[];
};

const DAYS = 365;
/** Whole weeks, so that a Sunday stands for a Sunday. */
const SHIFT_DAYS = 364;
const KILOWATT_HOURS = 1000;
const QUARTERS_PER_HOUR = 4;

const known = new WeakMap<PriceBook, Map<number, DayAheadYear | null>>();

/** The last 365 days without a gap, as far as they count on a day; null while there is no such year. */
export function dayAheadYearOn(on: CalendarDay, book: PriceBook): DayAheadYear | null {
  const id = book.findLast(({ from }) => from <= on)?.id;
  if (id === undefined) return null;
  const ofBook = known.get(book) ?? new Map<number, DayAheadYear | null>();
  known.set(book, ofBook);
  const before = ofBook.get(id);
  if (before !== undefined) return before;
  const year = yearIn(id, on, book);
  ofBook.set(id, year);
  return year;
}

function yearIn(id: number, on: CalendarDay, book: PriceBook): DayAheadYear | null {
  const days = knownDays(on, book);
  const span = spansOf(days).findLast(({ from, until }) => daysBetween(from, until) >= DAYS - 1);
  if (span === undefined) return null;
  const { until } = span;
  const end = days.findIndex(({ day }) => day === until) + 1;
  const chosen = days.slice(end - DAYS, end);
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { id, from: first.day, until, source: last.source, days: chosen.map(({ prices }) => prices) };
}

/** The day of the year of prices that stands for a day: itself, or the same weekday so many weeks away. */
export function standInFor(day: CalendarDay, { from, until }: DaySpan): CalendarDay {
  let found = day;
  while (found > until) found = addDays(found, -SHIFT_DAYS);
  while (found < from) found = addDays(found, SHIFT_DAYS);
  return found;
}

/** What the market asked in each quarter of a calendar, in EUR/kWh. */
export function priceSeries(calendar: BrusselsYear, year: DayAheadYear): Series<"EUR/kWh"> {
  const series = emptySeries<"EUR/kWh">(calendar.quarters);
  for (let at = 0; at < calendar.days; at++) {
    const day = calendarDayAt(calendar, at);
    const source = standInFor(day, year);
    const prices = year.days[daysBetween(year.from, source)] ?? [];
    const start = calendar.dayStarts[at] as number;
    for (const [quarter, price] of onDay(day, { day: source, prices }).entries()) {
      series[start + quarter] = price / KILOWATT_HOURS;
    }
  }
  return series;
}

/** The quarters of a day with the prices of another: by the clock, where the clock changes on one of both. */
function onDay(day: CalendarDay, source: DayPrices): readonly number[] {
  const quarters = inQuarters(source);
  const wanted = quartersIn(day);
  if (wanted === quarters.length) return quarters;
  const clock = byClock(quarters);
  const hour = clock.slice(8, 12);
  if (wanted === 92) return [...clock.slice(0, 8), ...clock.slice(12)];
  return wanted === 100 ? [...clock.slice(0, 12), ...hour, ...clock.slice(12)] : clock;
}

const inQuarters = ({ day, prices }: DayPrices): readonly number[] =>
  prices.length === hoursIn(day) ? prices.flatMap((price) => Array<number>(QUARTERS_PER_HOUR).fill(price)) : prices;

/** As 96 quarters of the clock: an hour that is skipped costs what the next does, one that comes twice the mean of both. */
function byClock(quarters: readonly number[]): readonly number[] {
  if (quarters.length === 92) return [...quarters.slice(0, 8), ...quarters.slice(8, 12), ...quarters.slice(8)];
  if (quarters.length !== 100) return quarters;
  const twice = quarters.slice(8, 12).map((price, at) => (price + (quarters[at + 12] as number)) / 2);
  return [...quarters.slice(0, 8), ...twice, ...quarters.slice(16)];
}

/** A question as a text: a year of prices stands in it by its number, for it is some hundreds of kilobytes. */
export const questionKey = (question: unknown): string =>
  JSON.stringify(question, (name, value) => (name === "dayPrices" && value?.days ? value.id : value));
