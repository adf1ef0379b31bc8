import { type MarketBuyer, type MarketSeller, meanPrice } from "#domain/matching/market-party.ts";
import type { PricedPair } from "#domain/matching/propose-prices.ts";
import type { Series } from "#domain/units/series.ts";

const HOURS_PER_DAY = 24;
const QUARTERS_PER_HOUR = 4;

/** The clock hour of each quarter, from 0 to 23. The quarters of an hour stand together. */
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
    const isAlone = group.length === 1;
    const byHour =
      isAlone && !isPricedByQuarter(seller, buyer)
        ? leastByHour(injection, offtake, clockHours)
        : soldByHour(isAlone ? writeLeast(injection, offtake) : writePart(injection), clockHours);
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

function writePart(injection: Series<"kWh">): Float64Array {
  for (let quarter = 0; quarter < sold.length; quarter++) {
    sold[quarter] = (injection[quarter] as number) * (parts[quarter] as number);
  }
  return sold;
}

/** Who sells alone sells all that is taken. */
function writeLeast(injection: Series<"kWh">, offtake: Series<"kWh">): Float64Array {
  for (let quarter = 0; quarter < sold.length; quarter++) {
    sold[quarter] = Math.min(injection[quarter] as number, offtake[quarter] as number);
  }
  return sold;
}

/** Where the quarters of an hour end: nearly always after four. */
function endOfHour(clockHours: ClockHours, first: number): number {
  const hour = clockHours[first];
  if (clockHours[first + QUARTERS_PER_HOUR - 1] === hour) return first + QUARTERS_PER_HOUR;
  let end = first + 1;
  while (end < clockHours.length && clockHours[end] === hour) end++;
  return end;
}

/**
 * By their sum and distance: over a year a processor guesses wrong every other time which of two is less. Not a closure over the
 * years, which would take four times as long.
 */
const twiceLeast = (one: number, other: number): number => one + other - Math.abs(one - other);

/** The same by hour in one go, where nothing asks for the quarters. Four quarters do not wait for each other. */
function leastByHour(injection: Series<"kWh">, offtake: Series<"kWh">, clockHours: ClockHours): Float64Array {
  const twice = new Float64Array(HOURS_PER_DAY);
  for (let first = 0, end = 0; first < offtake.length; first = end) {
    end = endOfHour(clockHours, first);
    let ofHour = 0;
    if (end - first === QUARTERS_PER_HOUR)
      ofHour =
        twiceLeast(injection[first] as number, offtake[first] as number) +
        twiceLeast(injection[first + 1] as number, offtake[first + 1] as number) +
        (twiceLeast(injection[first + 2] as number, offtake[first + 2] as number) +
          twiceLeast(injection[first + 3] as number, offtake[first + 3] as number));
    else
      for (let quarter = first; quarter < end; quarter++)
        ofHour += twiceLeast(injection[quarter] as number, offtake[quarter] as number);
    const hour = clockHours[first] as number;
    twice[hour] = (twice[hour] as number) + ofHour;
  }
  return twice.map((energy) => energy / 2);
}

/** Each hour is added up before it is added to those of other days. */
function soldByHour(sold: Float64Array, clockHours: ClockHours): Float64Array {
  const byHour = new Float64Array(HOURS_PER_DAY);
  for (let first = 0, end = 0; first < sold.length; first = end) {
    end = endOfHour(clockHours, first);
    let ofHour = 0;
    for (let quarter = first; quarter < end; quarter++) ofHour += sold[quarter] as number;
    const hour = clockHours[first] as number;
    byHour[hour] = (byHour[hour] as number) + ofHour;
  }
  return byHour;
}

const isPricedByQuarter = (seller: MarketSeller, buyer: MarketBuyer): boolean =>
  seller.injectionPrices !== null || buyer.energyPrices !== null;

/** A price that changes by the quarter counts as its mean over the kWh that this seller sells. */
function pricedWhenSold(seller: MarketSeller, buyer: MarketBuyer): Pick<PricedPair, "seller" | "buyer"> {
  if (!isPricedByQuarter(seller, buyer)) return { seller, buyer };
  return {
    seller: { ...seller, injectionPrice: meanPrice(seller.injectionPrice, seller.injectionPrices, sold) },
    buyer: { ...buyer, energyPrice: meanPrice(buyer.energyPrice, buyer.energyPrices, sold) },
  };
}
