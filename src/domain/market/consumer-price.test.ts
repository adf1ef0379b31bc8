import fc from "fast-check";
import { expect, test } from "vitest";
import { consumerPrice, keptPrice } from "#domain/market/consumer-price.ts";
import { eurosPerKilowattHour } from "#domain/units/quantity.ts";

const VAT = 0.06;
const cents = (value: number) => eurosPerKilowattHour(value / 100);

test("of 10.60 cents a company keeps 10.00 and pays 0.60 of VAT; anybody else keeps all of it", () => {
  expect(keptPrice("company", cents(10.6), VAT)).toBe(0.1);
  for (const holder of ["person", "school", "association"] as const)
    expect(keptPrice(holder, cents(10.6), VAT)).toBe(cents(10.6));
});

test("a price to three digits of a cent comes back as it was typed", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom("company", "person"), (typed, holder) => {
      const kept = keptPrice(holder, cents(typed / 1000), VAT);
      expect((consumerPrice(holder, kept, VAT) * 100).toFixed(3)).toBe((typed / 1000).toFixed(3));
    }),
  );
});

test("what nobody can read stays unreadable", () => {
  expect(keptPrice("company", eurosPerKilowattHour(Number.NaN), VAT)).toBeNaN();
});
