import fc from "fast-check";
import { expect, test } from "vitest";
import type { BusinessKind } from "#domain/profiles/load/business-hours.ts";
import { type Business, businessLoad } from "#domain/profiles/load/business-load.ts";
import { modelWeather } from "#domain/profiles/production/model-weather.ts";
import { brusselsYear, clockQuarterOf } from "#domain/time/brussels-year.ts";
import { calendarDayOf, daysBetween } from "#domain/time/calendar-day.ts";
import { kilowattHours } from "#domain/units/quantity.ts";
import { sumOfSeries } from "#domain/units/series.ts";
import { roundClimate } from "../../../../tests/support/domain/model-climate.ts";

const calendar = brusselsYear(2026);
const weather = modelWeather(roundClimate, calendar, { seed: 1, year: "p50" });
const KINDS: readonly BusinessKind[] = ["office", "shop", "bakery", "school", "farm", "workshop", "cold-store"];

const yearOf = (kind: BusinessKind, shifts: 1 | 2 | 3 = 1) =>
  businessLoad({ kind, yearlyUse: kilowattHours(20_000), shifts }, weather, 1).series;
const dayUse = (kind: BusinessKind, month: number, day: number) => {
  const index = daysBetween(calendarDayOf(2026, 1, 1), calendarDayOf(2026, month, day));
  return sumOfSeries(yearOf(kind), calendar.dayStarts[index], calendar.dayStarts[index + 1]);
};
const between = (kind: BusinessKind, from: number, to: number, shifts: 1 | 2 | 3 = 1) => {
  const series = yearOf(kind, shifts);
  let total = 0;
  for (let quarter = 0; quarter < series.length; quarter++) {
    const clock = clockQuarterOf(calendar, quarter) / 4;
    if (clock >= from && clock < to) total += series[quarter] as number;
  }
  return total / 20_000;
};

test("an office works by day and rests in the weekend", () => {
  expect(between("office", 8, 18)).toBeGreaterThan(0.6);
  expect(dayUse("office", 3, 7)).toBeLessThan(0.5 * dayUse("office", 3, 5));
});

test("a shop sells most on Saturday and nothing on Sunday", () => {
  expect(dayUse("shop", 3, 7)).toBeGreaterThan(0.95 * dayUse("shop", 3, 5));
  expect(dayUse("shop", 3, 8)).toBeLessThan(0.5 * dayUse("shop", 3, 7));
});

test("a bakery uses most of its power before eight in the morning", () => {
  expect(between("bakery", 1, 8)).toBeGreaterThan(0.4);
});

test("a school stands still in its holidays: on 13 July, and on 10 November in no way", () => {
  expect(dayUse("school", 7, 13)).toBeLessThan(0.45 * dayUse("school", 11, 10));
});

test("a farm milks at six and at eighteen, every day alike", () => {
  expect(between("farm", 6, 8) / 2).toBeGreaterThan(between("farm", 10, 12) / 2);
  expect(dayUse("farm", 3, 8)).toBeGreaterThan(0.85 * dayUse("farm", 3, 5));
});

test("each further shift spreads the same power over more of the day", () => {
  const nights = ([1, 2, 3] as const).map((shifts) => between("workshop", 22, 24, shifts));
  expect(nights[2]).toBeGreaterThan(2 * (nights[1] ?? 0));
  expect(between("workshop", 17, 22, 2)).toBeGreaterThan(2 * between("workshop", 17, 22, 1));
});

test("a cold store asks more in July than in January", () => {
  const series = yearOf("cold-store");
  const monthUse = (month: number) => sumOfSeries(series, calendar.monthStarts[month], calendar.monthStarts[month + 1]);
  expect(monthUse(6)).toBeGreaterThan(1.1 * monthUse(0));
});

test("every business adds up to what was asked, is never negative, and is the same for the same seed", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...KINDS),
      fc.constantFrom<1 | 2 | 3>(1, 2, 3),
      fc.double({ min: 0, max: 200_000, noNaN: true }),
      fc.integer({ min: 0, max: 1000 }),
      (kind, shifts, use, seed) => {
        const business: Business = { kind, shifts, yearlyUse: kilowattHours(use) };
        const profile = businessLoad(business, weather, seed);
        expect(Math.abs(sumOfSeries(profile.series) - use)).toBeLessThan(1e-6 * (1 + use));
        expect(profile.series.every((energy) => energy >= 0)).toBe(true);
        expect(businessLoad(business, weather, seed)).toEqual(profile);
      },
    ),
    { numRuns: 15 },
  );
});
