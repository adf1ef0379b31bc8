import fc from "fast-check";
import { expect, test } from "vitest";
import { shareAmongSellers } from "#domain/sharing/share-among-sellers.ts";
import { share } from "#domain/units/quantity.ts";
import { seriesOf } from "#domain/units/series.ts";

const series = (...values: number[]) => seriesOf<"kWh">(values);
const halves = { rule: "fixed", shares: [share(0.5), share(0.5)] } as const;

test("pro rata: 6 and 2 kWh to a buyer who takes 4 are sold in the proportion of three to one", () => {
  const { given, toSupplier, fromSupplier } = shareAmongSellers([series(6), series(2)], series(4), {
    rule: "pro-rata",
  });
  expect(given.map(([sold]) => sold)).toEqual([3, 1]);
  expect(toSupplier.map(([left]) => left)).toEqual([3, 1]);
  expect([...fromSupplier]).toEqual([0]);
});

test("fixed halves: 6 and 1 kWh to a buyer who takes 4 are sold as 3 and 1, since the second cannot fill its half", () => {
  const { given, toSupplier } = shareAmongSellers([series(6), series(1)], series(4), halves);
  expect(given.map(([sold]) => sold)).toEqual([3, 1]);
  expect(toSupplier.map(([left]) => left)).toEqual([3, 0]);
});

test("sellers who inject less than the buyer takes sell all, and the rest comes from the supplier", () => {
  const { given, fromSupplier } = shareAmongSellers([series(1), series(2)], series(5), halves);
  expect(given.map(([sold]) => sold)).toEqual([1, 2]);
  expect([...fromSupplier]).toEqual([2]);
});

const amount = fc.double({ min: 0, max: 1000, noNaN: true });

test("under either rule the sellers give the lesser of what they inject together and what the buyer takes", () => {
  const rules = fc.constantFrom({ rule: "pro-rata" } as const, halves);
  fc.assert(
    fc.property(amount, amount, amount, rules, (first, second, taken, split) => {
      const { given, toSupplier, fromSupplier } = shareAmongSellers(
        [series(first), series(second)],
        series(taken),
        split,
      );
      const sold = given.map(([energy]) => energy as number);
      const left = toSupplier.map(([energy]) => energy as number);
      const total = sold.reduce((sum, energy) => sum + energy, 0);
      expect(total).toBeCloseTo(Math.min(first + second, taken), 9);
      expect(total + (fromSupplier[0] as number)).toBeCloseTo(taken, 9);
      expect((sold[0] as number) + (left[0] as number)).toBeCloseTo(first, 9);
      expect((sold[1] as number) + (left[1] as number)).toBeCloseTo(second, 9);
      expect(Math.min(...sold, ...left, fromSupplier[0] as number)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("a split of more than the whole, or for another number of sellers, is our own fault and thrown", () => {
  const split = { rule: "fixed", shares: [share(0.7), share(0.7)] } as const;
  expect(() => shareAmongSellers([series(1), series(1)], series(1), split)).toThrow(RangeError);
  expect(() => shareAmongSellers([series(1)], series(1), halves)).toThrow(RangeError);
  expect(() => shareAmongSellers([series(1, 2)], series(1), { rule: "pro-rata" })).toThrow(RangeError);
});
