import { expect, test } from "vitest";
import {
  identifierRefusal,
  identifierRefusals,
  nationalNumberRefused,
  nationalNumberRemoved,
} from "#content/identifiers.ts";
import { parseEan } from "#domain/identifiers/ean.ts";
import { findNationalNumbers, withoutNationalNumbers } from "#domain/identifiers/national-number.ts";

test("a refusal is told with its facts", () => {
  const ean = parseEan("5414 4812");
  expect(ean.ok ? "" : identifierRefusal(ean.refusal)).toBe("Een EAN-code telt 18 cijfers. U vulde er 8 in.");
});

test("every refusal has a sentence of its own that ends in a full stop", () => {
  const facts = { digits: 7, prefix: "123", first: "2", country: "be", length: 3, expected: 16, letters: "SS" };
  const sentences = Object.values(identifierRefusals).map((sentence) => (sentence as (facts: object) => string)(facts));
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.filter((sentence) => !/^[A-Z].*\.$/.test(sentence) || sentence.includes("undefined"))).toEqual([]);
});

test("a text tells where a national register number was taken out, and its refusal repeats no number", () => {
  expect(withoutNationalNumbers("Ik ben 85.07.30-033.28.", nationalNumberRemoved)).toBe(
    "Ik ben [rijksregisternummer verwijderd].",
  );
  expect(findNationalNumbers(nationalNumberRefused)).toEqual([]);
});
