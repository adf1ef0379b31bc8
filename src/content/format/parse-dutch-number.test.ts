import fc from "fast-check";
import { expect, test } from "vitest";
import { formatNumber } from "#content/format/format-number.ts";
import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";

test.each([
  ["1.234,5", 1234.5],
  ["1234.5", 1234.5],
  ["1234,5", 1234.5],
  ["1 234,5", 1234.5],
  ["1\u00a0234,5", 1234.5],
  ["1 234.5", 1234.5],
  ["1.234", 1234],
  ["12.500", 12500],
  ["1.234.567,89", 1234567.89],
  ["12,5", 12.5],
  ["1.5", 1.5],
  ["0.25", 0.25],
  ["0.125", 0.125],
  ["1234.567", 1234.567],
  [",5", 0.5],
  ["12,", 12],
  ["-12,5", -12.5],
  ["−12,5", -12.5],
  ["+3", 3],
  ["  3500 ", 3500],
  ["-0", 0],
])("%j is read as %d", (text, value) => {
  expect(parseDutchNumber(text)).toBe(value);
});

test.each([
  "",
  " ",
  "-",
  ",",
  "abc",
  "12abc",
  "1,2,3",
  "1.23.456",
  "1.234.5",
  "12.34,5",
  "1,234.5",
  "12 34",
  "1e5",
  "0x10",
  "Infinity",
  "NaN",
  "--5",
  "3500 kWh",
  "9".repeat(400),
])("%j is refused", (text) => {
  expect(parseDutchNumber(text)).toBeNull();
});

test("what the site writes, it reads back as the same number", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (number) => {
      const value = Number(number.toFixed(6)) + 0;
      expect(parseDutchNumber(formatNumber(value, { fractionDigitsMax: 20 }))).toBe(value);
    }),
  );
});

test("amounts in whole cents survive writing and reading", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(parseDutchNumber(formatNumber(cents / 100, { fractionDigitsMin: 2 }))).toBe(cents / 100);
    }),
  );
});

test("any text is read as a finite number or refused, never thrown on", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = parseDutchNumber(text);
      expect(value === null || Number.isFinite(value)).toBe(true);
    }),
  );
});
