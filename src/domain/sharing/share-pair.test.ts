import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedEnergyOfPair, sharePair } from "#domain/sharing/share-pair.ts";
import { type Series, seriesOf, sumOfSeries } from "#domain/units/series.ts";

const series = (...values: number[]) => seriesOf<"kWh">(values);
const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
const pairs = fc.array(fc.tuple(amount, amount), { maxLength: 96 }).map((rows) => ({
  injection: series(...rows.map(([injected]) => injected)),
  offtake: series(...rows.map(([, taken]) => taken)),
}));
const raised = (values: Series<"kWh">, by: number) => seriesOf<"kWh">(values.map((value) => value + by));

test("the lesser of injection and offtake is shared, quarter by quarter", () => {
  const { shared, toSupplier, fromSupplier } = sharePair(series(0, 2, 3), series(1, 1, 5));
  expect([...shared]).toEqual([0, 1, 3]);
  expect([...toSupplier]).toEqual([0, 1, 0]);
  expect([...fromSupplier]).toEqual([1, 0, 2]);
});

test("a surplus at noon does not cover an evening", () => {
  expect([...sharePair(series(4, 0), series(0, 4)).shared]).toEqual([0, 0]);
});

test("a result can be written over an earlier one", () => {
  const into = sharePair(series(9, 9), series(1, 1));
  expect(sharePair(series(1, 0), series(2, 2), into)).toBe(into);
  expect([...into.fromSupplier]).toEqual([1, 2]);
});

test("shared and sold to the supplier make up the injection; shared and bought make up the offtake", () => {
  fc.assert(
    fc.property(pairs, ({ injection, offtake }) => {
      const { shared, toSupplier, fromSupplier } = sharePair(injection, offtake);
      injection.forEach((injected, quarter) => {
        const both = shared[quarter] as number;
        expect(both + (toSupplier[quarter] as number)).toBeCloseTo(injected, 6);
        expect(both + (fromSupplier[quarter] as number)).toBeCloseTo(offtake[quarter] as number, 6);
        expect(both).toBeLessThanOrEqual(Math.min(injected, offtake[quarter] as number));
        expect(Math.min(toSupplier[quarter] as number, fromSupplier[quarter] as number)).toBe(0);
      });
    }),
  );
});

test("the quick sum is the sum of the shared quarters", () => {
  fc.assert(
    fc.property(pairs, ({ injection, offtake }) => {
      const slow = sumOfSeries(sharePair(injection, offtake).shared);
      expect(sharedEnergyOfPair(injection, offtake)).toBeCloseTo(slow, 5);
    }),
  );
});

test("more injection or more offtake never shares less", () => {
  fc.assert(
    fc.property(pairs, amount, ({ injection, offtake }, more) => {
      const before = sharedEnergyOfPair(injection, offtake);
      expect(sharedEnergyOfPair(raised(injection, more), offtake)).toBeGreaterThanOrEqual(before - 1e-6);
      expect(sharedEnergyOfPair(injection, raised(offtake, more))).toBeGreaterThanOrEqual(before - 1e-6);
    }),
  );
});

test.each([
  ["series of different lengths", series(1), series(1, 2)],
  ["a negative amount", series(0, 0, 0, 0, -1), series(1, 1, 1, 1, 1)],
  ["a missing amount", series(1, 1, 1, 1), series(1, Number.NaN, 1, 1)],
])("%s is our own fault and thrown", (_, injection, offtake) => {
  expect(() => sharePair(injection, offtake)).toThrow(RangeError);
  expect(() => sharedEnergyOfPair(injection, offtake)).toThrow(RangeError);
});

test("the quick sum adds each of its four lanes and what is left over after them", () => {
  const plenty = series(...Array.from({ length: 11 }, () => 100));
  // 1 + 2 + ... + 11 is 66; each quarter alone is itself.
  expect(sharedEnergyOfPair(series(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), plenty)).toBe(66);
  for (let quarter = 0; quarter < 11; quarter++) {
    const alone = series(...Array.from({ length: 11 }, (_, at) => (at === quarter ? 7 : 0)));
    expect(sharedEnergyOfPair(alone, plenty)).toBe(7);
    expect(sharedEnergyOfPair(plenty, alone)).toBe(7);
    const negative = series(...Array.from({ length: 11 }, (_, at) => (at === quarter ? -1e-9 : 0)));
    expect(() => sharedEnergyOfPair(negative, plenty)).toThrow("Every quarter must hold two amounts of zero or more.");
    expect(() => sharedEnergyOfPair(plenty, negative)).toThrow(RangeError);
  }
  expect(() => sharedEnergyOfPair(series(1), plenty)).toThrow("One series has 1 quarters, the other 11.");
});
