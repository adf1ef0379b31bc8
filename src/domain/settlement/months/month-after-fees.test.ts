import fc from "fast-check";
import { expect, test } from "vitest";
import { monthAfterFees } from "#domain/settlement/months/month-after-fees.ts";

const month = { shared: 300_000, netCents: 3000, totalCents: 3630 };

test("a buyer keeps what the supplier would have asked, less what was paid and a twelfth of the fees", () => {
  // 300 kWh at 18 cents is 54 euro; 36.30 was paid; 96 / 12 is 8 and 12 / 12 is 1.
  expect(monthAfterFees(month, "buyer", { supplierPrice: 0.18, supplierFee: 96, platformFee: 12 })).toEqual({
    saleCents: 3630,
    supplierCents: 5400,
    supplierFeeCents: 800,
    platformFeeCents: 100,
    leftCents: 5400 - 3630 - 800 - 100,
  });
});

test("a seller keeps what was received without VAT, less what the supplier would have paid and the fees", () => {
  expect(monthAfterFees(month, "seller", { supplierPrice: 0.03, supplierFee: 100, platformFee: 0 })).toMatchObject({
    saleCents: 3000,
    supplierCents: 900,
    supplierFeeCents: 833,
    leftCents: 3000 - 900 - 833,
  });
});

test("without VAT and without fees, what one side gains beside one supplier's price the other side loses", () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), fc.nat(500_000), fc.nat(100), (shared, cents, price) => {
      const statement = { shared, netCents: cents, totalCents: cents };
      const given = { supplierPrice: price / 100, supplierFee: 0, platformFee: 0 };
      const [buyer, seller] = (["buyer", "seller"] as const).map((side) => monthAfterFees(statement, side, given));
      expect((buyer?.leftCents ?? 1) + (seller?.leftCents ?? 1)).toBe(0);
    }),
  );
});
