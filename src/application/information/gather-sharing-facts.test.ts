import { expect, test } from "vitest";
import { gatherSharingFacts } from "#application/information/gather-sharing-facts.ts";
import { euros } from "#domain/units/quantity.ts";

const breakEvenOf = (supplier: string, platformFee: number) =>
  gatherSharingFacts(euros(platformFee)).fees.find((row) => row.supplier === supplier)?.breakEven ?? 0;

test("two fees of 85 euros are earned back by 170 / (0.1558 - 0.0396) = 1,463 kWh", () => {
  expect(Math.round(breakEvenOf("DATS 24", 0))).toBe(1463);
});

test("our own fee raises the volume that is needed, on both sides", () => {
  expect(Math.round(breakEvenOf("DATS 24", 10))).toBe(Math.round(190 / 0.1162));
});

test("the agreed price of the example lies halfway between injection and energy", () => {
  expect(gatherSharingFacts(euros(0)).example.agreedPrice).toBeCloseTo(0.0977, 12);
});
