import type { DayPrices, PriceImport } from "#domain/day-prices/day-prices.ts";
import type { FigureSource } from "#domain/figure.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type KeptImport = PriceImport & { readonly importedAt: Date };

export type NewImport = {
  readonly days: readonly DayPrices[];
  readonly source: FigureSource;
  /** From the day after it they count. */
  readonly importedOn: CalendarDay;
  readonly importedAt: Date;
};

/** Day-ahead prices that operators brought; only ever added to. */
export type DayAhead = {
  /** In the order in which they were brought. */
  imports(): Promise<readonly KeptImport[]>;
  /** All of its days or none; false when something else was brought since `version` was read. */
  add(brought: NewImport, version: string): Promise<boolean>;
  /** The last day of which a price is known, however many were brought. */
  lastDay(): Promise<CalendarDay | null>;
  /** Another text after every import. */
  version(): Promise<string>;
};
