import { expect, test } from "vitest";
import { workedPair } from "#application/calculations/worked-pair.ts";
import { pairGain } from "#domain/economics/pair-gain.ts";
import { euros } from "#domain/units/quantity.ts";

const { pair } = workedPair(euros(0), "2026-11-15");

test("the worked pair can be done on paper: shared energy times half the gap in price, less the supplier's fee", () => {
  const { sale, gain } = pair;
  const half = (sale.energyPrice - sale.injectionPrice) / 2;
  expect(gain.buyer).toBeCloseTo(sale.sharedEnergy * half - sale.feeBuyer, 6);
  expect(gain.seller).toBeCloseTo(sale.sharedEnergy * half - sale.feeSeller, 6);
  expect(gain.together).toBeCloseTo(pairGain(sale).together, 9);
});

test("of three buyers of one roof the office shares most, and the family that is away by day loses", () => {
  const [car, family] = pair.otherBuyers;
  expect(pair.sale.sharedEnergy).toBeGreaterThan(car?.sale.sharedEnergy ?? Number.NaN);
  expect(car?.sale.sharedEnergy).toBeGreaterThan(family?.sale.sharedEnergy ?? Number.NaN);
  expect(pair.gain.together).toBeGreaterThan(0);
  expect(family?.gain.together).toBeLessThan(0);
});

test("our own fee is on both receipts", () => {
  const dearer = workedPair(euros(12), "2026-11-15").pair;
  expect(dearer.gain.together).toBeCloseTo(pair.gain.together - 24, 6);
});
