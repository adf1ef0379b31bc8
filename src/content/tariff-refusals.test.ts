import { expect, test } from "vitest";
import { estimateReason, tariffRefusals } from "#content/tariff-refusals.ts";
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

test("a tariff of a year that is not published yet says which year", () => {
  expect(estimateReason({ code: "not-yet-published", year: 2027 })).toMatch(/^Tarieven 2027 nog niet bekend/);
});
