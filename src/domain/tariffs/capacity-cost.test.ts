import fc from "fast-check";
import { expect, test } from "vitest";
import type { Figure } from "#domain/figure.ts";
import { billedPeak, capacityCost } from "#domain/tariffs/capacity-cost.ts";
import { kilowattHours, kilowatts, type Quantity } from "#domain/units/quantity.ts";

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
};

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

test("nobody pays less than the floor, or more than the ceiling where that lies above the floor", () => {
  fc.assert(
    fc.property(fc.array(peak, { minLength: 1, maxLength: 12 }), energy, (monthly, taken) => {
      const cost = capacityCost({ monthly }, taken, tariffs);
      expect(cost).toBeGreaterThanOrEqual(125);
      expect(cost).toBeLessThanOrEqual(Math.max(125, 0.3 * taken) + 1e-9);
    }),
  );
});

test("a higher peak or more energy never makes it cheaper", () => {
  fc.assert(
    fc.property(peak, peak, energy, energy, (one, other, some, more) => {
      const low = capacityCost(
        { average: kilowatts(Math.min(one, other)) },
        kilowattHours(Math.min(some, more)),
        tariffs,
      );
      const high = capacityCost(
        { average: kilowatts(Math.max(one, other)) },
        kilowattHours(Math.max(some, more)),
        tariffs,
      );
      expect(high).toBeGreaterThanOrEqual(low);
    }),
  );
});
