import fc from "fast-check";
import { expect, test } from "vitest";
import { calculationPath, calculationQuery } from "#web/calculations/page-address.ts";
import { locateCalculation, readCalculationLink, readCalculationQuery } from "./calculation-address.ts";

const site = { market: "be", today: "2026-11-15" } as const;

test("a link is read as a path and as a whole address, and written again in one way", () => {
  for (const link of [
    "/calculator/koper-brussel?verbruik=3.500&iets=anders&datum=2026-10-01",
    " https://elders.example/calculator/Koper-Brussel/?datum=2026-10-01&verbruik=3500 kWh ",
  ]) {
    const address = readCalculationLink(link);
    const located = address && locateCalculation(address, site);
    expect(located?.situation.buyer.use.energy).toBe(3500);
    expect(located && calculationPath(located.address)).toBe(
      "/calculator/koper-brussel?datum=2026-10-01&verbruik=3500",
    );
  }
});

test.each([
  ["another page", "/calculator/calculator-gvo?gvo=3"],
  ["a variant that nobody gave out", "/calculator/koper-onbekend"],
  ["nothing", ""],
  ["more than a link holds", `/calculator/koper?verbruik=${"1".repeat(4000)}`],
])("%s is no calculation", (_, link) => {
  expect(readCalculationLink(link)).toBeNull();
});

test("an answer that cannot be read has no situation", () => {
  expect(locateCalculation({ side: "buyer", variant: null, params: new URLSearchParams("kwp=veel") }, site)).toBeNull();
});

test("without a day of its own a calculation gets that of today", () => {
  const located = locateCalculation({ side: "seller", variant: null, params: new URLSearchParams() }, site);
  expect(located && calculationPath(located.address)).toBe("/calculator/verkoper?datum=2026-11-15");
});

test("the query of a page beside the calculator leads back to the same link", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("buyer" as const, "seller" as const),
      fc.constantFrom(null, "brussel", "onderneming"),
      fc.integer({ min: 1, max: 9000 }),
      (side, variant, energy) => {
        const address = { side, variant, params: new URLSearchParams({ verbruik: String(energy) }) };
        const again = readCalculationQuery(calculationQuery(address));
        expect(again && calculationPath(again)).toBe(calculationPath(address));
        expect(readCalculationLink(calculationPath(address))?.side).toBe(side);
      },
    ),
  );
});
