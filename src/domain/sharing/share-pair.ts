import { type KilowattHours, kilowattHours } from "#domain/units/quantity.ts";
import { emptySeries, type Series } from "#domain/units/series.ts";

/** One direction of a pair: what was shared, what was left of the injection and what was still missing of the offtake. */
export type PairSharing = { shared: Series<"kWh">; toSupplier: Series<"kWh">; fromSupplier: Series<"kWh"> };

/** What one connection puts on the grid and takes from it. */
export type Connection = { injection: Series<"kWh">; offtake: Series<"kWh"> };

/**
 * Energy is shared within its own quarter-hour (Energiedecreet art. 7.2.2 par. 2): a surplus at noon does not cover an
 * evening. `into` takes the result, so that many pairs need not fill the memory.
 */
export function sharePair(
  injection: Series<"kWh">,
  offtake: Series<"kWh">,
  into: PairSharing = emptyPairSharing(injection.length),
): PairSharing {
  mustMatch(injection, offtake);
  mustMatch(injection, into.shared);
  const { shared, toSupplier, fromSupplier } = into;
  for (let quarter = 0; quarter < injection.length; quarter++) {
    const injected = injection[quarter] as number;
    const taken = offtake[quarter] as number;
    if (!(injected >= 0 && taken >= 0)) throw new RangeError(badQuarter(quarter, injected, taken));
    const both = Math.min(injected, taken);
    shared[quarter] = both;
    toSupplier[quarter] = injected - both;
    fromSupplier[quarter] = taken - both;
  }
  return into;
}

/** The year's shared energy alone, for when a thousand pairs are compared and nobody looks at their quarters. */
export function sharedEnergyOfPair(injection: Series<"kWh">, offtake: Series<"kWh">): KilowattHours {
  mustMatch(injection, offtake);
  // Four sums side by side, since each addition would otherwise wait for the one before.
  const whole = injection.length - (injection.length % 4);
  let [a, b, c, d] = [0, 0, 0, 0];
  let least = 0;
  for (let quarter = 0; quarter < whole; quarter += 4) {
    const e = Math.min(injection[quarter] as number, offtake[quarter] as number);
    const f = Math.min(injection[quarter + 1] as number, offtake[quarter + 1] as number);
    const g = Math.min(injection[quarter + 2] as number, offtake[quarter + 2] as number);
    const h = Math.min(injection[quarter + 3] as number, offtake[quarter + 3] as number);
    least = Math.min(least, Math.min(Math.min(e, f), Math.min(g, h)));
    a += e;
    b += f;
    c += g;
    d += h;
  }
  for (let quarter = whole; quarter < injection.length; quarter++) {
    const last = Math.min(injection[quarter] as number, offtake[quarter] as number);
    least = Math.min(least, last);
    a += last;
  }
  // A negative or missing amount in either series is the lesser of its quarter, so it shows here.
  if (!(least >= 0)) throw new RangeError("Every quarter must hold two amounts of zero or more.");
  return kilowattHours(a + b + (c + d));
}

const emptyPairSharing = (quarters: number): PairSharing => ({
  shared: emptySeries(quarters),
  toSupplier: emptySeries(quarters),
  fromSupplier: emptySeries(quarters),
});

function mustMatch(first: Series<"kWh">, second: Series<"kWh">): void {
  if (first.length !== second.length) {
    throw new RangeError(`One series has ${first.length} quarters, the other ${second.length}.`);
  }
}

const badQuarter = (quarter: number, injected: number, taken: number) =>
  `Quarter ${quarter} must hold two amounts of zero or more: ${injected}, ${taken}.`;
