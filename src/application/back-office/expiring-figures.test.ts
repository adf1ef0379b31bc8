import { expect, test } from "vitest";
import { expiringFigures } from "./expiring-figures.ts";

const named = (name: string, validFrom: string, validUntil?: string, status = "found") =>
  ({ name, figure: { value: 1, unit: "EUR", status, validFrom, validUntil, source: {} } }) as never;
const year = named("flanders2026.areas.gent", "2026-01-01", "2026-12-31");

test("a tariff year is told four weeks before it ends, and not a day earlier", () => {
  expect(expiringFigures("2026-12-02", [year])).toEqual([]);
  expect(expiringFigures("2026-12-03", [year])).toEqual([
    { table: "flanders", until: "2026-12-31", figures: 1, isOver: false },
  ]);
  expect(expiringFigures("2027-01-01", [year])).toMatchObject([{ isOver: true }]);
});

test("the published year after it takes its place, an indicative one does not", () => {
  const next = named("flanders2027.areas.gent", "2027-01-01", "2027-12-31");
  const guess = named("flanders2027Indicative.areas.gent", "2027-01-01", "2027-12-31", "estimate");
  expect(expiringFigures("2026-12-20", [year, next])).toEqual([]);
  expect(expiringFigures("2026-12-20", [year, guess])).toHaveLength(1);
});

test("a figure without an end, and one that the next table dropped, are not missed", () => {
  const dropped = named("flanders2026.old", "2026-01-01", "2026-12-31");
  const next = named("flanders2027.areas.gent", "2027-01-01", "2027-12-31");
  expect(expiringFigures("2027-06-01", [named("vat.rate", "2020-01-01"), dropped, next])).toEqual([]);
});
