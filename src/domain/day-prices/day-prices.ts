import type { FigureSource } from "#domain/figure.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { addDays, type CalendarDay, calendarDayOf, daysBetween, yearOf } from "#domain/time/calendar-day.ts";

/**
 * What the day-ahead market asked on one day in Brussels, in EUR/MWh, from midnight on: a price for every hour or for every
 * quarter. A day has 24 hours; when the clock changes 23 or 25.
 */
export type DayPrices = { readonly day: CalendarDay; readonly prices: readonly number[] };

/** Prices that an operator brought at once. They count from the day after: a sum of today stays what it was. */
export type PriceImport = {
  readonly id: number;
  readonly from: CalendarDay;
  readonly source: FigureSource;
  readonly days: readonly DayPrices[];
};

/** In the order in which they were brought. */
export type PriceBook = readonly PriceImport[];

/** From one day to another, both included. */
export type DaySpan = { readonly from: CalendarDay; readonly until: CalendarDay };

const QUARTERS_PER_HOUR = 4;

/** 96, or 92 and 100 when the clock changes. */
export function quartersIn(day: CalendarDay): number {
  const { dayStarts } = brusselsYear(yearOf(day));
  const at = daysBetween(calendarDayOf(yearOf(day), 1, 1), day);
  return (dayStarts[at + 1] as number) - (dayStarts[at] as number);
}

export const hoursIn = (day: CalendarDay): number => quartersIn(day) / QUARTERS_PER_HOUR;

export type KnownDay = DayPrices & { readonly source: FigureSource };

/** Every day of which a price is known on a day, in order. Where a day was brought twice, what came last counts. */
export function knownDays(on: CalendarDay, book: PriceBook): readonly KnownDay[] {
  const known = new Map<CalendarDay, KnownDay>();
  for (const { from, source, days } of book) {
    if (from > on) continue;
    for (const { day, prices } of days) known.set(day, { day, prices, source });
  }
  return [...known.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** The stretches of days without a gap, in order. */
export function spansOf(days: readonly { readonly day: CalendarDay }[]): readonly DaySpan[] {
  const spans: { from: CalendarDay; until: CalendarDay }[] = [];
  for (const { day } of days) {
    const last = spans.at(-1);
    if (last && addDays(last.until, 1) === day) last.until = day;
    else spans.push({ from: day, until: day });
  }
  return spans;
}

/** What is missing between the first and the last day. */
export const gapsBetween = (spans: readonly DaySpan[]): readonly DaySpan[] =>
  spans.slice(1).map(({ from }, index) => ({
    from: addDays((spans[index] as DaySpan).until, 1),
    until: addDays(from, -1),
  }));

export const samePrices = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((price, at) => price === other[at]);
