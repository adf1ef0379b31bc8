import fc from "fast-check";
import { expect, test } from "vitest";
import { limitFault } from "#domain/limits.ts";

test.each([
  [Number.NaN, "not-a-number"],
  [Number.POSITIVE_INFINITY, "not-a-number"],
  [Number.NEGATIVE_INFINITY, "not-a-number"],
  [-0.001, "too-low"],
  [0, null],
  [10, null],
  [10.001, "too-high"],
])("between 0 and 10, %d is judged %s", (value, fault) => {
  expect(limitFault(value, { min: 0, max: 10 })).toBe(fault);
});

test("what passes is a number between the limits", () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      const passes = limitFault(value, { min: -5, max: 5 }) === null;
      expect(passes).toBe(value >= -5 && value <= 5);
    }),
  );
});
