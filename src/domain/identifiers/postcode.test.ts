import { expect, test } from "vitest";
import { countryOfPostcode, type Postcode, parsePostcode } from "#domain/identifiers/postcode.ts";

const read = (text: string): Postcode => {
  const result = parsePostcode(text);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

test.each([
  ["9000", "be", "9000"],
  [" 9000 ", "be", "9000"],
  ["B-9000", "be", "9000"],
  ["BE 9000", "be", "9000"],
  ["1012AB", "nl", "1012AB"],
  ["1012 ab", "nl", "1012AB"],
  ["NL-1012 AB", "nl", "1012AB"],
])("%j lies in %s and is kept as %s", (text, country, written) => {
  expect(countryOfPostcode(read(text))).toBe(country);
  expect(read(text)).toBe(written);
});

test.each([
  ["", { code: "postcode-missing" }],
  ["900", { code: "postcode-shape" }],
  ["9 000", { code: "postcode-shape" }],
  ["90000", { code: "postcode-shape" }],
  ["Gent", { code: "postcode-shape" }],
  ["1012 A", { code: "postcode-shape" }],
  ["NL 9000", { code: "postcode-shape" }],
  ["B-1012 AB", { code: "postcode-shape" }],
  ["0612", { code: "postcode-range" }],
  ["0999 AB", { code: "postcode-range" }],
  ["1012 SS", { code: "postcode-letters", letters: "SS" }],
  ["1012 SA", { code: "postcode-letters", letters: "SA" }],
  ["1012 sd", { code: "postcode-letters", letters: "SD" }],
])("%j is refused with its reason", (text, refusal) => {
  expect(parsePostcode(text)).toEqual({ ok: false, refusal });
});
