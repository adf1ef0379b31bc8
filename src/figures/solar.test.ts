import { expect, test } from "vitest";
import { modelDay, type Season } from "#domain/profiles/model-day.ts";
import { kilowattHours, kilowattsPeak, sum } from "#domain/units/quantity.ts";
import { monthlySolarShares, solarYield } from "#figures/solar.ts";

test("the monthly shares are one year together", () => {
  expect(monthlySolarShares.value.reduce((total, part) => total + part, 0)).toBeCloseTo(1, 6);
});

test.each<[Season, number, number]>([
  ["winter", 12, 31],
  ["spring", 4, 30],
  ["summer", 6, 30],
])("the model day of %s yields what these figures give its month", (season, month, days) => {
  const { injection } = modelDay({ kilowattPeak: kilowattsPeak(1), yearlyOfftake: kilowattHours(0), season });
  expect(sum(injection)).toBeCloseTo((solarYield.value * (monthlySolarShares.value[month - 1] ?? 0)) / days, 6);
});
