import { expect, test } from "vitest";
import { exampleOffer } from "#application/calculations/examples/example-offer.ts";
import { euros } from "#domain/units/quantity.ts";

const offer = exampleOffer(euros(0), { today: "2026-11-15", cards: [] });

test("the example has a whole summer day and a whole winter day", () => {
  expect(offer.summer.quarters).toHaveLength(96);
  expect(offer.winter.quarters).toHaveLength(96);
  expect(offer.injectionSummer).toHaveLength(96);
});

test("it never shares more than is injected or taken", () => {
  expect(offer.year.shared).toBeLessThanOrEqual(offer.year.injection);
  expect(offer.year.shared).toBeLessThanOrEqual(offer.year.offtake);
});

test("the asked price lies between both prices and leaves both sides about the same gain", () => {
  expect(offer.askedPrice).toBeGreaterThan(offer.terms.injectionPrice.value);
  expect(offer.askedPrice).toBeLessThan(offer.terms.energyPrice.value);
  expect(Math.abs(offer.gain.buyer - offer.gain.seller)).toBeLessThan(offer.year.shared * 0.001);
});

test("our fee lowers what both keep", () => {
  const withFee = exampleOffer(euros(30), { today: "2026-11-15", cards: [] });
  expect(withFee.gain.together).toBeCloseTo(offer.gain.together - 60, 6);
});
