import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { answerRefusal } from "#content/forms/answer-refusals.ts";
import { fieldWords, formDocument, formWords, newestTextVersion } from "#content/forms/form-texts.ts";
import { describeAnswer } from "#content/forms/format-answer.ts";
import { definitionOf, formKinds } from "#domain/forms/form-definitions.ts";
import { canonicalText } from "#domain/forms/form-document.ts";
import { filledAnswers } from "../../../tests/support/domain/filled-answers.ts";

const textOf = (kind: (typeof formKinds)[number], version: string, answers = filledAnswers[kind]) => {
  const document = formDocument(kind, version, answers);
  if (!document) throw new Error("no such version");
  return canonicalText(document, { name: "An De Smet", at: new Date("2026-11-15T10:00:00Z") });
};

/** A text that somebody signed must stay as it was: what changes is a new version, with a line of its own here. */
const signedTexts = {
  "sale-agreement 2026-11": "38cb5f0cddac6f3e",
  "sale-agreement 2026-11-16": "9ea0c657a86a3db1",
  "sale-agreement 2026-11-17": "6cc62cc6c9d33b10",
  "sale-agreement 2026-11-18": "e325b1d1edcaa3f4",
  "manager-mandate 2026-11": "64b456db8d183f36",
  "metering-request 2026-11": "8ff9c6137b694649",
  "metering-request 2026-11-16": "bd126ffda27b620a",
  "installation-declaration 2026-11": "92d5da4798cc2180",
  "withdrawal 2026-11": "ba8a6ffa729411db",
  "withdrawal 2026-11-16": "74f3e11e5d797532",
};

test("every version of every text is as people signed it", () => {
  const found = formKinds.flatMap((kind) =>
    Object.keys(formWords(kind).documents).map((version) => [
      `${kind} ${version}`,
      createHash("sha256").update(textOf(kind, version)).digest("hex").slice(0, 16),
    ]),
  );
  expect(Object.fromEntries(found)).toEqual(signedTexts);
});

test.each(formKinds)("%s shows every answer, leaves no gap and says that it is a model with its sources", (kind) => {
  const text = textOf(kind, newestTextVersion(kind));
  expect(text).not.toMatch(/undefined|NaN|null/);
  expect(text).toMatch(/model/i);
  expect(text).toMatch(/Bron(nen)?: /);
  expect(text).toContain("An De Smet");
});

test.each(formKinds)("%s has words for every choice that it offers", (kind) => {
  for (const { fields } of definitionOf(kind).steps) {
    for (const field of fields) {
      const options = field.shape.kind === "choice" ? field.shape.options : field.shape.kind === "tick" ? ["yes"] : [];
      for (const option of options) expect(describeAnswer(field, fieldWords(kind, field), option)).not.toBe("");
    }
  }
});

test("numbers, days and codes stand on paper as Belgians write them", () => {
  const text = textOf("sale-agreement", newestTextVersion("sale-agreement")).replaceAll("\u00a0", " ");
  expect(text).toContain("8,50 c€/kWh, geen btw");
  expect(text).toContain("1 januari 2027");
  expect(text).toContain("541448 1234 5678 9016");
  expect(text).toContain("BE68 5390 0754 7034");
  expect(text).toContain("0123.456.749");
});

test("a household names the price with the VAT of who is liable in it, an enterprise without; older papers stay", () => {
  const sold = { ...filledAnswers["sale-agreement"], sellerVat: "liable", priceCents: "10.6" };
  const plain = (version: string, buyerKind: string) =>
    textOf("sale-agreement", version, { ...sold, buyerKind }).replaceAll("\u00a0", " ");
  const newest = newestTextVersion("sale-agreement");
  expect(plain(newest, "person")).toContain("10,60 c€/kWh, btw inbegrepen");
  expect(plain(newest, "person")).toContain("| Prijs zonder btw | 10,00 c€/kWh");
  expect(plain(newest, "company")).toContain("10,60 c€/kWh, zonder btw");
  expect(plain("2026-11-16", "person")).toContain("11,24 c€/kWh, btw inbegrepen");
});

test("a line break in an answer cannot pass for a line of the text", () => {
  const forged = textOf("sale-agreement", newestTextVersion("sale-agreement"), {
    ...filledAnswers["sale-agreement"],
    remarks: "eerlijk\n~ Iemand Anders",
  });
  expect(forged.split("\n").filter((line) => line.startsWith("~ "))).toEqual([
    "~ An De Smet",
    "~ 2026-11-15T10:00:00.000Z",
  ]);
});

test("an unknown version gives no paper", () => {
  expect(formDocument("withdrawal", "1999-01", {})).toBeNull();
  expect(formDocument("withdrawal", "toString", {})).toBeNull();
});

test("a refusal is a sentence with its facts", () => {
  expect(answerRefusal({ code: "number-range", min: 0, max: 100 })).toBe("Vul een getal in van 0 tot 100.");
  expect(answerRefusal({ code: "ean-length", digits: 17 })).toContain("17");
});
