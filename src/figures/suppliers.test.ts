import { expect, test } from "vitest";
import { supplierFeeOf, supplierFees, tariffCards } from "#figures/suppliers.ts";

test("the fees that a card prints lie between 85 and 125 euros a year", () => {
  for (const { fee } of supplierFees) {
    expect(fee.status).toBe("found");
    expect(fee.value).toBeGreaterThanOrEqual(85);
    expect(fee.value).toBeLessThanOrEqual(125);
  }
});

test("EBEM's fee is 80 euros with 21 % VAT, OCTA+'s twelve months of 8 euros", () => {
  expect(supplierFeeOf("EBEM").value).toBeCloseTo(80 * 1.21, 9);
  expect(supplierFeeOf("OCTA+").value).toBe(12 * 8);
});

test("a supplier whose card is silent gets 121 euros, marked as an estimate", () => {
  expect(supplierFeeOf("Luminus")).toMatchObject({ value: 121, status: "estimate" });
});

test("on every card energy costs more than injection brings", () => {
  for (const card of Object.values(tariffCards)) {
    expect(card.energyPrice.value).toBeGreaterThan(card.injectionPrice.value);
  }
});
