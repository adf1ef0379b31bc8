import { expect, test } from "vitest";
import { splitDayNight } from "#domain/tariffs/day-night.ts";
import { monthlyPeaks } from "#domain/tariffs/monthly-peaks.ts";
import { brusselsYear, quarterAt } from "#domain/time/brussels-year.ts";
import { emptySeries, seriesOf, sumOfSeries } from "#domain/units/series.ts";

const calendar = brusselsYear(2026);
const oneQuarter = (local: string, energy = 1) => {
  const series = emptySeries<"kWh">(calendar.quarters);
  series[quarterAt(calendar, Date.parse(local))] = energy;
  return series;
};

test.each([
  ["a Monday at 06:45", "2026-01-05T06:45+01:00", "night"],
  ["a Monday at 07:00", "2026-01-05T07:00+01:00", "day"],
  ["a Friday at 21:45", "2026-07-03T21:45+02:00", "day"],
  ["a Friday at 22:00", "2026-07-03T22:00+02:00", "night"],
  ["a Saturday at noon", "2026-07-04T12:00+02:00", "night"],
  ["a Sunday at noon", "2026-01-04T12:00+01:00", "night"],
  ["the Monday after the clock went forward, at 07:00", "2026-03-30T07:00+02:00", "day"],
  ["the Monday after the clock went back, at 21:45", "2026-10-26T21:45+01:00", "day"],
] as const)("%s counts as %s", (_name, local, register) => {
  const split = splitDayNight(oneQuarter(local), calendar);
  expect(split).toEqual(register === "day" ? { day: 1, night: 0 } : { day: 0, night: 1 });
});

test("2026 has 261 working days of 60 day quarters, and the two registers make up the year", () => {
  const flat = seriesOf<"kWh">(new Float64Array(calendar.quarters).fill(1));
  const { day, night } = splitDayNight(flat, calendar);
  expect(day).toBe(261 * 60);
  expect(day + night).toBe(sumOfSeries(flat));
});

test("a quarter of 1.5 kWh on the last evening of February is a peak of 6 kW in February alone", () => {
  const peaks = monthlyPeaks(oneQuarter("2026-02-28T23:45+01:00", 1.5), calendar);
  expect(peaks).toEqual([0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test("a series of another year is refused by both", () => {
  const leap = emptySeries<"kWh">(brusselsYear(2024).quarters);
  expect(() => splitDayNight(leap, calendar)).toThrow(RangeError);
  expect(() => monthlyPeaks(leap, calendar)).toThrow(RangeError);
});
