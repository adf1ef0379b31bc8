import { expect, test } from "vitest";
import { practiceExample, practiceExamples } from "#application/calculations/examples/practice-examples.ts";
import { pairGain } from "#domain/economics/pair-gain.ts";
import { euros } from "#domain/units/quantity.ts";
import { calculate } from "../../../../tests/support/calculate.ts";

const TODAY = "2026-11-15";
const worked = practiceExamples(euros(0), { today: TODAY, cards: [] });

test("each of the seven stands once, with 96 quarters and the gain that its own sale gives", () => {
  expect(new Set(worked.map(({ example }) => example.id)).size).toBe(7);
  for (const { example } of worked) {
    expect(example.quarters).toHaveLength(96);
    expect(example.sale.sharedEnergy).toBeCloseTo(example.year.shared, 9);
    expect(example.gain.together).toBeCloseTo(pairGain(example.sale).together, 9);
  }
});

test("an example is what the calculator answers to its situation", () => {
  for (const { example, situation } of worked) {
    const answer = calculate(situation, { places: null, platformFee: euros(0), cards: [], dayPrices: null }, 0);
    expect(answer.ok && answer.value.together.value).toBeCloseTo(example.gain.together, 9);
  }
});

test("an example that is asked for alone is the one among the seven", () => {
  for (const told of worked) {
    expect(practiceExample(told.example.id, euros(0), { today: TODAY, cards: [] })).toEqual(told);
  }
});

test("some pay, and some do not", () => {
  const verdicts = worked.map(({ example }) => example.verdict);
  expect(verdicts).toContain("pays");
  expect(verdicts).toContain("does-not-pay");
});

test("what a story tells of the one change holds: work by day and a car in the sun share more, a second fee costs", () => {
  const of = (id: string) => worked.find(({ example }) => example.id === id)?.example;
  for (const id of ["bakery", "car"]) {
    expect(of(id)?.changed?.year.shared).toBeGreaterThan(of(id)?.year.shared ?? Number.NaN);
  }
  expect(of("secondHome")?.changed?.gain.together).toBeLessThan(of("secondHome")?.gain.together ?? Number.NaN);
  expect(of("school")?.bestSellers?.sellers).toBeGreaterThan(1);
});

test("our own fee is in every example, once for each side", () => {
  const dearer = practiceExamples(euros(10), { today: TODAY, cards: [] });
  worked.forEach(({ example }, index) => {
    expect(dearer[index]?.example.gain.together).toBeCloseTo(example.gain.together - 20, 6);
  });
});
