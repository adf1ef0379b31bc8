import fc from "fast-check";
import { expect, test } from "vitest";
import { rowsBetween } from "./rows-between.ts";

const upwards = (numbers: Float64Array) => ({ numbers, direction: 1 }) as const;
const byRow = (one: number, other: number) => one - other;

test("the rows of any page are those that stand there once all are in order by one key, then the next, then the last", () => {
  const numbers = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 3 })), {
    maxLength: 300,
  });
  fc.assert(
    fc.property(numbers, fc.nat(300), fc.nat(50), (pairs, offset, limit) => {
      const [from, to] = [Math.min(offset, pairs.length), Math.min(offset + limit, pairs.length)];
      const keys = [0, 1].map((at) => Float64Array.from(pairs, (pair) => (at === 0 ? pair[0] : pair[1])));
      const all = Int32Array.from(pairs.keys()).reverse();
      const inOrder = [...pairs.keys()].toSorted((a, b) => {
        const [first = [0, 0], second = [0, 0]] = [pairs[a], pairs[b]];
        return first[0] - second[0] || first[1] - second[1] || a - b;
      });
      expect([...rowsBetween(all, from, to, { keys: keys.map(upwards), last: byRow })]).toEqual(
        inOrder.slice(from, to),
      );
    }),
  );
});

test.each([
  ["already in order", (at: number) => at],
  ["in the opposite order", (at: number) => 20_000 - at],
  ["in two halves that climb", (at: number) => (at % 2) * 10_000 + at / 2],
  ["all equal", () => 7],
])("a page of rows that are %s is found, and few of them are compared by the last rule", (_, numberAt) => {
  const key = Float64Array.from({ length: 20_000 }, (_, at) => numberAt(at));
  let compared = 0;
  const last = (one: number, other: number) => {
    compared += 1;
    return one - other;
  };
  const rows = Int32Array.from(key.keys());
  const found = rowsBetween(rows, 15_000, 15_024, { keys: [upwards(key)], last });
  const inOrder = [...key.keys()].toSorted((a, b) => (key[a] as number) - (key[b] as number) || a - b);
  expect([...found]).toEqual(inOrder.slice(15_000, 15_024));
  expect(compared).toBeLessThan(20 * rows.length);
});

test("a key that is no number ends nothing in a loop", () => {
  const key = Float64Array.from([3, Number.NaN, 1, Number.NaN, 2]);
  expect(rowsBetween(Int32Array.from([0, 1, 2, 3, 4]), 0, 5, { keys: [upwards(key)], last: byRow })).toHaveLength(5);
});

test("any stretch of very many rows is found, the most first as well as the least", () => {
  const stretch = fc.tuple(fc.nat(6000), fc.nat(6000)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer(),
      stretch,
      fc.boolean(),
      (values, seed, [from, to], isUp) => {
        const numbers = Float64Array.from({ length: 6000 }, (_, at) => ((at * 7919 + seed) % values) - values / 2);
        const direction = isUp ? 1 : -1;
        const inOrder = [...numbers.keys()].toSorted(
          (a, b) => ((numbers[a] as number) - (numbers[b] as number)) * direction || a - b,
        );
        const found = rowsBetween(Int32Array.from(numbers.keys()), from, to, {
          keys: [{ numbers, direction }],
          last: byRow,
        });
        expect([...found]).toEqual(inOrder.slice(from, to));
      },
    ),
    { numRuns: 30 },
  );
});
