import { expect, test } from "vitest";
import { sharingStreet } from "#application/calculations/examples/sharing-street.ts";
import { dayTotal, type FlemishKey, streetDay } from "#domain/sharing/street.ts";

const street = sharingStreet({ today: "2026-11-15", cards: [] });
const everybody = street.houses.map(() => true);
const sharedOn = (season: "winter" | "spring" | "summer", clouds: number, key: FlemishKey) =>
  dayTotal(streetDay(street, { season, clouds, key, isMember: everybody }).group.shared);

test("every sky and every house has 96 quarters of whole watt-hours", () => {
  for (const { sun, loads } of Object.values(street.seasons)) {
    expect(sun).toHaveLength(9);
    expect(loads).toHaveLength(street.houses.length);
    for (const day of [...sun, ...loads]) {
      expect(day).toHaveLength(96);
      expect(day.every((wattHours) => Number.isInteger(wattHours) && wattHours >= 0)).toBe(true);
    }
  }
});

test("a kilowatt-peak makes between 5 and 8 kWh on a clear June day, and a third of it or less under a closed sky", () => {
  const yieldUnder = (clouds: number) =>
    (street.seasons.summer.sun[clouds] ?? []).reduce((all, wattHours) => all + wattHours, 0) / 1000;
  expect(yieldUnder(0)).toBeGreaterThan(5);
  expect(yieldUnder(0)).toBeLessThan(8);
  expect(yieldUnder(8)).toBeLessThan(yieldUnder(0) / 3);
});

test("the words about the keys hold for this street: optimal shares most and fixed least", () => {
  for (const season of ["winter", "spring", "summer"] as const) {
    expect(sharedOn(season, 0, "fixed")).toBeLessThan(sharedOn(season, 0, "relative"));
    expect(sharedOn(season, 0, "relative")).toBeLessThanOrEqual(sharedOn(season, 0, "optimal"));
  }
});
