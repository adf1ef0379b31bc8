import fc from "fast-check";
import { expect, test } from "vitest";
import { nettingLost } from "#domain/economics/netting-lost.ts";
import { kilowattHours } from "#domain/units/quantity.ts";

const lost = (injection: number, offtake: number, sold: number) =>
  nettingLost({
    injection: kilowattHours(injection),
    offtake: kilowattHours(offtake),
    sold: kilowattHours(sold),
  });

test("of 5,000 kWh injected against 3,000 taken, the first 2,000 that are sold cost no netting and the next 500 do", () => {
  expect(lost(5000, 3000, 2000)).toBe(0);
  expect(lost(5000, 3000, 2500)).toBe(500);
});

test("whoever injects no more than is taken loses the netting of every kWh that is sold", () => {
  expect(lost(2000, 3000, 800)).toBe(800);
});

test("never more netting is lost than was sold, nor than there was, and selling more never loses less", () => {
  const energy = fc.double({ min: 0, max: 20_000, noNaN: true });
  fc.assert(
    fc.property(energy, energy, fc.double({ min: 0, max: 1, noNaN: true }), (injection, offtake, part) => {
      const sold = injection * part;
      const gone = lost(injection, offtake, sold);
      expect(gone).toBeGreaterThanOrEqual(0);
      expect(gone).toBeLessThanOrEqual(Math.min(sold, offtake) + 1e-9);
      expect(lost(injection, offtake, injection)).toBeGreaterThanOrEqual(gone);
    }),
  );
});
