import { expect, test } from "vitest";
import { examplePair } from "#application/estimates/example-pair.ts";
import { euros, toCents } from "#domain/units/quantity.ts";

test("3,000 kWh between 18.94 and 4.76 cents, halfway at 11.85, bring 91.70 and 88.07 euros after both fees", () => {
  const { sale, gain } = examplePair(euros(0));
  expect(sale.agreedPrice).toBeCloseTo(0.1185, 12);
  expect(toCents(gain.buyer)).toBe(9170);
  expect(toCents(gain.seller)).toBe(8807);
  expect(toCents(gain.together)).toBe(17977);
});

test("1,000 kWh lose money, 2,000 bring a little, and 245.63 / 0.1418 = 1,732 kWh break even", () => {
  const { otherVolumes, breakEven } = examplePair(euros(0));
  expect(otherVolumes.map(({ gain }) => toCents(gain.together))).toEqual([-10383, 3797]);
  expect(Math.round(breakEven ?? 0)).toBe(1732);
});

test("our own fee is inside the result of both sides", () => {
  const free = examplePair(euros(0)).gain;
  const paid = examplePair(euros(12)).gain;
  expect(toCents(euros(free.buyer - paid.buyer))).toBe(1200);
  expect(toCents(euros(free.seller - paid.seller))).toBe(1200);
});
