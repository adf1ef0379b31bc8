import fc from "fast-check";
import { expect, test } from "vitest";
import { countryOfEan, type Ean, formatEan, maskEan, parseEan } from "#domain/identifiers/ean.ts";
import { wrongDigits } from "../../../tests/support/domain/typing-errors.ts";

const read = (text: string): Ean => {
  const result = parseEan(text);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

/** Any seventeen digits with the check digit that GS1 asks for. */
const eans = fc
  .tuple(fc.constantFrom("54", "871"), fc.stringMatching(/^\d{15}$/))
  .map(([prefix, rest]) => (prefix + rest).slice(0, 17))
  .map((base) => {
    const sum = [...base].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
    return `${base}${(10 - (sum % 10)) % 10}`;
  });

test.each([
  ["plain", "541448123456789016"],
  ["in groups", " 5414 4812 3456 7890 16 "],
  ["with dots", "541448.123456.789016"],
  ["as a spreadsheet keeps it", '="541448123456789016"'],
  ["with narrow spaces", "541448\u202f123456\u00a0789016"],
  ["with its name in front", "EAN-code: 541448123456789016"],
])("a code is read %s", (_how, text) => {
  expect(parseEan(text)).toEqual({ ok: true, value: "541448123456789016" });
});

test.each([
  ["", { code: "ean-missing" }],
  ['=""', { code: "ean-missing" }],
  ["54144812345678901X", { code: "ean-characters" }],
  ["٥٤١٤٤٨١٢٣٤٥٦٧٨٩٠١٦", { code: "ean-characters" }],
  ["54144880000000000", { code: "ean-length", digits: 17 }],
  ["5414488000000000044", { code: "ean-length", digits: 19 }],
  ["123456879123456789", { code: "ean-prefix", prefix: "123" }],
  ["872687123456789011", { code: "ean-prefix", prefix: "872" }],
  ["541448123456789017", { code: "ean-check-digit" }],
])("%j is refused with its reason", (text, refusal) => {
  expect(parseEan(text)).toEqual({ ok: false, refusal });
});

test("the prefix tells the country", () => {
  expect(countryOfEan(read("541448123456789016"))).toBe("be");
  expect(countryOfEan(read("871687123456789011"))).toBe("nl");
});

test("a masked code shows the first six and the last four digits only", () => {
  expect(maskEan(read("541448123456789016"))).toBe("541448••••••••9016");
});

test("what is formatted reads back as the same code", () => {
  fc.assert(
    fc.property(eans, (text) => {
      expect(parseEan(formatEan(read(text)))).toEqual({ ok: true, value: text });
    }),
  );
  expect(formatEan(read("541448123456789016"))).toBe("541448 1234 5678 9016");
});

test("a single wrong digit is always found", () => {
  fc.assert(
    fc.property(eans, (text) => {
      expect(wrongDigits(text)).toHaveLength(18 * 9);
      expect(wrongDigits(text).filter((wrong) => parseEan(wrong).ok)).toEqual([]);
    }),
  );
});

test("no text makes the reader throw", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof parseEan(text).ok).toBe("boolean");
    }),
  );
});
