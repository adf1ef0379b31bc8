import { expect, test } from "vitest";
import { tariffRefusals } from "#content/refusals/tariff-refusals.ts";
import { kilovoltAmperes, kilowattHours } from "#domain/units/quantity.ts";

test("a refusal names the bound that was passed", () => {
  expect(tariffRefusals["medium-voltage"]({ code: "medium-voltage", connectionMax: kilovoltAmperes(56) })).toContain(
    "56 kVA",
  );
  expect(
    tariffRefusals["dutch-use-too-high"]({ code: "dutch-use-too-high", energyMax: kilowattHours(10_000) }),
  ).toContain("10 MWh");
  expect(tariffRefusals["no-figures-before"]({ code: "no-figures-before", firstDay: "2025-01-01" })).toContain("2025");
});
