import fc from "fast-check";
import { expect, test } from "vitest";
import { shareQuarters } from "#domain/sharing/share-quarters.ts";
import { kilowattHours } from "#domain/units/quantity.ts";

const series = (...values: number[]) => values.map(kilowattHours);
const amount = fc.double({ min: 0, max: 1e6, noNaN: true }).map(kilowattHours);
const pairs = fc.array(fc.tuple(amount, amount), { maxLength: 96 });
const split = (values: [ReturnType<typeof kilowattHours>, ReturnType<typeof kilowattHours>][]) => ({
  injection: values.map(([injected]) => injected),
  offtake: values.map(([, taken]) => taken),
});

test("the lesser of injection and offtake is shared, quarter by quarter", () => {
  expect(shareQuarters(series(0, 2, 3), series(1, 1, 5))).toEqual({
    shared: [0, 1, 3],
    toSupplier: [0, 1, 0],
    fromSupplier: [1, 0, 2],
  });
});

test("a surplus at noon does not cover an evening", () => {
  const { shared, toSupplier, fromSupplier } = shareQuarters(series(4, 0), series(0, 4));
  expect([shared, toSupplier, fromSupplier]).toEqual([
    [0, 0],
    [4, 0],
    [0, 4],
  ]);
});

test("shared and sold to the supplier make up the injection; shared and bought make up the offtake", () => {
  fc.assert(
    fc.property(pairs, (values) => {
      const { injection, offtake } = split(values);
      const { shared, toSupplier, fromSupplier } = shareQuarters(injection, offtake);
      injection.forEach((injected, quarter) => {
        expect((shared[quarter] ?? 0) + (toSupplier[quarter] ?? 0)).toBeCloseTo(injected, 6);
        expect((shared[quarter] ?? 0) + (fromSupplier[quarter] ?? 0)).toBeCloseTo(offtake[quarter] ?? 0, 6);
      });
    }),
  );
});

test("no quarter shares more than was injected or taken, and none is negative", () => {
  fc.assert(
    fc.property(pairs, (values) => {
      const { injection, offtake } = split(values);
      const { shared, toSupplier, fromSupplier } = shareQuarters(injection, offtake);
      shared.forEach((energy, quarter) => {
        expect(energy).toBeLessThanOrEqual(injection[quarter] ?? 0);
        expect(energy).toBeLessThanOrEqual(offtake[quarter] ?? 0);
        expect(Math.min(energy, toSupplier[quarter] ?? 0, fromSupplier[quarter] ?? 0)).toBeGreaterThanOrEqual(0);
      });
    }),
  );
});

test("in each quarter at most one side still needs its supplier", () => {
  fc.assert(
    fc.property(pairs, (values) => {
      const { injection, offtake } = split(values);
      const { toSupplier, fromSupplier } = shareQuarters(injection, offtake);
      toSupplier.forEach((sold, quarter) => {
        expect(Math.min(sold, fromSupplier[quarter] ?? 0)).toBe(0);
      });
    }),
  );
});

test("series of different lengths, negative and missing amounts are refused", () => {
  expect(() => shareQuarters(series(1), series(1, 2))).toThrow(RangeError);
  expect(() => shareQuarters(series(-1), series(1))).toThrow(RangeError);
  expect(() => shareQuarters(series(Number.NaN), series(1))).toThrow(RangeError);
});
