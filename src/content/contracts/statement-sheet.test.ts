import fc from "fast-check";
import { expect, test } from "vitest";
import { sayClaims } from "#content/contracts/claim-words.ts";
import { exemptWording, invoiceSheet, invoiceTitle, statementSheet } from "#content/contracts/statement-sheet.ts";
import { documentText } from "#domain/forms/form-document.ts";
import { firstStanding } from "#domain/settlement/months/month-standing.ts";
import type { Statement } from "#domain/settlement/statement.ts";
import { roundKept } from "#domain/units/price-steps.ts";
import { sampleAgreement } from "../../../tests/support/domain/sample-agreement.ts";
import { sampleInvoice } from "../../../tests/support/domain/sample-invoice.ts";
import { sampleSite } from "../../../tests/support/domain/sample-site.ts";

const site = sampleSite({ name: "Voorbeeldplein", publicUrl: "https://voorbeeld.example", today: "2026-12-05" });
const createdAt = new Date("2026-12-05T10:00:00Z");
const statement: Statement = {
  agreementId: "agreement-1",
  month: "2026-11",
  version: 2,
  basis: "corrected-by-hand",
  shared: 123_456,
  gaps: "zero",
  quarters: { total: 2880, shared: 600, estimated: 0, missing: 3, contested: 0 },
  days: [
    { day: "2026-11-01", shared: 123_456, origin: "corrected-by-hand" },
    { day: "2026-11-02", shared: 0, origin: "accepted-gap" },
  ],
  price: 0.1,
  netCents: 1235,
  vat: { kind: "none", reason: "outside-vat" },
  vatCents: 0,
  totalCents: 1235,
  inputHash: "",
  differences: [{ cause: "gaps-filled", quarters: 4, wattHours: 1200, cents: 12 }],
};
const invoice = sampleInvoice({
  agreementId: "agreement-1",
  statementVersion: 2,
  vat: statement.vat,
  vatCents: 0,
  totalCents: 1235,
});
const standing = firstStanding(
  { agreementId: "agreement-1", month: "2026-11", version: 2 },
  { doubted: ["seller"], isResultUsed: false },
  "2026-12-05",
);
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const code = { size: 21, path: "M0 0h1v1h-1z" };

test("a statement on paper tells every day to the watt-hour, the amount, and why it differs from before", () => {
  const claims = sayClaims(sampleAgreement(), { seller: "file-seen", buyer: "stated" });
  const sheet = statementSheet(site, sampleAgreement(), {
    statement,
    hash: "f".repeat(64),
    createdAt,
    claims,
    standing,
  });
  const text = plain(documentText(sheet.document));
  for (const words of [
    "november 2026",
    "Versie 2",
    "| 1 november 2026 | met de hand verbeterd | 123,456 kWh",
    "1 dag: hiaat, samen aanvaard; 1 dag: met de hand verbeterd",
    "Beide kanten aanvaardden dat daarvoor nul telt",
    "Wacht op het ja van de koper, tot en met 19 december 2026",
    "€ 12,35",
    "verkoper 541448••••••••0008: staat in een bestand dat ongewijzigd lijkt",
    "koper 541448••••••••0015: opgegeven door de koper, nog in geen bestand gezien",
  ])
    expect(text).toContain(words);
  expect(text).toContain("Verschil met de vorige versie");
  expect(sheet.foot.join(" ")).toContain("f".repeat(64));
});

test("an invoice on paper holds what is paid, to whom, under which reference and until when", () => {
  const text = plain(documentText(invoiceSheet(site, sampleAgreement(), invoice, code, createdAt).document));
  for (const words of [
    "2026-0007",
    "+++202/6000/00701+++",
    "BE68 5390 0754 7034",
    "4 januari 2027",
    "€ 12,35",
    "Voor de koper: scan deze code",
  ])
    expect(text).toContain(words);
  expect(text).toContain(exemptWording["outside-vat"]);
});

test("the papers of a first or last month name the days on which power was shared", () => {
  const agreement = sampleAgreement({ startedOn: "2026-11-14", endsOn: "2026-11-20" });
  const printed = { statement, hash: "f".repeat(64), createdAt, claims: [], standing };
  for (const { document } of [
    statementSheet(site, agreement, printed),
    invoiceSheet(site, agreement, invoice, code, createdAt),
  ]) {
    expect(plain(documentText(document))).toContain("14 november 2026 tot en met 20 november 2026");
  }
});

test("who is outside VAT asks for payment; an enterprise makes an invoice, and gives back by credit note", () => {
  expect(invoiceTitle(invoice)).toBe("Vraag tot betaling");
  expect(invoiceTitle({ ...invoice, vat: { kind: "rate", rate: 0.21 } })).toBe("Factuur");
  const credit = {
    ...invoice,
    kind: "credit-note",
    vat: { kind: "none", reason: "small-enterprise" },
    corrects: "2026-0003",
  } as const;
  const text = plain(documentText(invoiceSheet(site, sampleAgreement(), credit, null, createdAt).document));
  expect(text).toContain("Creditnota 2026-0007");
  expect(text).toContain("nummer 2026-0003");
  expect(text).toContain("Bijzondere vrijstellingsregeling kleine ondernemingen");
  expect(text).not.toContain("Uiterlijk op");
});

test("the printed energy times the printed price is the printed amount, with the VAT beside it, on statement and invoice", () => {
  const numberAfter = (text: string, label: RegExp) =>
    Number((label.exec(text)?.[1] ?? "").replaceAll(".", "").replace(",", "."));
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 9_000_000 }),
      fc.integer({ min: 1, max: 4000 }),
      fc.constantFrom(0, 0.06, 0.21),
      (shared, step, rate) => {
        const price = roundKept(step / 10_000 / (1 + rate));
        const netCents = Math.round(((shared / 1000) * price * 1e8) / 1e6);
        const vatCents = Math.round(netCents * rate);
        const vat = rate === 0 ? ({ kind: "none", reason: "outside-vat" } as const) : ({ kind: "rate", rate } as const);
        const sold = { price, netCents, vatCents, totalCents: netCents + vatCents, vat };
        const settled = { ...statement, ...sold, shared };
        const printed = { statement: settled, hash: "f".repeat(64), createdAt, claims: [], standing };
        const text = plain(documentText(statementSheet(site, sampleAgreement(), printed).document));
        const energy = numberAfter(text, /Gedeeld[^\d]*([\d.]+,\d{3}) kWh/);
        const kept = numberAfter(text, /Prijs[^\d]*([\d.]+,\d{2,4}) c€/);
        const amount = numberAfter(text, /Bedrag zonder btw[^\d]*([\d.]+,\d{2})/);
        expect(energy * 1000).toBeCloseTo(shared, 6);
        expect(Math.abs((energy * kept) / 100 - amount), `${energy} x ${kept}`).toBeLessThanOrEqual(0.01 + 1e-9);
        if (rate > 0) {
          const paid = numberAfter(text, /btw inbegrepen ([\d.]+,\d{2})/);
          expect(paid).toBeCloseTo(step / 100, 9);
        } else expect(text).toContain("geen btw");
      },
    ),
  );
});
