import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type Euros, type EurosPerKilowattHour, euros, type KilowattHours } from "#domain/units/quantity.ts";

/** That a price of energy is too old for one number: when it could last be signed, and what it may be today. */
export type OldPrice = {
  readonly signableUntil: CalendarDay;
  /** By how much it may have moved since, each of them another end. */
  readonly changes: readonly EurosPerKilowattHour[];
};

export type GainRange = { readonly value: Euros; readonly low: Euros; readonly high: Euros };

/** A gain at an agreed price, when every shared kWh is worth so much more or less to its side. */
export function gainOver(value: Euros, shared: KilowattHours, changes: readonly EurosPerKilowattHour[]): GainRange {
  const ends = changes.map((change) => value + shared * change);
  return { value, low: euros(Math.min(value, ...ends)), high: euros(Math.max(value, ...ends)) };
}
