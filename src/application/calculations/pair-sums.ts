import type { ByRegister } from "#domain/connections/connection.ts";
import type { ConnectionYear } from "#domain/connections/connection-year.ts";
import { dayRegister } from "#domain/connections/day-register.ts";
import { monthlyPeaks } from "#domain/tariffs/monthly-peaks.ts";
import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import { type Euros, euros, type Kilowatts, kilowattHours } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

/** Energy by register, and what it would have cost at the bare market price of each quarter. */
export type ValuedEnergy = ByRegister & { atMarket: Euros };

export type PartySums = { offtake: ValuedEnergy; injection: ValuedEnergy; peaks: Kilowatts[] };

/** A year as money needs it: every price there is follows from these few sums, whatever the contract. */
export type PairSums = { buyer: PartySums; seller: PartySums; shared: ValuedEnergy };

/** What is `known` of a party whose year did not change is not added up again. */
export function pairSums(
  { buyer, seller }: { buyer: ConnectionYear; seller: ConnectionYear },
  calendar: BrusselsYear,
  market: Series<"EUR/kWh">,
  known: Partial<Pick<PairSums, "buyer" | "seller">> = {},
): PairSums {
  const isDay = dayRegister(calendar);
  const partySums = ({ offtake, injection }: ConnectionYear): PartySums => ({
    offtake: energySums(offtake, isDay, market),
    injection: energySums(injection, isDay, market),
    peaks: monthlyPeaks(offtake, calendar),
  });
  return {
    buyer: known.buyer ?? partySums(buyer),
    seller: known.seller ?? partySums(seller),
    shared: sharedSums(seller.injection, buyer.offtake, isDay, market),
  };
}

export const totalOf = ({ day, night }: ByRegister) => kilowattHours(day + night);

function energySums(energy: Series<"kWh">, isDay: Uint8Array, market: Series<"EUR/kWh">): ValuedEnergy {
  let [day, total, atMarket] = [0, 0, 0];
  for (let quarter = 0; quarter < energy.length; quarter++) {
    const amount = energy[quarter] as number;
    day += amount * (isDay[quarter] as number);
    total += amount;
    atMarket += amount * (market[quarter] as number);
  }
  return valuedEnergy(day, total, atMarket);
}

function sharedSums(
  injection: Series<"kWh">,
  offtake: Series<"kWh">,
  isDay: Uint8Array,
  market: Series<"EUR/kWh">,
): ValuedEnergy {
  let [day, total, atMarket] = [0, 0, 0];
  for (let quarter = 0; quarter < offtake.length; quarter++) {
    const both = Math.min(injection[quarter] as number, offtake[quarter] as number);
    day += both * (isDay[quarter] as number);
    total += both;
    atMarket += both * (market[quarter] as number);
  }
  return valuedEnergy(day, total, atMarket);
}

/** The whole minus a part can miss nothing by a binary fraction. */
export const valuedEnergy = (day: number, total: number, atMarket: number): ValuedEnergy => ({
  day: kilowattHours(day),
  night: kilowattHours(Math.max(0, total - day)),
  atMarket: euros(atMarket),
});
