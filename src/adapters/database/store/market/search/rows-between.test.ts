import fc from "fast-check";
import { expect, test } from "vitest";
import { rowsBetween } from "./rows-between.ts";

test("the rows of any page are those that stand there once all are in order", () => {
  const shuffled = fc.uniqueArray(fc.integer({ min: 0, max: 9999 }), { maxLength: 300 });
  fc.assert(
    fc.property(shuffled, fc.nat(300), fc.nat(50), (rows, offset, limit) => {
      const [from, to] = [Math.min(offset, rows.length), Math.min(offset + limit, rows.length)];
      const found = rowsBetween(Int32Array.from(rows), from, to, (one, other) => one - other);
      expect([...found]).toEqual(rows.toSorted((a, b) => a - b).slice(from, to));
    }),
  );
});

test.each([
  ["already in order", (at: number) => at],
  ["in the opposite order", (at: number) => 20_000 - at],
  ["in two halves that climb", (at: number) => (at % 2) * 10_000 + at / 2],
])("a page of rows that are %s takes few comparisons", (_, rowAt) => {
  const rows = Int32Array.from({ length: 20_000 }, (_, at) => rowAt(at));
  let compared = 0;
  rowsBetween(rows, 15_000, 15_024, (one, other) => {
    compared += 1;
    return one - other;
  });
  expect(compared).toBeLessThan(20 * rows.length);
});
