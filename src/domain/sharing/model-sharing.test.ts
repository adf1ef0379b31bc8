import { expect, test } from "vitest";
import { DAYS_OF_SEASON, modelSharingDay, modelSharingYear } from "#domain/sharing/model-sharing.ts";
import { kilowattHours, kilowattsPeak } from "#domain/units/quantity.ts";

const situation = { kilowattPeak: kilowattsPeak(10), yearlyOfftake: kilowattHours(3650) };

test("a day has 96 quarters, and its tiles add up to its totals within a few watt-hours", () => {
  const { quarters, totals } = modelSharingDay({ ...situation, season: "summer" });
  const shared = quarters.reduce((total, quarter) => total + quarter.shared, 0);
  const sold = quarters.reduce((total, quarter) => total + quarter.toSupplier, 0);
  expect(quarters).toHaveLength(96);
  expect(shared).toBeCloseTo(totals.shared, 1);
  expect(shared + sold).toBeCloseTo(totals.injection, 1);
});

test("the three days together are one year", () => {
  expect(Object.values(DAYS_OF_SEASON).reduce((total, days) => total + days, 0)).toBe(365);
});

test("a year of 10 kWp and 3,650 kWh gives back 9,500 kWh of sun and 3,650 kWh of offtake within one percent", () => {
  const year = modelSharingYear(situation);
  expect(Math.abs(year.injection - 9500)).toBeLessThan(95);
  expect(Math.abs(year.offtake - 3650)).toBeLessThan(36.5);
});

test("a buyer who is away in summer shares less, while the panels inject the same", () => {
  const always = modelSharingYear(situation);
  const away = modelSharingYear(situation, { ...DAYS_OF_SEASON, summer: 0 });
  expect(away.injection).toBe(always.injection);
  expect(away.shared).toBeLessThan(always.shared);
});

test("no more is shared in a year than was injected or taken", () => {
  const { injection, offtake, shared } = modelSharingYear(situation);
  expect(shared).toBeLessThanOrEqual(injection);
  expect(shared).toBeLessThanOrEqual(offtake);
});
