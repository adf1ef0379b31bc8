import fc from "fast-check";
import { expect, test } from "vitest";
import { LeastSums } from "#domain/market/least-sums.ts";

const energy = fc.float({ min: 0, max: 10_000, noNaN: true });

test("of every row the least of each pair is added up, as plain sums do it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }).chain((steps) => {
        const row = fc.array(energy, { minLength: steps * 8, maxLength: steps * 8 });
        return fc.record({ rows: fc.array(row, { minLength: 1, maxLength: 6 }), wanted: row });
      }),
      ({ rows, wanted }) => {
        const sums = new LeastSums(rows.length, wanted.length);
        sums.rows.set(rows.flat());
        sums.wanted.set(wanted);
        sums.add(rows.length);
        for (const [at, row] of rows.entries()) {
          const plain = row.reduce((sum, number, pair) => sum + Math.min(number, wanted[pair] ?? 0), 0);
          expect(Math.abs((sums.sums[at] ?? Number.NaN) - plain)).toBeLessThanOrEqual(plain * 1e-5);
        }
      },
    ),
  );
});

test("only the rows that are asked for are added up, and none beyond the last", () => {
  const sums = new LeastSums(3, 8);
  sums.rows.fill(2);
  sums.wanted.fill(1);
  sums.add(0);
  expect([...sums.sums]).toEqual([0, 0, 0]);
  sums.add(2);
  expect([...sums.sums]).toEqual([8, 8, 0]);
  sums.add(9);
  expect([...sums.sums]).toEqual([8, 8, 8]);
});

test("a hundred thousand rows of a year's outline stand in it, the last one too", () => {
  const sums = new LeastSums(100_000, 32);
  sums.rows.fill(3, 99_999 * 32);
  sums.wanted.fill(2);
  sums.add(100_000);
  expect([sums.sums[0], sums.sums[99_998], sums.sums[99_999]]).toEqual([0, 0, 64]);
});

test("a row of another length than whole steps is refused", () => {
  expect(() => new LeastSums(1, 12)).toThrow(RangeError);
});

test("what stands in the rows stays while there come to be more, and the new ones hold nothing", () => {
  const sums = new LeastSums(2, 8);
  sums.rows.fill(5);
  sums.wanted.fill(7);
  sums.add(2);
  for (const rows of [3, 5000, 100_000]) {
    sums.grow(rows);
    expect([sums.rows.length, sums.sums.length]).toEqual([rows * 8, rows]);
    sums.wanted.fill(1);
    sums.add(rows);
    expect(sums.sums.slice(0, 3)).toEqual(Float32Array.of(8, 8, 0));
    expect(sums.sums.every((sum, row) => sum === (row < 2 ? 8 : 0))).toBe(true);
  }
});
