import { expect, test } from "vitest";
import { agreementDocument } from "#content/contracts/agreement-document.ts";
import { agreementSheet } from "#content/contracts/agreement-sheet.ts";
import { sayContractRefusal } from "#content/contracts/contract-refusals.ts";
import {
  changeEffects,
  changeSteps,
  dossierWords,
  plannedChanges,
  towardsWords,
} from "#content/contracts/dossier-words.ts";
import { WHOSE_VOLUME } from "#content/contracts/month-words.ts";
import { meterRefusalSentence } from "#content/meter-files/refusals.ts";
import { registerWords } from "#content/pages/declarations/register.ts";
import { saleTerms } from "#content/pages/legal/sale-terms.ts";
import { dossierOf, type PlannedChange, warnOfChange } from "#domain/contracts/dossier.ts";
import { documentText } from "#domain/forms/form-document.ts";
import {
  sampleAgreement,
  sampleBuyer,
  sampleCompany,
  sampleSignature,
} from "../../../tests/support/domain/sample-agreement.ts";
import { sampleSite } from "../../../tests/support/domain/sample-site.ts";

const site = sampleSite({ name: "Voorbeeldplein", publicUrl: "https://voorbeeld.example" });
const textOf = (changes: Parameters<typeof sampleAgreement>[0]) =>
  documentText(agreementDocument(sampleAgreement(changes)));
const parties = { seller: sampleCompany, buyer: sampleBuyer };

test("the text names both sides, both connections, the price and the days", () => {
  const text = textOf({});
  for (const words of [
    "Hilde Vermeulen",
    "Bram Peeters",
    "541448 8200 0000 0008",
    "BE68 5390 0754 7034",
    "10,00\u00a0c€/kWh",
  ])
    expect(text).toContain(words);
  expect(text).toContain("1 september 2026");
  expect(text).toContain("Fluvius");
});

test("a consumer is told of the fourteen days where the law gives them, and others that it does not", () => {
  expect(textOf({ parties })).toContain("binnen veertien kalenderdagen");
  expect(textOf({})).toContain("geldt tussen hen niet");
});

test("free power has no price, no payment and no VAT in its text; an index and remarks stand in it when agreed", () => {
  const { terms } = sampleAgreement();
  const free = textOf({ terms: { ...terms, price: 0 } });
  expect(free).toContain("0 c€/kWh");
  expect(free).not.toContain("Betaaltermijn");
  const indexed = textOf({
    terms: { ...terms, indexation: { kind: "yearly", percent: 2 }, remarks: "Bij verhuis bellen wij." },
  });
  expect(indexed).toContain("2 % erbij na elk vol jaar");
  expect(indexed).toContain("## 12. Andere afspraken\nBij verhuis bellen wij.");
});

test("Brussels has its own grid operator and no metering regime", () => {
  const text = textOf({ region: "brussels" });
  expect(text).toContain("Sibelga");
  expect(text).not.toContain("Meetregime 3");
});

test("a sheet is a draft until both signed, and then tells when and by what hash", () => {
  expect(agreementSheet(site, sampleAgreement(), "f".repeat(64)).mark).toBe("ONTWERP");
  const signatures = [sampleSignature("seller"), sampleSignature("buyer")];
  const sheet = agreementSheet(site, sampleAgreement({ state: "signed", signatures }), "f".repeat(64));
  expect(sheet.mark).toBeNull();
  expect(sheet.signatures.boxes.map(({ signedName }) => signedName)).toEqual(["seller", "buyer"]);
  expect(sheet.foot.join(" ")).toContain("f".repeat(64));
  expect(sheet.foot[0]).toContain("Voorbeeldplein, dat geen partij is");
});

test("every task and every warning has its words", () => {
  for (const { step, towards } of dossierOf(sampleAgreement(), "2026-11-15", "2026-11-15")) {
    expect(dossierWords[step].title.length + (towardsWords[towards]?.length ?? 0)).toBeGreaterThan(20);
  }
  for (const change of Object.keys(plannedChanges) as PlannedChange[]) {
    const { effect, steps } = warnOfChange({ region: "flanders" }, change, "2027-01-01");
    expect([changeEffects[effect], ...steps.map((one) => changeSteps[one])].every((words) => words.length > 20)).toBe(
      true,
    );
  }
});

test("a file that cannot be read for a month is refused in the words of the calculator", () => {
  for (const refusal of [{ code: "gas" }, { code: "file-workbook" }, { code: "file-pdf" }] as const) {
    expect(sayContractRefusal({ code: "file-unreadable", refusal })).toBe(meterRefusalSentence(refusal, "be"));
  }
});

test("whose volume counts at a difference is one sentence, in the agreement as in the terms and the register", () => {
  const agreement = documentText(agreementDocument(sampleAgreement()));
  const pages = [saleTerms(site), registerWords(site)].map((page) => JSON.stringify(page));
  for (const words of [agreement, ...pages]) expect(words).toContain(WHOSE_VOLUME);
});
