import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateGuarantees } from "#application/guarantees/estimate-guarantees.ts";
import { guaranteeDefaults } from "#application/guarantees/guarantee-defaults.ts";
import { readGuaranteesQuery } from "#web/forms/queries/guarantees-query.ts";

const read = (fields: Record<string, string>) =>
  readGuaranteesQuery(new URLSearchParams(fields), guaranteeDefaults("be"));

test("a percentage for the broker becomes a share", () => {
  const reading = read({ mwh: "40,6", aandeel: "15 %" });
  expect(reading.answers).toMatchObject({ injectedMegawattHours: 40.6, brokerShare: 0.15, yearlyFee: null });
});

test.each([
  ["mwh", "", { code: "missing" }],
  ["mwh", "veel", { code: "not-a-number" }],
  ["mwh", "1e9", { code: "not-a-number" }],
  ["mwh", "-1", { code: "too-low", limit: 0 }],
  ["aandeel", "101", { code: "too-high", limit: 100 }],
] as const)("%s=%j is refused with its reason, and kept as typed", (field, text, fault) => {
  const reading = read({ mwh: "1", [field]: text });
  expect(reading.faults).toEqual({ [field]: fault });
  expect(reading.typed[field]).toBe(text);
  expect(reading.answers).toBeNull();
});

const text = fc.oneof(
  fc.string(),
  fc.double().map(String),
  fc.integer().map(String),
  fc.constantFrom("", "-1", "NaN", "Infinity", "1e309", "0x10", "1.234,5", "12 %"),
);

test("whatever is typed, no result ever holds NaN or an infinity", () => {
  const fields = fc.dictionary(fc.constantFrom("mwh", "rest", "prijs", "aandeel", "kost"), text);
  fc.assert(
    fc.property(fields, (typed) => {
      const { answers } = read(typed);
      const numbers = answers === null ? [] : Object.values(estimateGuarantees(answers) ?? {});
      expect(numbers.filter((value) => typeof value === "number" && !Number.isFinite(value))).toEqual([]);
    }),
  );
});
