import fc from "fast-check";
import { expect, test } from "vitest";
import { monthAfterFees } from "#domain/settlement/months/month-after-fees.ts";

const month = { shared: 300_000, netCents: 3000, totalCents: 3630 };

const april = { first: "2026-04-01", last: "2026-04-30" } as const;

test("a buyer keeps what the supplier would have asked, less what was paid and the fees of the shared days", () => {
  // 300 kWh at 18 cents is 54 euro; 36.30 was paid; 30 of 365 days of 96 are 7.89 and of 12 are 0.99.
  expect(monthAfterFees(month, "buyer", { supplierPrice: 0.18, supplierFee: 96, platformFee: 12, ...april })).toEqual({
    saleCents: 3630,
    supplierCents: 5400,
    supplierFeeCents: 789,
    platformFeeCents: 99,
    leftCents: 5400 - 3630 - 789 - 99,
  });
});

test("a month that began on its 19th counts the fees of 12 of its 30 days, a leap year has a day more", () => {
  const feeOf = (first: "2026-11-19" | "2028-01-01", last: "2026-11-30" | "2028-12-31") =>
    monthAfterFees(month, "buyer", { supplierPrice: 0, supplierFee: 365, platformFee: 0, first, last })
      .supplierFeeCents;
  expect(feeOf("2026-11-19", "2026-11-30")).toBe(1200);
  expect(feeOf("2028-01-01", "2028-12-31")).toBe(36_500);
});

test("a seller keeps what was received without VAT, less what the supplier would have paid and the fees", () => {
  expect(
    monthAfterFees(month, "seller", { supplierPrice: 0.03, supplierFee: 100, platformFee: 0, ...april }),
  ).toMatchObject({
    saleCents: 3000,
    supplierCents: 900,
    supplierFeeCents: 822,
    leftCents: 3000 - 900 - 822,
  });
});

test("without VAT and without fees, what one side gains beside one supplier's price the other side loses", () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), fc.nat(500_000), fc.nat(100), (shared, cents, price) => {
      const statement = { shared, netCents: cents, totalCents: cents };
      const given = { supplierPrice: price / 100, supplierFee: 0, platformFee: 0, ...april };
      const [buyer, seller] = (["buyer", "seller"] as const).map((side) => monthAfterFees(statement, side, given));
      expect((buyer?.leftCents ?? 1) + (seller?.leftCents ?? 1)).toBe(0);
    }),
  );
});
