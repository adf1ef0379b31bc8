import { expect, test } from "vitest";
import { letterSheet } from "#content/contracts/dossier-letters.ts";
import type { Site } from "#content/site.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import type { DossierLetter } from "#domain/contracts/dossier-letter.ts";
import { documentText } from "#domain/forms/form-document.ts";
import { sampleAgreement, sampleCompany, sampleSignature } from "#domain/testing/sample-agreement.ts";

const site = { name: "Voorbeeldplein" } as Site;
const textOf = (kind: DossierLetter, side: Side, changes: Partial<Agreement> = {}) => {
  const sheet = letterSheet(site, sampleAgreement(changes), side, kind, new Date("2026-08-03T09:00:00Z"));
  return documentText(sheet.document).replaceAll("\u00a0", " ");
};

test("the letter to a supplier names the own connection alone, and asks for quarter-hours where that exists", () => {
  const flemish = textOf("supplier", "buyer");
  for (const words of ["Bram Peeters", "541448 8200 0000 0015", "als koper", "meetregime 3", "artikel 4.2.13"])
    expect(flemish).toContain(words);
  expect(flemish).not.toContain("Hilde Vermeulen");
  expect(flemish).not.toContain("541448 8200 0000 0008");
  expect(textOf("supplier", "buyer", { region: "brussels" })).not.toContain("meetregime");
});

test("the grid operator of the region gets both connections, the price and the wished start on one page", () => {
  const text = textOf("operator", "seller");
  for (const words of ["Fluvius", "541448 8200 0000 0008", "541448 8200 0000 0015", "10,00 c€/kWh", "1 september 2026"])
    expect(text).toContain(words);
  expect(textOf("operator", "seller", { region: "brussels" })).toContain("Sibelga");
  expect(textOf("operator", "seller", { terms: { ...sampleAgreement().terms, price: 0 } })).toContain("gratis");
});

test("the mandate goes to the manager and allows no more than to file and to receive", () => {
  const text = textOf("mandate", "buyer");
  expect(text).toContain("Aan\nHilde Vermeulen");
  expect(text).toContain("intrekken, zonder reden");
});

test("who stops names the last day once notice was given, and leaves room for it before", () => {
  expect(textOf("stop-supplier", "buyer", { endsOn: "2026-12-31" })).toContain("31 december 2026");
  expect(textOf("stop-operator", "seller", { endsOn: "2026-12-31" })).toContain("31 december 2026");
  expect(textOf("stop-supplier", "buyer")).toContain("………");
});

test("the model form for withdrawal is that of the law, addressed to the enterprise that sells", () => {
  const parties = { seller: sampleCompany, buyer: sampleAgreement().parties.buyer };
  const signatures = [sampleSignature("seller"), sampleSignature("buyer")];
  const text = textOf("withdrawal", "buyer", { parties, signatures });
  expect(text).toContain("Aan\nSchuurdak bv");
  expect(text).toContain("Ik deel u hierbij mede dat ik onze overeenkomst");
  expect(text).toContain("| Besteld op | 2 november 2026");
});

test("a company signs by its representative, under its number", () => {
  const parties = { seller: sampleCompany, buyer: sampleAgreement().parties.buyer };
  const sheet = letterSheet(site, sampleAgreement({ parties }), "seller", "supplier", new Date());
  expect(sheet.signatures?.boxes[0]?.penLine).toBe("Hilde Vermeulen");
  expect(documentText(sheet.document)).toContain("0123.456.749");
});
