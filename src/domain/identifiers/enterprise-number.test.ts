import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type EnterpriseNumber,
  formatEnterpriseNumber,
  parseEnterpriseNumber,
} from "#domain/identifiers/enterprise-number.ts";
import { swappedDigits, wrongDigits } from "../../../tests/support/domain/typing-errors.ts";

const read = (text: string): EnterpriseNumber => {
  const result = parseEnterpriseNumber(text);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

const numbers = fc
  .integer({ min: 0, max: 19_999_999 })
  .map((base) => `${String(base).padStart(8, "0")}${String(97 - (base % 97)).padStart(2, "0")}`);

test.each([
  "0123456749",
  "0123.456.749",
  "BE 0123.456.749",
  "be0123456749",
  "BTW BE-0123.456.749",
  "KBO: 0123 456 749",
  "123.456.749",
  "BE 123 456 749",
])("%j is 0123.456.749", (text) => {
  expect(parseEnterpriseNumber(text)).toEqual({ ok: true, value: "0123456749" });
});

test("numbers of the series that starts with 1 are read like the others", () => {
  expect(formatEnterpriseNumber(read("BE1012345646"))).toBe("1012.345.646");
  expect(formatEnterpriseNumber(read("1000000021"))).toBe("1000.000.021");
});

test.each([
  ["", { code: "enterprise-number-missing" }],
  ["BE", { code: "enterprise-number-missing" }],
  ["NL123456782B01", { code: "enterprise-number-characters" }],
  ["0123.456.74", { code: "enterprise-number-check-digits" }],
  ["0123.456.7", { code: "enterprise-number-length", digits: 8 }],
  ["0123.456.7499", { code: "enterprise-number-length", digits: 11 }],
  ["2123.456.749", { code: "enterprise-number-series", first: "2" }],
  ["0123.456.748", { code: "enterprise-number-check-digits" }],
])("%j is refused with its reason", (text, refusal) => {
  expect(parseEnterpriseNumber(text)).toEqual({ ok: false, refusal });
});

test("what is formatted reads back as the same number", () => {
  fc.assert(
    fc.property(numbers, (text) => {
      expect(read(formatEnterpriseNumber(read(text)))).toBe(text);
    }),
  );
});

test("a single wrong digit and two swapped neighbours are always found", () => {
  fc.assert(
    fc.property(numbers, (text) => {
      expect([...wrongDigits(text), ...swappedDigits(text)].filter((wrong) => parseEnterpriseNumber(wrong).ok)).toEqual(
        [],
      );
    }),
  );
});
