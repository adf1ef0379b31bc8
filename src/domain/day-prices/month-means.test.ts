import { expect, test } from "vitest";
import type { PriceImport } from "#domain/day-prices/day-prices.ts";
import { monthMeansOn } from "#domain/day-prices/month-means.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

const imported = (from: CalendarDay, first: CalendarDay, days: number, price: (at: number) => number): PriceImport => ({
  id: days,
  from,
  source: { title: "Dagprijzen", publisher: "Proef", readOn: "2026-12-01" },
  days: Array.from({ length: days }, (_, at) => ({
    day: addDays(first, at),
    prices: Array.from({ length: at % 2 === 0 ? 24 : 96 }, () => price(at)),
  })),
});

test("a whole month has a mean in which each day weighs alike; one that misses a day has none", () => {
  // October has 31 days, of which 16 have an even number: 16 at 100 and 15 at 200.
  const book = [imported("2026-11-02", "2026-10-01", 60, (at) => (at % 2 === 0 ? 100 : 200))];
  const means = monthMeansOn("2026-12-19", book);
  expect(means.map(({ validFrom, validUntil }) => [validFrom, validUntil])).toEqual([["2026-10-01", "2026-10-31"]]);
  expect(means[0]?.value).toBeCloseTo((16 * 0.1 + 15 * 0.2) / 31, 12);
});

test("what was brought today counts from tomorrow", () => {
  const book = [imported("2026-12-02", "2026-11-01", 30, () => 120)];
  expect(monthMeansOn("2026-12-01", book)).toEqual([]);
  expect(monthMeansOn("2026-12-02", book)).toHaveLength(1);
});
