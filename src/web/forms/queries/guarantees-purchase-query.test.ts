import { expect, test } from "vitest";
import { guaranteeDefaults } from "#application/guarantees/guarantee-defaults.ts";
import { readPurchaseQuery } from "#web/forms/queries/guarantees-purchase-query.ts";

const read = (fields: Record<string, string>) =>
  readPurchaseQuery(new URLSearchParams(fields), guaranteeDefaults("be"));

test("a use in MWh is covered whole at the proposed price unless the company says otherwise", () => {
  expect(read({ verbruik: "60,4 MWh" }).answers).toEqual({
    consumedMegawattHours: 60.4,
    coveredShare: 1,
    pricePerGuarantee: 2.25,
  });
});

test.each([
  ["verbruik", "veel", { code: "not-a-number" }],
  ["verbruik", "-1", { code: "too-low", limit: 0 }],
  ["dekking", "101", { code: "too-high", limit: 100 }],
  ["prijs", "", { code: "missing" }],
] as const)("%s=%j is refused with its reason, and kept as typed", (field, text, fault) => {
  const reading = read({ verbruik: "1", [field]: text });
  expect(reading.faults).toEqual({ [field]: fault });
  expect(reading.typed[field]).toBe(text);
});
