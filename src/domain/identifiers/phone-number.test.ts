import fc from "fast-check";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { expect, test } from "vitest";
import { formatPhoneNumber, type PhoneNumber, parsePhoneNumber, phoneKind } from "#domain/identifiers/phone-number.ts";

const read = (text: string, country: "be" | "nl" = "be"): PhoneNumber => {
  const result = parsePhoneNumber(text, country);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

test.each([
  ["0470 12 34 56", "+32470123456"],
  ["0470/12.34.56", "+32470123456"],
  ["0470-123456", "+32470123456"],
  ["+32 470 12 34 56", "+32470123456"],
  ["0032 470 12 34 56", "+32470123456"],
  ["+32 (0)470 12 34 56", "+32470123456"],
  ["+32 0470 12 34 56", "+32470123456"],
  ["(02) 212 34 56", "+3222123456"],
  ["04 222 34 56", "+3242223456"],
  ["014 12 34 56", "+3214123456"],
  ["+31 6 12345678", "+31612345678"],
])("%j, typed in Belgium, is %s", (text, phone) => {
  expect(read(text)).toBe(phone);
});

test.each([
  ["06 12345678", "+31612345678"],
  ["020-123 4567", "+31201234567"],
  ["0111 123 456", "+31111123456"],
  ["+32 470 12 34 56", "+32470123456"],
])("%j, typed in the Netherlands, is %s", (text, phone) => {
  expect(read(text, "nl")).toBe(phone);
});

test.each([
  ["", { code: "phone-missing" }],
  ["bel mij", { code: "phone-characters" }],
  ["0470 12 34 56 x2", { code: "phone-characters" }],
  ["+33 1 23 45 67 89", { code: "phone-country" }],
  ["+", { code: "phone-characters" }],
  ["470 12 34 56", { code: "phone-without-zero" }],
  ["0800 12 345", { code: "phone-service" }],
  ["0902 12 345", { code: "phone-service" }],
  ["070 123 456", { code: "phone-service" }],
  ["0470 12 34 5", { code: "phone-impossible", country: "be" }],
  ["0470 12 34 567", { code: "phone-length", country: "be", digits: 11 }],
  ["02 12 34", { code: "phone-length", country: "be", digits: 6 }],
  ["0440 12 34 56", { code: "phone-impossible", country: "be" }],
  ["02 999 99 99", { code: "phone-impossible", country: "be" }],
  ["+31 6 1234567", { code: "phone-length", country: "nl", digits: 9 }],
  ["+31 6 97654321", { code: "phone-impossible", country: "nl" }],
])("%j is refused with its reason", (text, refusal) => {
  expect(parsePhoneNumber(text, "be")).toEqual({ ok: false, refusal });
});

test.each([
  ["+32470123456", "0470 12 34 56", "+32 470 12 34 56", "mobile"],
  ["+3222123456", "02 212 34 56", "+32 2 212 34 56", "landline"],
  ["+3242223456", "04 222 34 56", "+32 4 222 34 56", "landline"],
  ["+3214123456", "014 12 34 56", "+32 14 12 34 56", "landline"],
  ["+31612345678", "+31 6 12345678", "06 12345678", "mobile"],
  ["+31201234567", "+31 20 123 4567", "020 123 4567", "landline"],
  ["+31111123456", "+31 111 123 456", "0111 123 456", "landline"],
])("%s is written %s in Belgium and %s in the Netherlands, a %s", (phone, belgian, dutch, kind) => {
  expect(formatPhoneNumber(read(phone), "be")).toBe(belgian);
  expect(formatPhoneNumber(read(phone), "nl")).toBe(dutch);
  expect(phoneKind(read(phone))).toBe(kind);
});

const digits = fc.stringMatching(/^0[1-9]\d{7,8}$/);
const countries = fc.constantFrom("be" as const, "nl" as const);

test("a number that is read can be written both ways and reads back as itself", () => {
  fc.assert(
    fc.property(digits, countries, countries, (text, country, from) => {
      const result = parsePhoneNumber(text, country);
      fc.pre(result.ok);
      expect(parsePhoneNumber(formatPhoneNumber(result.value, from), from)).toEqual(result);
    }),
    { numRuns: 300 },
  );
});

test("a library of all numbering plans agrees, but for the company numbers 078, 085, 087 and 088", () => {
  const ours = new Set(["MOBILE", "FIXED_LINE"]);
  fc.assert(
    fc.property(digits, countries, (text, country) => {
      const known = parsePhoneNumberFromString(text, country === "be" ? "BE" : "NL");
      const isOrdinary = known?.isValid() === true && ours.has(known.getType() ?? "");
      const result = parsePhoneNumber(text, country);
      fc.pre(!/^(?:\+3278|\+318[578])/.test(result.ok ? result.value : ""));
      expect(result).toEqual(
        isOrdinary ? { ok: true, value: known.number } : { ok: false, refusal: expect.anything() },
      );
    }),
    { numRuns: 3000 },
  );
});
