import { expect, test } from "vitest";
import { modelSharingDay } from "#domain/sharing/model-sharing.ts";
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

test("no more is shared in a day than was injected or taken", () => {
  const { injection, offtake, shared } = modelSharingDay({ ...situation, season: "spring" }).totals;
  expect(shared).toBeLessThanOrEqual(injection);
  expect(shared).toBeLessThanOrEqual(offtake);
});
