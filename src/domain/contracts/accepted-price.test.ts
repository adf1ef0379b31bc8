import { expect, test } from "vitest";
import { priceAsAccepted } from "#domain/contracts/accepted-price.ts";
import type { AcceptedVat, AgreementParty, VatStatus } from "#domain/contracts/agreement.ts";
import { sampleAgreement, sampleBuyer, sampleSeller } from "../../../tests/support/domain/sample-agreement.ts";

const rates = { household: 0.06, business: 0.21 };
const priceOf = (vat: AcceptedVat, seller: VatStatus, kind: AgreementParty["kind"]) =>
  priceAsAccepted(
    sampleAgreement({
      accepted: { price: 0.1, vat },
      parties: { seller: { ...sampleSeller, vat: seller }, buyer: { ...sampleBuyer, kind } },
    }),
    rates,
  );

test.each([
  ["a household, VAT as it was read", { rate: 0.06, isCharged: true }, "liable", "person", 0.1],
  ["a household, VAT that came later", { rate: 0, isCharged: false }, "liable", "person", 0.09434],
  ["a household, VAT that fell away", { rate: 0.06, isCharged: true }, "small-enterprise", "person", 0.106],
  ["an enterprise, whatever VAT", { rate: 0, isCharged: true }, "small-enterprise", "company", 0.1],
  ["a school that read a price with VAT", { rate: 0.06, isCharged: true }, "liable", "company", 0.087603],
] as const)("%s pays what it said yes to", (_who, vat, seller, kind, kept) => {
  expect(priceOf(vat, seller, kind)).toBeCloseTo(kept, 6);
});
