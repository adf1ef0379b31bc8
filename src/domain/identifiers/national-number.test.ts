import fc from "fast-check";
import { expect, test } from "vitest";
import { findNationalNumbers, withoutNationalNumbers } from "#domain/identifiers/national-number.ts";

const strip = (text: string) => withoutNationalNumbers(text, "[…]");

test.each([
  ["85.07.30-033.28", "born in 1985: 850730033 leaves 69, and 97 − 69 = 28"],
  ["85073003328", "without signs"],
  ["850730 033 28", "with spaces"],
  ["85/07/30 - 033 - 28", "with slashes and dashes"],
  ["01.02.03-123.45", "born in 2001: 2010203123 leaves 52, and 97 − 52 = 45"],
  ["00.00.01-001.66", "born on an unknown day in 1900 or 2000"],
])("%s is taken out of a text (%s)", (number) => {
  expect(strip(`Mijn nummer is ${number}, bel gerust.`)).toBe("Mijn nummer is […], bel gerust.");
});

test("numbers of people outside the register, with 20 or 40 added to the month, are found too", () => {
  const numbers = ["852730001", "854730001"].map(
    (base) => `${base}${String(97 - (Number(base) % 97)).padStart(2, "0")}`,
  );
  expect(numbers.map((number) => findNationalNumbers(number))).toEqual([[{ from: 0, to: 11 }], [{ from: 0, to: 11 }]]);
});

test.each([
  ["an access point code", "541448123456789016"],
  ["an enterprise number", "BE 0123.456.749"],
  ["an account", "BE68 5390 0754 7034"],
  ["a structured reference", "+++090/9337/55493+++"],
  // 324701234 leaves 39, and 97 − 39 = 58: without the plus it would pass for one.
  ["a phone number", "+32470123458"],
  ["a number with a wrong check", "85.07.30-033.29"],
  ["a number with an impossible month", "85133000167"],
  ["longer digits", "1850730033281"],
])("%s stays", (_what, text) => {
  expect(strip(text)).toBe(text);
});

const nationalNumbers = fc
  .record({
    year: fc.integer({ min: 0, max: 99 }),
    month: fc.integer({ min: 0, max: 12 }),
    day: fc.integer({ min: 0, max: 31 }),
    sequence: fc.integer({ min: 1, max: 998 }),
    century: fc.constantFrom("", "2"),
    layout: fc.constantFrom("yyymmdd", "dots", "spaces"),
  })
  .map(({ year, month, day, sequence, century, layout }) => {
    const pad = (number: number, width: number) => String(number).padStart(width, "0");
    const parts = [pad(year, 2), pad(month, 2), pad(day, 2), pad(sequence, 3)];
    const check = pad(97 - (Number(`${century}${parts.join("")}`) % 97), 2);
    const [yy, mm, dd, seq] = parts;
    if (layout === "dots") return `${yy}.${mm}.${dd}-${seq}.${check}`;
    return [...parts, check].join(layout === "spaces" ? " " : "");
  });

test("no national number survives, wherever it stands in a text", () => {
  const words = fc.stringMatching(/^[a-z ,.]{0,12}$/);
  fc.assert(
    fc.property(words, nationalNumbers, words, (before, number, after) => {
      expect(strip(`${before} ${number} ${after}`)).toBe(`${before} […] ${after}`);
    }),
  );
});

test("what was stripped once has nothing more to strip, and a text without numbers stays as it is", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(nationalNumbers, fc.string())), (parts) => {
      const once = strip(parts.join(" "));
      expect(findNationalNumbers(once)).toEqual([]);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[^0-9]*$/), (text) => {
      expect(strip(text)).toBe(text);
    }),
  );
});
