import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Quantity } from "#domain/units/quantity.ts";

export type FigureSource = {
  title: string;
  publisher: string;
  publishedOn?: string;
  readOn: string;
};

/** Why a figure that somebody published is only an estimate on the day it is used for. */
export type EstimateReason = { code: "not-yet-published"; year: number };

/** Everything about a number of the outside world but the number. `validUntil` is the last day on which it applies. */
export type FigureOrigin<U extends string> = {
  unit: U;
  status: "found" | "estimate";
  source: FigureSource;
  validFrom: CalendarDay;
  validUntil?: CalendarDay;
  /** Of a price on a card: the last day on which that card could be signed. */
  signableUntil?: CalendarDay;
  reason?: EstimateReason;
};

/** A number of the outside world. One that nobody published is an "estimate", whose source tells the reasoning. */
export type Figure<U extends string> = FigureOrigin<U> & { value: Quantity<U> };

/** Numbers that only mean something together, such as the shares of the twelve months. */
export type FigureList<U extends string> = FigureOrigin<U> & { value: readonly Quantity<U>[] };
