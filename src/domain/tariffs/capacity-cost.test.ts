import fc from "fast-check";
import { expect, test } from "vitest";
import type { Figure } from "#domain/figure.ts";
import type { Peaks } from "#domain/tariffs/bill-situation.ts";
import { billedPeak, capacityCost } from "#domain/tariffs/capacity-cost.ts";
import { type KilowattHours, kilowattHours, kilowatts, type Quantity } from "#domain/units/quantity.ts";

const figure = <U extends string>(unit: U, value: number): Figure<U> => ({
  value: value as Quantity<U>,
  unit,
  status: "found",
  source: { title: "Proef", publisher: "Proef", readOn: "2026-01-01" },
  validFrom: "2026-01-01",
});

// 50 euros a kW, at least 2.5 kW, and no more than 0.35 - 0.05 euros for each kWh.
const tariffs = {
  capacity: figure("EUR/kW/yr", 50),
  peakFloor: figure("kW", 2.5),
  maximum: figure("EUR/kWh", 0.35),
  gridEnergy: figure("EUR/kWh", 0.05),
  followsPaidBills: true,
};
const wholeCost = (peaks: Peaks, taken: KilowattHours) => capacityCost(peaks, taken, tariffs) + 0.05 * taken;

test("an average peak of 4 kW costs 200 euros", () => {
  expect(capacityCost({ average: kilowatts(4) }, kilowattHours(3500), tariffs)).toBe(200);
});

test("each month is lifted to 2.5 kW before the average: 1 and 5 kW count as 3.75", () => {
  const monthly = [1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5].map(kilowatts);
  expect(billedPeak({ monthly }, kilowatts(2.5))).toBe(3.75);
  expect(billedPeak({ average: kilowatts(1) }, kilowatts(2.5))).toBe(2.5);
});

test("500 kWh with a peak of 10 kW are saved by the maximum tariff: 150 euros instead of 500", () => {
  expect(capacityCost({ average: kilowatts(10) }, kilowattHours(500), tariffs)).toBeCloseTo(150, 9);
});

test("a house that stands empty pays the floor of 125 euros", () => {
  expect(capacityCost({ average: kilowatts(0) }, kilowattHours(0), tariffs)).toBe(125);
});

const peak = fc.double({ min: 0, max: 56, noNaN: true }).map(kilowatts);
const energy = fc.double({ min: 0, max: 50_000, noNaN: true }).map(kilowattHours);

test("100 kWh pay the floor of 125 euros, kWh tariff included; before 20 November 2026 that came on top", () => {
  expect(wholeCost({ average: kilowatts(0) }, kilowattHours(100))).toBe(125);
  const earlier = { ...tariffs, followsPaidBills: false };
  expect(capacityCost({ average: kilowatts(0) }, kilowattHours(100), earlier)).toBe(125);
});

test("nobody pays less than the floor, or more than the ceiling where that lies above the floor", () => {
  fc.assert(
    fc.property(fc.array(peak, { minLength: 1, maxLength: 12 }), energy, (monthly, taken) => {
      const cost = wholeCost({ monthly }, taken);
      expect(cost).toBeGreaterThanOrEqual(125 - 1e-9);
      expect(cost).toBeLessThanOrEqual(Math.max(125, 0.35 * taken) + 1e-9);
    }),
  );
});

test("a higher peak or more energy never makes it cheaper", () => {
  fc.assert(
    fc.property(peak, peak, energy, energy, (one, other, some, more) => {
      const low = wholeCost({ average: kilowatts(Math.min(one, other)) }, kilowattHours(Math.min(some, more)));
      const high = wholeCost({ average: kilowatts(Math.max(one, other)) }, kilowattHours(Math.max(some, more)));
      expect(high).toBeGreaterThanOrEqual(low - 1e-9);
    }),
  );
});
