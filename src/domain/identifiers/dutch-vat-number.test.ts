import { expect, test } from "vitest";
import { parseDutchVatNumber } from "#domain/identifiers/dutch-vat-number.ts";

test.each([
  // 9·1+8·2+7·3+6·4+5·5+4·6+3·7+2·8−2 = 154 = 14·11.
  ["a fiscal number that obeys the eleven test", "NL123456782B01"],
  // 2321 123456855 11 01 leaves 1 after division by 97.
  ["an id that obeys the remainder of 97", "NL123456855B01"],
])("%s is read", (_which, text) => {
  expect(parseDutchVatNumber(text)).toEqual({ ok: true, value: text });
});

test.each(["nl 1234.56.782.b01", "123456782B01", "btw-id: NL123456782B01"])("%j is NL123456782B01", (text) => {
  expect(parseDutchVatNumber(text)).toEqual({ ok: true, value: "NL123456782B01" });
});

test.each([
  ["", "dutch-vat-number-missing"],
  ["NL12345678B01", "dutch-vat-number-shape"],
  ["NL123456782A01", "dutch-vat-number-shape"],
  ["NL123456782B00", "dutch-vat-number-shape"],
  ["BE0123456749", "dutch-vat-number-shape"],
  ["NL123456783B01", "dutch-vat-number-check-digits"],
  ["NL000000000B01", "dutch-vat-number-check-digits"],
])("%j is refused with %s", (text, code) => {
  expect(parseDutchVatNumber(text)).toEqual({ ok: false, refusal: { code } });
});
