import { expect, test } from "vitest";
import { gatherSharingFacts } from "#application/information/gather-sharing-facts.ts";
import { euros } from "#domain/units/quantity.ts";

const DAY = { today: "2026-11-15", cards: [] };
const breakEvenOf = (supplier: string, platformFee: number) =>
  gatherSharingFacts(euros(platformFee), DAY).fees.find((row) => row.supplier === supplier)?.breakEven ?? 0;

test("two fees of 85 euros are earned back by 170 / (0.1589 - 0.0322) = 1,342 kWh, with the middle card of each side", () => {
  expect(Math.round(breakEvenOf("DATS 24", 0))).toBe(1342);
});

test("our own fee raises the volume that is needed, on both sides", () => {
  expect(Math.round(breakEvenOf("DATS 24", 10))).toBe(Math.round(190 / 0.1267));
});

test("the agreed price of the example lies halfway between injection and energy", () => {
  expect(gatherSharingFacts(euros(0), DAY).example.agreedPrice).toBeCloseTo(0.09555, 12);
});
