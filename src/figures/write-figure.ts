import type { Figure, FigureSource } from "#domain/figure.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Quantity } from "#domain/units/quantity.ts";

export type Origin = {
  source: FigureSource;
  validFrom: CalendarDay;
  validUntil?: CalendarDay;
  signableUntil?: CalendarDay;
};

/** Read in the source. */
export const found = <U extends string>(unit: U, value: number, origin: Origin): Figure<U> => ({
  // The one place where a published number gets its unit.
  value: value as Quantity<U>,
  unit,
  status: "found",
  ...origin,
});

/** Published by nobody, or not for certain: the title of the source tells the reasoning. */
export const estimated = <U extends string>(unit: U, value: number, origin: Origin): Figure<U> => ({
  ...found(unit, value, origin),
  status: "estimate",
});
