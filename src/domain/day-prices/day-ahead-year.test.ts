import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayAheadYearOn, priceSeries, standInFor } from "#domain/day-prices/day-ahead-year.ts";
import { gapsBetween, knownDays, type PriceImport, quartersIn, spansOf } from "#domain/day-prices/day-prices.ts";
import { priceStretchOf } from "#domain/day-prices/published-prices.ts";
import { brusselsYear, calendarDayAt } from "#domain/time/brussels-year.ts";
import { addDays, type CalendarDay, weekdayOf } from "#domain/time/calendar-day.ts";

const source = { title: "Day-aheadprijzen", publisher: "Markt", readOn: "2026-01-02" };
const stretch = (first: CalendarDay, days: number, price: (day: CalendarDay) => number, step = 4) =>
  Array.from({ length: days }, (_, index) => {
    const day = addDays(first, index);
    return { day, prices: Array<number>(quartersIn(day) / step).fill(price(day)) };
  });
const brought = (id: number, from: CalendarDay, days: PriceImport["days"]): PriceImport => ({ id, from, source, days });

describe("the year of prices that counts on a day", () => {
  const year = stretch("2025-01-01", 365, () => 80);

  test("365 days without a gap are a year, one fewer is none", () => {
    expect(dayAheadYearOn("2026-02-01", [brought(1, "2026-01-03", year)])).toMatchObject({
      id: 1,
      from: "2025-01-01",
      until: "2025-12-31",
    });
    expect(dayAheadYearOn("2026-02-01", [brought(1, "2026-01-03", year.slice(1))])).toBeNull();
    const withGap = year.filter(({ day }) => day !== "2025-06-01");
    expect(dayAheadYearOn("2026-02-01", [brought(1, "2026-01-03", withGap)])).toBeNull();
  });

  test("an import counts from its day on, so a sum of an earlier day stays what it was", () => {
    const more = brought(
      2,
      "2026-03-01",
      stretch("2026-01-01", 40, () => 90),
    );
    const book = [brought(1, "2026-01-03", year), more];
    expect(dayAheadYearOn("2026-01-02", book)).toBeNull();
    expect(dayAheadYearOn("2026-02-28", book)).toEqual(dayAheadYearOn("2026-01-03", book));
    expect(dayAheadYearOn("2026-03-01", book)).toMatchObject({ id: 2, from: "2025-02-10", until: "2026-02-09" });
  });

  test("a gap at the end leaves the last whole year before it, and a day that came again counts as it came last", () => {
    const late = brought(
      2,
      "2026-03-01",
      stretch("2026-01-05", 3, () => 90),
    );
    const again = brought(
      3,
      "2026-04-01",
      stretch("2025-12-31", 1, () => 20),
    );
    const book = [brought(1, "2026-01-03", year), late, again];
    expect(dayAheadYearOn("2026-05-01", book)).toMatchObject({ until: "2025-12-31" });
    expect(dayAheadYearOn("2026-05-01", book)?.days.at(-1)?.[0]).toBe(20);
    expect(dayAheadYearOn("2026-03-31", book)?.days.at(-1)?.[0]).toBe(80);
    const spans = spansOf(knownDays("2026-05-01", book));
    expect(gapsBetween(spans)).toEqual([{ from: "2026-01-01", until: "2026-01-04" }]);
  });

  test("a stretch of days ends where the next import begins to count", () => {
    const prices = { cards: [], dayPrices: [brought(1, "2026-01-03", year), brought(2, "2026-03-01", [])] };
    expect(priceStretchOf("2026-01-01", prices)).toEqual({
      published: [],
      from: null,
      before: "2026-01-03",
      dayPrices: null,
      months: [],
    });
    expect(priceStretchOf("2026-02-01", prices)).toMatchObject({
      from: "2026-01-03",
      before: "2026-03-01",
      dayPrices: { id: 1, from: "2025-01-01", until: "2025-12-31" },
    });
  });
});

describe("the quarters of a calendar", () => {
  test("in the year of the prices themselves every quarter costs what was paid", () => {
    const days = stretch("2025-01-01", 365, (day) => Number(day.slice(5, 7)) * 10);
    const year = dayAheadYearOn("2026-02-01", [brought(1, "2026-01-03", days)]);
    if (year === null) throw new Error("No year.");
    const calendar = brusselsYear(2025);
    const series = priceSeries(calendar, year);
    for (let month = 0; month < 12; month++) {
      expect(series[calendar.monthStarts[month] as number]).toBeCloseTo((month + 1) / 100, 12);
    }
    expect(series).toHaveLength(calendar.quarters);
  });

  test("of any year, a day stands for the same weekday within the year of prices", () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (away) => {
        const span = { from: "2025-03-04", until: "2026-03-03" } as const;
        const day = addDays("2025-09-01", away);
        const found = standInFor(day, span);
        expect(found >= span.from && found <= span.until).toBe(true);
        expect(weekdayOf(found)).toBe(weekdayOf(day));
        if (day >= span.from && day <= span.until) expect(found).toBe(day);
      }),
    );
  });

  test("whatever the calendar and the step, every quarter has a price that was asked that day, or lies between two of them", () => {
    const arbitrary = fc.record({
      first: fc.integer({ min: 0, max: 800 }).map((days) => addDays("2023-01-01", days)),
      step: fc.constantFrom(1, 4),
      year: fc.integer({ min: 2022, max: 2028 }),
    });
    fc.assert(
      fc.property(arbitrary, ({ first, step, year }) => {
        const days = stretch(first, 365, () => 0, step).map(({ day, prices }, index) => ({
          day,
          prices: prices.map((_, at) => index * 1000 + at),
        }));
        const known = dayAheadYearOn("2030-01-01", [brought(1, "2029-01-01", days)]);
        if (known === null) throw new Error("No year.");
        const calendar = brusselsYear(year);
        const series = priceSeries(calendar, known);
        for (let at = 0; at < calendar.days; at++) {
          const [start, end] = [calendar.dayStarts[at] as number, calendar.dayStarts[at + 1] as number];
          const stand = standInFor(calendarDayAt(calendar, at), known);
          const index = days.findIndex(({ day }) => day === stand);
          const prices = [...series.subarray(start, end)].map((price) => price * 1000 - index * 1000);
          expect(Math.min(...prices)).toBeCloseTo(0, 6);
          expect(Math.max(...prices)).toBeCloseTo((days[index]?.prices.length ?? 0) - 1, 6);
        }
      }),
      { numRuns: 12 },
    );
  });
});
