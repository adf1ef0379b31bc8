import { allocateOneRoof, type OneRoofAllocation, type SharingKey } from "#domain/sharing/one-roof-allocation.ts";
import { type KilowattHours, kilowattHours, share, sum } from "#domain/units/quantity.ts";

const EQUAL_KEY = share(0.2);
const OFFTAKES = [0.2, 0.9, 0.5, 0.4].map(kilowattHours);

export type KeyExample = {
  injection: KilowattHours;
  offtakes: KilowattHours[];
  allocations: Record<SharingKey, OneRoofAllocation & { shared: KilowattHours }>;
};

/** One quarter-hour of a building with a roof and four flats, divided by each of the three Flemish keys. */
export function keyExample(): KeyExample {
  const injection = kilowattHours(2);
  const receivers = OFFTAKES.map((offtake) => ({ key: EQUAL_KEY, offtake }));
  const allocate = (method: SharingKey) => {
    const allocation = allocateOneRoof({ injection, ownKey: EQUAL_KEY, receivers }, method);
    return { ...allocation, shared: sum(allocation.received) };
  };
  return {
    injection,
    offtakes: OFFTAKES,
    allocations: { fixed: allocate("fixed"), relative: allocate("relative"), optimal: allocate("optimal") },
  };
}
