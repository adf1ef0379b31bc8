import { describe, expect, test } from "vitest";
import { canBeUbl, type UblInput, ublInvoice } from "#domain/settlement/invoices/ubl-invoice.ts";
import { readXml, textAt } from "../../../../tests/support/domain/read-xml.ts";
import { sampleCompany } from "../../../../tests/support/domain/sample-agreement.ts";
import { sampleInvoice } from "../../../../tests/support/domain/sample-invoice.ts";
import { ublRules } from "../../../../tests/support/domain/ubl/ubl-rules.ts";

const invoice = sampleInvoice();
const input: UblInput = {
  invoice,
  seller: sampleCompany,
  buyer: { ...sampleCompany, name: "Werkplaats & Zonen <bv>", enterpriseNumber: "0987654394", iban: null },
  reference: "2026-TEST",
  period: { first: "2026-11-14", last: "2026-11-30" },
  words: {
    note: "Minstens één dag is met de hand verbeterd.",
    item: "Gedeelde stroom, november 2026",
    exemption: null,
    terms: "Te betalen voor 4 januari 2027",
  },
};
const exempt: UblInput = {
  ...input,
  invoice: { ...invoice, vat: { kind: "none", reason: "small-enterprise" }, vatCents: 0, totalCents: 1235 },
  seller: { ...sampleCompany, vat: "small-enterprise" },
  words: { ...input.words, exemption: "Bijzondere vrijstellingsregeling kleine ondernemingen" },
};
const credit: UblInput = { ...input, invoice: { ...invoice, kind: "credit-note", number: 8, corrects: "2026-0007" } };

const papers = { invoice: input, exempt, credit } as const;

describe.each(ublRules)("$id: $asks", ({ holds, spoil, of = "invoice" }) => {
  test.each(Object.entries(papers))("is kept by the paper '%s'", (_name, written) => {
    expect(holds(readXml(ublInvoice(written)))).toBe(true);
  });

  test("is seen to be broken", () => {
    const written = ublInvoice(papers[of]);
    const spoiled = spoil(written);
    expect(spoiled).not.toBe(written);
    expect(holds(readXml(spoiled))).toBe(false);
  });
});

test("a rule stands in the table once", () => {
  expect(new Set(ublRules.map(({ id }) => id)).size).toBe(ublRules.length);
});

test("a credit note asks nobody for money: it names no account to pay to", () => {
  expect(ublInvoice(credit)).not.toContain("PaymentMeans");
  expect(ublInvoice(credit)).not.toContain("BE68539007547034");
});

test("names with signs of XML come through whole", () => {
  const name = "AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName";
  expect(textAt(readXml(ublInvoice(input)), name)).toBe("Werkplaats & Zonen <bv>");
});

test("only papers between companies that know VAT can go by Peppol", () => {
  expect([input, exempt, credit].every(canBeUbl)).toBe(true);
  expect(canBeUbl({ ...input, buyer: { ...input.buyer, enterpriseNumber: null } })).toBe(false);
  const outside = { ...invoice, vat: { kind: "none", reason: "outside-vat" } as const };
  expect(canBeUbl({ ...input, invoice: outside })).toBe(false);
});
