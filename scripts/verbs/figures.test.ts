import { expect, test, vi } from "vitest";
import { listCards } from "../../src/application/back-office/card-desk.ts";
import { readDayPrices } from "../../src/application/back-office/price-desk.ts";
import { allFigures } from "../../src/figures/all-figures.ts";
import { cardSeed } from "../../src/figures/suppliers.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { importedYear } from "../../tests/support/price-file.ts";
import { printPublished, run } from "./figures.ts";

test("each figure is a line with its value, status, days, age and source", async () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  await run(["2026-11-24"]);
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

test("on a later day a tariff that ended says so", async () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  await run(["2027-01-01"]);
  const lines = print.mock.calls.map(([line]) => String(line));
  print.mockRestore();
  expect(lines.find((line) => line.startsWith("flanders2026.areas.west.capacity"))).toContain("found, ended");
});

test("what operators published is told with its age, its end and what follows, and so are the day-ahead prices", async () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  const octa = cardSeed.filter(({ card }) => card.key === "octa-fixed");
  const store = {
    cards: {
      published: async () => octa.map((card) => ({ ...card, from: "2026-11-20", publishedAt: new Date() })),
      drafts: { list: async () => [] },
    },
    dayAhead: { imports: async () => [{ ...importedYear("2025-11-10", () => 80), importedAt: new Date() }] },
  } as unknown as Parameters<typeof printPublished>[1]["store"];
  const clock = fixedClock("2026-11-16T10:00:00Z");
  await printPublished({ listCards, readDayPrices }, { store, clock });
  const lines = print.mock.calls.map(([line]) => String(line));
  print.mockRestore();
  expect(lines.find((line) => line.startsWith("octa-fixed"))?.split(/ {2,}/)).toEqual([
    "octa-fixed",
    "old",
    "2026-04-01 - 2026-05-31",
    "read 2 days ago",
    "next from 2026-11-20",
    "OCTA+: Tariefkaart OCTA+ Fixed, april-mei 2026",
  ]);
  expect(lines.at(-1)).toBe(
    "day-ahead prices: 2025-11-10 - 2026-11-09, 365 days, 0 gaps, last 7 days ago; sums count with 2025-11-10 - 2026-11-09",
  );
});
