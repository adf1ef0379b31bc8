import { expect, test } from "vitest";
import type { FieldShape, FormField } from "#domain/forms/form-field.ts";
import { parseAnswer } from "#domain/forms/parse-answer.ts";

const rules = { today: "2026-11-15", numberRemoved: "[weg]" } as const;
const read = (shape: FieldShape, text: string, more: Partial<FormField> = {}) =>
  parseAnswer({ key: "field", shape, ...more }, text, rules);
const price: FieldShape = { kind: "number", min: 0, max: 100, fractionDigitsMax: 4 };

test.each<[string, FieldShape, string, string]>([
  ["a price with a comma", price, " 8,50 ", "8.5"],
  ["a price with a dot", price, "8.1234", "8.1234"],
  ["a price of nothing, for a gift", price, "0", "0"],
  ["a day of a date field", { kind: "day" }, "2026-12-01", "2026-12-01"],
  ["a day as people type it", { kind: "day" }, "1/12/2026", "2026-12-01"],
  ["a meter code in groups", { kind: "ean" }, "541448 1234 5678 9016", "541448123456789016"],
  ["an account number in groups", { kind: "iban" }, "be68 5390 0754 7034", "BE68539007547034"],
  ["a company number with BE", { kind: "enterprise-number" }, "BE 0123.456.749", "0123456749"],
  ["a name with double spaces", { kind: "text", lengthMax: 40 }, "An  De Smet", "An De Smet"],
  ["a long text with its lines", { kind: "long-text", lengthMax: 40 }, "een\r\ntwee", "een\ntwee"],
])("%s is kept in one spelling", (_what, shape, typed, kept) => {
  expect(read(shape, typed)).toEqual({ ok: true, value: kept });
  // What is kept is read again at the check page and at signing.
  expect(read(shape, kept)).toEqual({ ok: true, value: kept });
});

test.each<[string, FieldShape, string, object]>([
  ["an empty answer", { kind: "text", lengthMax: 5 }, "  ", { code: "answer-missing" }],
  ["a text that is too long", { kind: "text", lengthMax: 5 }, "zes123", { code: "text-too-long", lengthMax: 5 }],
  ["letters that the paper cannot show", { kind: "text", lengthMax: 9 }, "Анна", { code: "text-letters" }],
  ["a control character", { kind: "text", lengthMax: 9 }, "a\u0000b", { code: "text-letters" }],
  ["a choice that was not offered", { kind: "choice", options: ["a"] }, "b", { code: "choice-missing" }],
  ["a price in words", price, "acht", { code: "number-unreadable" }],
  ["a negative price", price, "-1", { code: "number-unreadable" }],
  ["a price with five decimals", price, "8,12345", { code: "number-decimals", fractionDigitsMax: 4 }],
  ["a price of two euros", price, "200", { code: "number-range", min: 0, max: 100 }],
  ["a day that does not exist", { kind: "day" }, "2026-02-30", { code: "day-unreadable" }],
  ["yesterday for a start", { kind: "day", side: "future" }, "2026-11-14", { code: "day-past" }],
  ["tomorrow for an installation", { kind: "day", side: "past" }, "2026-11-16", { code: "day-future" }],
  ["the year 202", { kind: "day" }, "0202-11-16", { code: "day-far" }],
  ["a Dutch meter", { kind: "ean" }, "871687123456789011", { code: "ean-abroad" }],
  ["a Dutch postcode", { kind: "postcode" }, "1012 AB", { code: "postcode-abroad" }],
  ["an unticked box", { kind: "tick" }, "", { code: "tick-missing" }],
])("%s is refused with its reason", (_what, shape, typed, refusal) => {
  expect(read(shape, typed)).toEqual({ ok: false, refusal });
});

test("today counts as future and as past", () => {
  expect(read({ kind: "day", side: "future" }, "2026-11-15").ok).toBe(true);
  expect(read({ kind: "day", side: "past" }, "2026-11-15").ok).toBe(true);
});

test("a national register number in free text is taken out", () => {
  expect(read({ kind: "text", lengthMax: 60 }, "An, 85.07.30-033.28, Gent")).toEqual({
    ok: true,
    value: "An, [weg], Gent",
  });
});

test("an optional answer may stay empty", () => {
  expect(read({ kind: "ean" }, "", { isOptional: true })).toEqual({ ok: true, value: "" });
});
