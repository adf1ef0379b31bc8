import fc from "fast-check";
import { expect, test } from "vitest";
import { allocateOneRoof, type SharingKey } from "#domain/sharing/one-roof-allocation.ts";
import { kilowattHours, share, sum } from "#domain/units/quantity.ts";

const receiver = (offtake: number) => ({ key: share(0.2), offtake: kilowattHours(offtake) });
const quarter = {
  injection: kilowattHours(2),
  ownKey: share(0.2),
  receivers: [receiver(0.2), receiver(0.9), receiver(0.5), receiver(0.4)],
};

test("fixed: each is offered a fifth of 2 kWh, and a fifth stays with the roof", () => {
  const { received, toSupplier } = allocateOneRoof(quarter, "fixed");
  expect(received).toEqual([0.2, 0.4, 0.4, 0.4]);
  expect(toSupplier).toBeCloseTo(0.6, 12);
});

test("relative: the four receivers divide the whole 2 kWh, half a kWh each", () => {
  const { received, toSupplier } = allocateOneRoof(quarter, "relative");
  expect(received).toEqual([0.2, 0.5, 0.5, 0.4]);
  expect(toSupplier).toBeCloseTo(0.4, 12);
});

test("optimal: what the others leave goes to the one who still takes power", () => {
  const { received, toSupplier } = allocateOneRoof(quarter, "optimal");
  expect(received[1]).toBeCloseTo(0.9, 12);
  expect(toSupplier).toBeCloseTo(0, 12);
});

const amount = fc.double({ min: 0, max: 100, noNaN: true }).map(kilowattHours);
const quarters = fc.record({
  injection: amount,
  ownKey: fc.constant(share(0.1)),
  receivers: fc.array(fc.record({ key: fc.constant(share(0.3)), offtake: amount }), { minLength: 1, maxLength: 5 }),
});

test("nobody receives more than their offtake, and what is not received goes to the supplier", () => {
  fc.assert(
    fc.property(quarters, fc.constantFrom<SharingKey>("fixed", "relative", "optimal"), (situation, method) => {
      const { received, toSupplier } = allocateOneRoof(situation, method);
      received.forEach((energy, index) => {
        expect(energy).toBeLessThanOrEqual((situation.receivers[index]?.offtake ?? 0) + 1e-9);
      });
      expect(sum(received) + toSupplier).toBeCloseTo(situation.injection, 9);
    }),
  );
});

test("optimal shares all that fits: the lesser of injection and summed offtake", () => {
  fc.assert(
    fc.property(quarters, (situation) => {
      const { received } = allocateOneRoof(situation, "optimal");
      const demand = sum(situation.receivers.map(({ offtake }) => offtake));
      expect(sum(received)).toBeCloseTo(Math.min(situation.injection, demand), 6);
    }),
  );
});
