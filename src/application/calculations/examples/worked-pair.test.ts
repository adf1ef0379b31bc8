import { expect, test } from "vitest";
import { workedPair } from "#application/calculations/examples/worked-pair.ts";
import { pairGain } from "#domain/economics/pair-gain.ts";
import { euros, toCents } from "#domain/units/quantity.ts";

const { pair } = workedPair(euros(0), { today: "2026-11-15", cards: [] });

test("the worked pair can be done on paper, to the cent, with the digits that are printed", () => {
  const { sale, gain } = pair;
  const cents = (price: number) => Math.round(price * 10_000) / 10_000;
  const energy = Math.round(sale.sharedEnergy * 100) / 100;
  const paper = (gap: number, fee: number) => Math.round((energy * cents(gap) - fee) * 100);
  expect(paper(sale.energyPrice - sale.agreedPrice, sale.feeBuyer)).toBe(toCents(gain.buyer));
  expect(paper(sale.agreedPrice - sale.injectionPrice, sale.feeSeller)).toBe(toCents(gain.seller));
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
  const dearer = workedPair(euros(12), { today: "2026-11-15", cards: [] }).pair;
  expect(dearer.gain.together).toBeCloseTo(pair.gain.together - 24, 6);
});
