import { expect, test } from "vitest";
import { openPdf } from "#adapters/pdf/open-pdf.ts";
import { openQrCodes } from "#adapters/qr-codes/open-qr-codes.ts";
import { HOUSEHOLD_VAT } from "#content/contracts/agreed-price.ts";
import { letterSheet, letterWords } from "#content/contracts/dossier-letters.ts";
import { invoiceSheet } from "#content/contracts/statement-sheet.ts";
import type { Site } from "#content/site.ts";
import type { DossierLetter } from "#domain/contracts/dossier-letter.ts";
import { epcPayment } from "#domain/settlement/invoices/epc-payment.ts";
import { belgianVat } from "#figures/vat.ts";
import { sampleAgreement, sampleBuyer, sampleCompany, sampleSignature } from "../support/domain/sample-agreement.ts";
import { sampleInvoice } from "../support/domain/sample-invoice.ts";
import { readPdf } from "../support/read-pdf.ts";
import { readQr } from "../support/read-qr.ts";

const site = { name: "Voorbeeldplein" } as Site;
const at = new Date("2026-12-05T10:00:00Z");
const parties = { seller: sampleCompany, buyer: { ...sampleCompany, name: "Werkplaats Peeters bv" } };
const agreement = sampleAgreement({ parties, signatures: [sampleSignature("seller"), sampleSignature("buyer")] });
const invoice = sampleInvoice({ agreementId: agreement.id });

test("a letter fits on one page with room to sign, a form on two, and the sheet for the grid operator asks for no signature", async () => {
  const toConsumer = { ...agreement, parties: { ...parties, buyer: sampleBuyer } };
  for (const kind of Object.keys(letterWords) as DossierLetter[]) {
    const sheet = letterSheet(
      site,
      toConsumer,
      kind === "mandate" || kind === "withdrawal" ? "buyer" : "seller",
      kind,
      at,
    );
    expect(sheet.signatures === null, kind).toBe(kind === "operator");
    expect(readPdf(await openPdf().render(sheet)).pageCount, kind).toBe(
      kind === "mandate" || kind === "supplier" ? 2 : 1,
    );
  }
});

test("the VAT in the price of a household is that of the figures", () => {
  expect(HOUSEHOLD_VAT).toBe(belgianVat.household.value);
});

test("an invoice with VAT fits on one page, and its payment code gives back each line of EPC069-12", async () => {
  const payment = epcPayment({
    name: "Schuurdak bv",
    iban: "BE68539007547034",
    cents: 1494,
    text: "+++202/6000/00701+++",
  });
  if (!payment.ok) throw new Error(payment.refusal.code);
  const sheet = invoiceSheet(site, agreement, invoice, openQrCodes().draw(payment.value), at);
  const { pageCount, squares, tags, dictionaries } = readPdf(await openPdf().render(sheet));
  expect(pageCount).toBe(1);
  expect(tags).toContain("Figure");
  expect(dictionaries).toMatch(/\/Alt /);
  expect(readQr(squares).split("\n")).toEqual([
    ...["BCD", "002", "1", "SCT", "", "Schuurdak bv", "BE68539007547034", "EUR14.94", "", ""],
    "+++202/6000/00701+++",
  ]);
});
