import { expect, test } from "vitest";
import { residualMixCarbon } from "#domain/economics/guarantees/residual-mix-carbon.ts";
import { type GramsPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";

test("2,000 kWh against a reference of 171 grams are 342 kg, and the reference goes along", () => {
  const reference = {
    value: 171 as GramsPerKilowattHour,
    unit: "g/kWh",
    status: "found",
    source: { title: "a named mix", publisher: "a publisher", readOn: "2026-11-14" },
    validFrom: "2025-01-01",
  } as const;
  const { amount, reference: shown } = residualMixCarbon(kilowattHours(2000), reference);
  expect(amount).toBeCloseTo(342, 9);
  expect(shown.source.title).toBe("a named mix");
});
