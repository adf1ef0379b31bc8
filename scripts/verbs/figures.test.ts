import { expect, test, vi } from "vitest";
import { allFigures } from "../../src/figures/all-figures.ts";
import { run } from "./figures.ts";

test("each figure is a line with its value, status, days, age and source", () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  run(["2026-11-24"]);
  const lines = print.mock.calls.map(([line]) => String(line));
  print.mockRestore();
  expect(lines).toHaveLength(allFigures.length);
  const capacity = lines.find((line) => line.startsWith("flanders2026.areas.antwerpen.capacity"));
  expect(capacity?.split(/ {2,}/)).toEqual([
    "flanders2026.areas.antwerpen.capacity",
    "49.4 EUR/kW/yr",
    "found",
    "2026-01-01 - 2026-12-31",
    "read 10 days ago",
    "Vlaamse Nutsregulator, ingelezen door EnergieID: Distributienettarieven elektriciteit 2026, laagspanning, digitale meter",
  ]);
});

test("on a later day a tariff that ended says so", () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  run(["2027-01-01"]);
  const lines = print.mock.calls.map(([line]) => String(line));
  print.mockRestore();
  expect(lines.find((line) => line.startsWith("flanders2026.areas.west.capacity"))).toContain("found, ended");
});
