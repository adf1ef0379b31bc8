import { type CardDay, type CardStretch, type PublishedCards, stretchOf } from "#domain/cards/card.ts";
import type { MonthMean } from "#domain/cards/market-move.ts";
import { dayAheadYearOn } from "#domain/day-prices/day-ahead-year.ts";
import type { DaySpan, PriceBook } from "#domain/day-prices/day-prices.ts";
import { monthMeansOn } from "#domain/day-prices/month-means.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** Everything that operators brought after what the site was shipped with. */
export type PublishedPrices = { readonly cards: PublishedCards; readonly dayPrices: PriceBook };

export const NOTHING_PUBLISHED: PublishedPrices = { cards: [], dayPrices: [] };

/** With which year of day-ahead prices counts, if any: a browser asks for the prices themselves when it needs them. */
export type PriceStretch = CardStretch & {
  readonly dayPrices: (DaySpan & { readonly id: number }) | null;
  /** The means of its whole months, by which old prices are moved. */
  readonly months: readonly MonthMean[];
};

/** The stretch of days around a day on which the same cards and the same year of prices count. */
export function priceStretchOf(day: CalendarDay, { cards, dayPrices }: PublishedPrices): PriceStretch {
  const stretch = stretchOf(day, cards);
  const starts = [...new Set(dayPrices.map(({ from }) => from))].sort();
  const edges = [stretch.from, starts.findLast((start) => start <= day)].filter((edge) => edge != null).sort();
  const ends = [stretch.before, starts.find((start) => start > day)].filter((end) => end != null).sort();
  const year = dayAheadYearOn(day, dayPrices);
  return {
    published: stretch.published,
    from: edges.at(-1) ?? null,
    before: ends[0] ?? null,
    dayPrices: year && { id: year.id, from: year.from, until: year.until },
    months: monthMeansOn(day, dayPrices),
  };
}

/** A day, what may count on it, and the prices of the market that were imported. */
export type ExampleDay = CardDay & { readonly dayPrices?: PriceBook };
