import { expect, test } from "vitest";
import { letterSheet } from "#content/contracts/dossier-letters.ts";
import { draftDocument } from "#content/forms/form-texts.ts";
import type { Site } from "#content/site.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { answersOfAgreement } from "#domain/contracts/answers-of-agreement.ts";
import type { DossierLetter } from "#domain/contracts/dossier-letter.ts";
import { documentText } from "#domain/forms/form-document.ts";
import { sampleAgreement, sampleCompany, sampleSignature } from "../../../tests/support/domain/sample-agreement.ts";

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
  const { buyer, seller } = sampleAgreement().parties;
  const parties = { seller, buyer: buyer && { ...buyer, postcode: "1000" } };
  expect(textOf("supplier", "buyer", { region: "brussels", parties })).not.toContain("meetregime");
});

test("the grid operator of the region gets both connections, the price and the wished start on one page", () => {
  const text = textOf("operator", "seller");
  for (const words of ["Fluvius", "541448 8200 0000 0008", "541448 8200 0000 0015", "10,00 c€/kWh", "1 september 2026"])
    expect(text).toContain(words);
  expect(textOf("operator", "seller", { region: "brussels" })).toContain("Sibelga");
  expect(textOf("operator", "seller", { terms: { ...sampleAgreement().terms, price: 0 } })).toContain(
    "persoon-aan-persoonverkoop aan prijs 0",
  );
});

test("the mandate goes to the manager and allows no more than to file and to receive", () => {
  const text = textOf("mandate", "buyer");
  expect(text).toContain("## 2. De beheerder\n| Naam | Hilde Vermeulen");
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
  expect(text).toContain("## 1. Aan\n| Naam | Schuurdak bv");
  expect(text).toContain("Ik deel u hierbij mede dat ik onze overeenkomst");
  expect(text).toContain("| Besteld op | 2 november 2026");
});

test("a company signs by its representative, under its number", () => {
  const parties = { seller: sampleCompany, buyer: sampleAgreement().parties.buyer };
  const sheet = letterSheet(site, sampleAgreement({ parties }), "seller", "supplier", new Date());
  expect(sheet.signatures?.boxes[0]?.penLine).toBe("Hilde Vermeulen");
  expect(documentText(sheet.document)).toContain("0123.456.749");
});

test("a form that is begun from the dossier says what the dossier prints", () => {
  const seller = { ...sampleCompany, ean: "541448820000000008" };
  const agreement = sampleAgreement({
    parties: { seller, buyer: sampleAgreement().parties.buyer },
    signatures: [sampleSignature("seller"), sampleSignature("buyer")],
  });
  const at = new Date("2026-11-05T09:00:00Z");
  const given = { today: "2026-11-05", service: "levering van elektriciteit" } as const;
  const added = { supplier: "………………………………", customerNumber: "………………………………" };
  for (const [letter, kind] of [
    ["supplier", "metering-request"],
    ["mandate", "manager-mandate"],
    ["withdrawal", "withdrawal"],
  ] as const) {
    const typed = { ...added, ...answersOfAgreement(kind, agreement, "buyer", given) };
    const { document, mark } = letterSheet(site, agreement, "buyer", letter, at);
    expect([documentText(document), mark]).toEqual([documentText(draftDocument(kind, typed)), null]);
  }
  // The seller is the manager, and no consumer.
  for (const kind of ["manager-mandate", "withdrawal", "sale-agreement"] as const)
    expect(answersOfAgreement(kind, agreement, "seller", given)).toBeNull();
});

test("where a seller has two numbers, each letter prints the injection and the offtake by their names; else one", () => {
  const two = { ...sampleCompany, ean: "541448820000000008", offtakeEan: "541448123456789016" };
  const buyer = sampleAgreement().parties.buyer;
  const textOf = (
    seller: typeof sampleCompany,
    letter: "supplier" | "operator" | "stop-supplier" | "stop-operator",
  ) => {
    const agreement = sampleAgreement({ parties: { seller, buyer }, state: "active" });
    return documentText(letterSheet(site, agreement, "seller", letter, new Date()).document);
  };
  for (const letter of ["supplier", "operator", "stop-supplier"] as const) {
    const text = textOf(two, letter);
    expect(text).toMatch(/EAN-code van de injectie[^\n]*541448 8200 0000 0008/);
    expect(text).toMatch(/EAN-code van de afname[^\n]*541448 1234 5678 9016/);
  }
  expect(textOf(two, "stop-operator")).toMatch(/EAN-code van de injectie[^\n]*541448 8200/);
  expect(textOf({ ...two, offtakeEan: null } as typeof sampleCompany, "stop-supplier")).not.toContain("van de afname");
});
