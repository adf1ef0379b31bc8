import { expect, test } from "vitest";
import { practiceExamples } from "#application/estimates/practice-examples.ts";
import { evenPrice, pairGain } from "#domain/economics/pair-gain.ts";
import { modelSharingYear } from "#domain/sharing/model-sharing.ts";
import { euros, kilowattHours, kilowattsPeak, share, times, toCents } from "#domain/units/quantity.ts";

const examples = practiceExamples(euros(0));
const example = (id: string) => {
  const found = examples.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`No example ${id}.`);
  return found;
};

test("each example stands once, with 96 quarters and the gain that its own sale gives", () => {
  expect(new Set(examples.map(({ id }) => id)).size).toBe(5);
  for (const { day, sale, gain, year } of examples) {
    expect(day.quarters).toHaveLength(96);
    expect(sale.sharedEnergy).toBe(year.shared);
    expect(gain).toEqual(pairGain(sale));
  }
});

test("what the words say of each outcome holds: who gains and who does not", () => {
  expect(example("neighbours").gain.together).toBeLessThan(0);
  expect(example("bakery").gain.together).toBeGreaterThan(1000);
  expect(example("school").gain.together).toBeGreaterThan(0);
  expect(example("school").gain.together).toBeLessThan(200);
  expect(example("apartments").gain.together).toBeLessThan(0);
  expect(example("secondHome").gain.together).toBeGreaterThan(0);
  expect(example("secondHome").gain.together).toBeLessThan(100);
});

test("the second home would lose with a supplier that counts the fee on both connections", () => {
  const { gain } = example("secondHome");
  expect(gain.together - 121).toBeLessThan(0);
});

test("the bakery compares without VAT: 18.94 / 1.06 cents and 121 / 1.21 euros", () => {
  const { sale, fees } = example("bakery");
  expect(sale.energyPrice).toBeCloseTo(0.1894 / 1.06, 12);
  expect(toCents(fees.buyer)).toBe(10000);
});

test("six flats pay six fees, three roofs pay three", () => {
  expect(toCents(example("apartments").sale.feeBuyer)).toBe(6 * 12100);
  expect(toCents(example("school").sale.feeSeller)).toBe(3 * 12463);
});

test("the school and its three sellers divide the gain evenly, above the middle of the two prices", () => {
  const { gain, sale } = example("school");
  expect(gain.buyer).toBeCloseTo(gain.seller, 9);
  expect(sale.agreedPrice).toBeGreaterThan((sale.energyPrice + sale.injectionPrice) / 2);
});

test("a fourth seller on the street adds a fee and leaves the group with less", () => {
  const { gain, sale, fees } = example("school");
  const situation = {
    kilowattPeak: kilowattsPeak(24),
    yearlyOwnUse: kilowattHours(14_000),
    yearlyOfftake: kilowattHours(60 * 365),
    daytimeShare: share(0.85),
  };
  const sharedEnergy = modelSharingYear(situation, { winter: 95, spring: 40, summer: 50 }).shared;
  const terms = { ...sale, sharedEnergy, feeSeller: times(fees.seller, 4) };
  const four = pairGain({ ...terms, agreedPrice: evenPrice(terms, sharedEnergy) });
  expect(sharedEnergy).toBeGreaterThan(sale.sharedEnergy);
  expect(four.together).toBeLessThan(gain.together);
});
