import { allocateQuarter } from "#domain/sharing/allocate-community.ts";
import type { SharingKey } from "#domain/sharing/quarter-allocator.ts";
import { type KilowattHours, kilowattHours, share, sum } from "#domain/units/quantity.ts";

const EQUAL_KEY = share(0.2);
const OFFTAKES = [0.2, 0.9, 0.5, 0.4].map(kilowattHours);

type FlemishKey = Extract<SharingKey, "fixed" | "relative" | "optimal">;

export type KeyExample = {
  injection: KilowattHours;
  offtakes: KilowattHours[];
  allocations: Record<FlemishKey, { received: KilowattHours[]; toSupplier: KilowattHours; shared: KilowattHours }>;
};

/** One quarter-hour of a building with a roof and four flats, divided by each of the three Flemish keys. */
export function keyExample(): KeyExample {
  const nothing = kilowattHours(0);
  const roof = { injection: kilowattHours(2), offtake: nothing, key: EQUAL_KEY };
  const flats = OFFTAKES.map((offtake) => ({ injection: nothing, offtake, key: EQUAL_KEY }));
  const allocate = (method: FlemishKey) => {
    const allocation = allocateQuarter([roof, ...flats], method);
    const received = allocation.received.slice(1);
    return { received, toSupplier: sum(allocation.toSupplier), shared: sum(received) };
  };
  return {
    injection: roof.injection,
    offtakes: OFFTAKES,
    allocations: { fixed: allocate("fixed"), relative: allocate("relative"), optimal: allocate("optimal") },
  };
}
