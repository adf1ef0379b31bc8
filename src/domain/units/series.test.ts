import { expect, test } from "vitest";
import { kilowattHours } from "#domain/units/quantity.ts";
import { emptySeries, scaledToTotal, seriesOf, sumOfSeries } from "#domain/units/series.ts";

test("a series adds up as a whole and by part", () => {
  const series = seriesOf<"kWh">([1, 2, 3, 4]);
  expect(sumOfSeries(series)).toBe(10);
  expect(sumOfSeries(series, 1, 3)).toBe(5);
});

test("a series scaled to a total keeps its shape, and nothing stays nothing", () => {
  expect([...scaledToTotal(seriesOf<"kWh">([1, 3]), kilowattHours(8))]).toEqual([2, 6]);
  expect([...scaledToTotal(emptySeries<"kWh">(2), kilowattHours(8))]).toEqual([0, 0]);
});
