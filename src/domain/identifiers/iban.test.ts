import fc from "fast-check";
import { expect, test } from "vitest";
import { formatIban, type Iban, parseIban } from "#domain/identifiers/iban.ts";
import { swappedDigits, wrongDigits } from "../../../tests/support/domain/typing-errors.ts";

const read = (text: string): Iban => {
  const result = parseIban(text);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

const withCheck = (country: string, account: string) => {
  const digits = `${account}${country}00`.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, "0")}${account}`;
};

const belgian = fc
  .integer({ min: 0, max: 9_999_999_999 })
  .map((ten) => withCheck("BE", `${String(ten).padStart(10, "0")}${String(ten % 97 || 97).padStart(2, "0")}`));
const dutch = fc.stringMatching(/^[A-Z]{4}\d{10}$/).map((account) => withCheck("NL", account));

test.each([
  ["Belgium", "BE68 5390 0754 7034"],
  ["the Netherlands", "NL91 ABNA 0417 1643 00"],
  ["Germany", "DE89 3704 0044 0532 0130 00"],
  ["France, with a letter in the account", "FR14 2004 1010 0505 0001 3M02 606"],
  ["Luxembourg", "LU28 0019 4006 4475 0000"],
])("the registry's example of %s is read and written back", (_country, text) => {
  expect(formatIban(read(text))).toBe(text);
  expect(read(text)).toBe(text.replaceAll(" ", ""));
});

test.each(["be68-5390-0754-7034", "IBAN: BE68 5390 0754 7034", "BE68.5390.0754.7034"])("%j is read too", (text) => {
  expect(read(text)).toBe("BE68539007547034");
});

test.each([
  ["", { code: "iban-missing" }],
  ["539-0075470-34", { code: "iban-characters" }],
  ["BE68 5390 0754 70é4", { code: "iban-characters" }],
  ["US68 5390 0754 7034", { code: "iban-country", country: "US" }],
  ["BE68 5390 0754 703", { code: "iban-length", country: "BE", length: 15, expected: 16 }],
  ["NL91 ABNA 0417 1643 000", { code: "iban-length", country: "NL", length: 19, expected: 18 }],
  ["NL91 0BNA 0417 1643 00", { code: "iban-shape", country: "NL" }],
  ["BE68 5390 0754 703A", { code: "iban-shape", country: "BE" }],
  ["BE68 5390 0754 7035", { code: "iban-check-digits" }],
  // The remainder of 97 is right, but 5390075470 leaves 34 and not 35.
  ["BE41 5390 0754 7035", { code: "iban-national-check" }],
])("%j is refused with its reason", (text, refusal) => {
  expect(parseIban(text)).toEqual({ ok: false, refusal });
});

test("a Belgian account whose ten digits divide by 97 ends in 97", () => {
  expect(read("BE54 0000 0000 9797")).toBe("BE54000000009797");
});

test("check digits that stand for another pair are refused", () => {
  // BE99 would leave the same remainder as BE02.
  const account = belgian.filter((iban) => iban.startsWith("BE02"));
  const [iban = ""] = fc.sample(account, { numRuns: 1, seed: 1 });
  expect(parseIban(iban).ok).toBe(true);
  expect(parseIban(iban.replace("BE02", "BE99"))).toEqual({ ok: false, refusal: { code: "iban-check-digits" } });
});

test("what is formatted reads back as the same account", () => {
  fc.assert(
    fc.property(fc.oneof(belgian, dutch), (text) => {
      expect(read(formatIban(read(text)))).toBe(text);
    }),
  );
});

test("a single wrong digit and two swapped neighbours are always found", () => {
  fc.assert(
    fc.property(fc.oneof(belgian, dutch), (text) => {
      expect([...wrongDigits(text), ...swappedDigits(text)].filter((wrong) => parseIban(wrong).ok)).toEqual([]);
    }),
  );
});
