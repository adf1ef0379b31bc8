import { type KilowattHours, lesserOf, minus } from "#domain/units/quantity.ts";

export type SharedQuarters = {
  shared: KilowattHours[];
  toSupplier: KilowattHours[];
  fromSupplier: KilowattHours[];
};

/** Energy is shared within its own quarter-hour: a surplus at noon does not cover an evening. */
export function shareQuarters(injection: readonly KilowattHours[], offtake: readonly KilowattHours[]): SharedQuarters {
  if (injection.length !== offtake.length) {
    throw new RangeError(`Injection has ${injection.length} quarters, offtake ${offtake.length}.`);
  }
  const result: SharedQuarters = { shared: [], toSupplier: [], fromSupplier: [] };
  injection.forEach((injected, quarter) => {
    const taken = offtake[quarter];
    if (taken === undefined || !(injected >= 0) || !(taken >= 0)) {
      throw new RangeError(`Quarter ${quarter} must hold two amounts of zero or more: ${injected}, ${taken}.`);
    }
    const shared = lesserOf(injected, taken);
    result.shared.push(shared);
    result.toSupplier.push(minus(injected, shared));
    result.fromSupplier.push(minus(taken, shared));
  });
  return result;
}
