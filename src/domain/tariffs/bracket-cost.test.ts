import fc from "fast-check";
import { expect, test } from "vitest";
import { bracketCost, reachedRates } from "#domain/tariffs/bracket-cost.ts";
import type { Bracket } from "#domain/tariffs/tariff-set.ts";
import { eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";

const bracket = (upTo: number | null, rate: number): Bracket => ({
  upTo: upTo === null ? null : kilowattHours(upTo),
  rate: {
    value: eurosPerKilowattHour(rate),
    unit: "EUR/kWh",
    status: "found",
    source: { title: "Proef", publisher: "Proef", readOn: "2026-01-01" },
    validFrom: "2026-01-01",
  },
});
const brackets = [bracket(20_000, 0.05), bracket(50_000, 0.04), bracket(null, 0.01)];

test("60,000 kWh cost 20,000 x 0.05 + 30,000 x 0.04 + 10,000 x 0.01 = 2,300 euros", () => {
  expect(bracketCost(kilowattHours(60_000), brackets)).toBeCloseTo(2300, 9);
});

test("the 20,001st kWh costs the next rate and leaves the first 20,000 as they were", () => {
  expect(bracketCost(kilowattHours(20_000), brackets)).toBeCloseTo(1000, 9);
  expect(bracketCost(kilowattHours(20_001), brackets)).toBeCloseTo(1000.04, 9);
});

test("only the rates that the energy reaches are named", () => {
  expect(reachedRates(kilowattHours(20_000), brackets).map(({ value }) => value)).toEqual([0.05]);
  expect(reachedRates(kilowattHours(20_001), brackets).map(({ value }) => value)).toEqual([0.05, 0.04]);
  expect(reachedRates(kilowattHours(0), brackets)).toHaveLength(1);
});

test("two parts of a year in one cost as much as the year where the rate is flat, and more energy costs more", () => {
  const energy = fc.double({ min: 0, max: 200_000, noNaN: true });
  fc.assert(
    fc.property(energy, energy, (one, more) => {
      const flat = [bracket(null, 0.05)];
      const together = bracketCost(kilowattHours(one + more), flat);
      expect(together).toBeCloseTo(bracketCost(kilowattHours(one), flat) + bracketCost(kilowattHours(more), flat), 6);
      expect(bracketCost(kilowattHours(one + more), brackets)).toBeGreaterThanOrEqual(
        bracketCost(kilowattHours(one), brackets),
      );
    }),
  );
});
