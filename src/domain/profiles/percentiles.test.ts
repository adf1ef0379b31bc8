import { expect, test } from "vitest";
import { percentiles } from "#domain/profiles/percentiles.ts";
import { share } from "#domain/units/quantity.ts";

test("of the numbers 0 to 10 the tenth, half and nine tenths are 1, 5 and 9, in any sequence", () => {
  const numbers = [10, 3, 7, 0, 5, 1, 9, 2, 8, 4, 6];
  expect(percentiles(numbers, [share(0.1), share(0.5), share(0.9)])).toEqual([1, 5, 9]);
});

test("between two neighbours a percentile lies on the line", () => {
  expect(percentiles([10, 20], [share(0.25)])).toEqual([12.5]);
  expect(percentiles([4], [share(0.1), share(0.9)])).toEqual([4, 4]);
});

test("nothing has no percentiles", () => {
  expect(() => percentiles([], [share(0.5)])).toThrow(RangeError);
});
