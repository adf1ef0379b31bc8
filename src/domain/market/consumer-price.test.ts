import fc from "fast-check";
import { expect, test } from "vitest";
import { consumerPrice, keptPrice } from "#domain/market/consumer-price.ts";
import { eurosPerKilowattHour } from "#domain/units/quantity.ts";

const VAT = 0.06;
const cents = (value: number) => eurosPerKilowattHour(value / 100);

test("of 10.60 cents a company keeps 10.00 and pays 0.60 of VAT; anybody else keeps all of it", () => {
  expect(keptPrice({ holder: "company", isVatExempt: false }, cents(10.6), VAT)).toBe(0.1);
  for (const holder of ["person", "school", "association"] as const)
    expect(keptPrice({ holder, isVatExempt: false }, cents(10.6), VAT)).toBe(cents(10.6));
});

test("a price to three digits of a cent comes back as it was typed", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.constantFrom("company", "person"),
      fc.boolean(),
      (typed, holder, isVatExempt) => {
        const kept = keptPrice({ holder, isVatExempt }, cents(typed / 1000), VAT);
        expect((consumerPrice({ holder, isVatExempt }, kept, VAT) * 100).toFixed(3)).toBe((typed / 1000).toFixed(3));
      },
    ),
  );
});

test("an exempt small enterprise charges no VAT: a consumer pays what it keeps", () => {
  const seller = { holder: "company", isVatExempt: true } as const;
  expect(keptPrice(seller, cents(10.6), VAT)).toBe(cents(10.6));
  expect(consumerPrice(seller, cents(10.6), VAT)).toBe(cents(10.6));
});

test("what nobody can read stays unreadable", () => {
  expect(keptPrice({ holder: "company", isVatExempt: false }, eurosPerKilowattHour(Number.NaN), VAT)).toBeNaN();
});
