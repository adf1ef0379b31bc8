import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cost,
  type EurosPerKilowattYear,
  euros,
  eurosPerKilowattHour,
  fromCents,
  kilowattHours,
  minus,
  plus,
  shareOf,
  sum,
  times,
  toCents,
} from "#domain/units/quantity.ts";

test("100 kWh at 0.0525 EUR/kWh cost 5.25 EUR", () => {
  expect(cost(kilowattHours(100), eurosPerKilowattHour(0.0525))).toBeCloseTo(5.25, 10);
});

test("half a cent rounds away from zero, for a claim as for a debt", () => {
  expect(toCents(euros(1.005))).toBe(101);
  expect(toCents(euros(-1.005))).toBe(-101);
  expect(toCents(euros(1.0049))).toBe(100);
  expect(toCents(euros(0.285))).toBe(29);
});

test("nothing rounds to plain zero, never to minus zero", () => {
  expect(Object.is(toCents(euros(-0.001)), 0)).toBe(true);
});

test("whole cents survive the way to euros and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (count) => {
      const cents = toCents(euros(count / 100));
      expect(cents).toBe(count);
      expect(toCents(fromCents(cents))).toBe(cents);
    }),
  );
});

test("adding and taking away the same amount changes nothing", () => {
  expect(minus(plus(euros(2), euros(3)), euros(3))).toBe(2);
});

test("the sum of no quarters is zero, and a part of nothing is nothing", () => {
  expect(sum<"kWh">([])).toBe(0);
  expect(shareOf(kilowattHours(0), kilowattHours(0))).toBe(0);
  expect(shareOf(kilowattHours(1), kilowattHours(4))).toBe(0.25);
});

test("a quantity of one unit is refused where another is asked", () => {
  // @ts-expect-error Euros and kilowatt-hours do not add up.
  plus(euros(1), kilowattHours(1));
});

test("a capacity price of 50 euros a kilowatt and year is 200 for four kilowatts", () => {
  expect(times(50 as EurosPerKilowattYear, 4)).toBe(200);
});
