import { expect, test } from "vitest";
import { openPdf } from "#adapters/pdf/open-pdf.ts";
import { readPdf } from "#adapters/pdf/testing/read-pdf.ts";
import { openQrCodes } from "#adapters/qr-codes/open-qr-codes.ts";
import { letterSheet, letterWords } from "#content/contracts/dossier-letters.ts";
import { invoiceSheet } from "#content/contracts/statement-sheet.ts";
import type { Site } from "#content/site.ts";
import type { DossierLetter } from "#domain/contracts/dossier-letter.ts";
import { epcPayment } from "#domain/settlement/epc-payment.ts";
import { sampleAgreement, sampleCompany, sampleSignature } from "#domain/testing/sample-agreement.ts";
import { sampleInvoice } from "#domain/testing/sample-invoice.ts";
import { readQr } from "../support/read-qr.ts";

const site = { name: "Voorbeeldplein" } as Site;
const at = new Date("2026-12-05T10:00:00Z");
const parties = { seller: sampleCompany, buyer: { ...sampleCompany, name: "Werkplaats Peeters bv" } };
const agreement = sampleAgreement({ parties, signatures: [sampleSignature("seller"), sampleSignature("buyer")] });
const invoice = sampleInvoice({ agreementId: agreement.id });

test("a letter fits on one page with room to sign, and the sheet for the grid operator asks for no signature", async () => {
  for (const kind of Object.keys(letterWords) as DossierLetter[]) {
    const sheet = letterSheet(site, agreement, "seller", kind, at);
    expect(sheet.signatures === null, kind).toBe(kind === "operator");
    expect(readPdf(await openPdf().render(sheet)).pageCount, kind).toBe(1);
  }
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
