import { type MarketBuyer, type MarketSeller, meanPrice } from "#domain/matching/market-party.ts";
import type { PricedPair } from "#domain/matching/propose-prices.ts";
import type { Series } from "#domain/units/series.ts";

const HOURS_PER_DAY = 24;

/** The clock hour of each quarter, from 0 to 23. */
export type ClockHours = ArrayLike<number>;

/** A seller of a group with its year, what it sells by hour of the clock, and the prices of the quarters in which it sells. */
export type SettledSeller = PricedPair & { id: string; injection: Series<"kWh">; byHour: Float64Array };
export type GroupSeller = { seller: MarketSeller; injection: Series<"kWh"> };

// Written anew by each sum: a round or a page settles many, and a year of numbers for each would fill the memory.
let parts = new Float64Array(0);
let sold = new Float64Array(0);

/** What each seller sells, pro rata to what it injects, in all and by hour of the clock, and at which prices of today. */
export function settleSellers(
  buyer: MarketBuyer,
  group: readonly GroupSeller[],
  offtake: Series<"kWh">,
  clockHours: ClockHours,
): SettledSeller[] {
  if (sold.length !== offtake.length)
    [parts, sold] = [new Float64Array(offtake.length), new Float64Array(offtake.length)];
  if (group.some(({ injection }) => injection.length !== offtake.length))
    throw new RangeError("The years of a buyer and a seller differ in length.");
  if (group.length > 1) writeParts(group, offtake);
  return group.map(({ seller, injection }) => {
    if (group.length > 1) writePart(injection);
    else writeLeast(injection, offtake);
    const byHour = soldByHour(clockHours);
    const energy = byHour.reduce((total, amount) => total + amount, 0);
    return { id: seller.id, injection, byHour, energy, ...pricedWhenSold(seller, buyer) };
  });
}

/** Which part of what a group injects is taken in each quarter. */
function writeParts(group: readonly GroupSeller[], offtake: Series<"kWh">): void {
  parts.fill(0);
  for (const { injection } of group) {
    for (let quarter = 0; quarter < parts.length; quarter++) {
      parts[quarter] = (parts[quarter] as number) + (injection[quarter] as number);
    }
  }
  for (let quarter = 0; quarter < parts.length; quarter++) {
    const injected = parts[quarter] as number;
    parts[quarter] = injected > 0 ? Math.min(1, (offtake[quarter] as number) / injected) : 0;
  }
}

function writePart(injection: Series<"kWh">): void {
  for (let quarter = 0; quarter < sold.length; quarter++) {
    sold[quarter] = (injection[quarter] as number) * (parts[quarter] as number);
  }
}

/** Who sells alone sells all that is taken. */
function writeLeast(injection: Series<"kWh">, offtake: Series<"kWh">): void {
  for (let quarter = 0; quarter < sold.length; quarter++) {
    sold[quarter] = Math.min(injection[quarter] as number, offtake[quarter] as number);
  }
}

/** Quarters of one hour stand together: each hour is added up before it is added to those of other days. */
function soldByHour(clockHours: ClockHours): Float64Array {
  const byHour = new Float64Array(HOURS_PER_DAY);
  let [hour, ofHour] = [0, 0];
  for (let quarter = 0; quarter < sold.length; quarter++) {
    const next = clockHours[quarter] as number;
    if (next !== hour) {
      byHour[hour] = (byHour[hour] as number) + ofHour;
      [hour, ofHour] = [next, 0];
    }
    ofHour += sold[quarter] as number;
  }
  byHour[hour] = (byHour[hour] as number) + ofHour;
  return byHour;
}

/** A price that changes by the quarter counts as its mean over the kWh that this seller sells. */
function pricedWhenSold(seller: MarketSeller, buyer: MarketBuyer): Pick<PricedPair, "seller" | "buyer"> {
  if (seller.injectionPrices === null && buyer.energyPrices === null) return { seller, buyer };
  return {
    seller: { ...seller, injectionPrice: meanPrice(seller.injectionPrice, seller.injectionPrices, sold) },
    buyer: { ...buyer, energyPrice: meanPrice(buyer.energyPrice, buyer.energyPrices, sold) },
  };
}
