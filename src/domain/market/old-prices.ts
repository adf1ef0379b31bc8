import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type Euros, type EurosPerKilowattHour, euros, type KilowattHours, times } from "#domain/units/quantity.ts";

/** That a price of energy is too old for one number: when it could last be signed, and what it may be today. */
export type OldPrice = {
  readonly signableUntil: CalendarDay;
  /** By how much it may have moved since, each of them another end. */
  readonly changes: readonly EurosPerKilowattHour[];
};

/** By how much a fee may be less or more than counted, for what a card leaves unsaid of it. */
export type UnsaidFee = { readonly less: Euros; readonly more: Euros };

/** What a side of a pair keeps of it, in its own prices. */
type Kept = { readonly gainSeller: Euros; readonly gainBuyer: Euros; readonly sharedEnergy: KilowattHours };

/** At the agreed price a buyer gains by what energy costs more, and a seller by what injection pays less. */
export function gainAtOldPrice(
  side: "seller" | "buyer",
  pair: Kept,
  { changes }: Pick<OldPrice, "changes">,
): GainRange {
  const gain = side === "buyer" ? pair.gainBuyer : pair.gainSeller;
  const worth = side === "buyer" ? changes : changes.map((change) => times(change, -1));
  return gainOver(gain, pair.sharedEnergy, worth);
}

export type GainRange = { readonly value: Euros; readonly low: Euros; readonly high: Euros };

/** A gain at an agreed price, when every shared kWh is worth so much more or less to its side. */
export function gainOver(
  value: Euros,
  shared: KilowattHours,
  changes: readonly EurosPerKilowattHour[],
  fee: UnsaidFee = { less: euros(0), more: euros(0) },
): GainRange {
  const ends = changes.map((change) => value + shared * change);
  const [low, high] = [Math.min(value, ...ends) - fee.more, Math.max(value, ...ends) + fee.less];
  return { value, low: euros(low), high: euros(high) };
}
