import { describe, expect, test } from "vitest";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { listFigures } from "#figures/figure-trees.ts";
import { figuresOn, type TariffPlace } from "#figures/figures-on.ts";
import { flanders2026, flanders2026Finer } from "#figures/tariffs/flanders-2026.ts";

const antwerpen = { region: "flanders", area: "antwerpen" } as const;

function tariffsOn<P extends TariffPlace>(day: CalendarDay, place: P) {
  const tariffs = figuresOn(day, place);
  if (!tariffs.ok) throw new Error(tariffs.refusal.code);
  return tariffs.value;
}

test("the calendar chooses the year: Antwerpen pays 50.24 a kW in 2025 and 49.40 in 2026", () => {
  expect(tariffsOn("2025-12-31", antwerpen).capacity).toMatchObject({ value: 50.24, status: "found" });
  expect(tariffsOn("2026-01-01", antwerpen).capacity).toMatchObject({ value: 49.4, status: "found" });
});

test("in 2027 the grid tariffs of 2026 are an estimate that says why, while the excise of 2027 is found", () => {
  const { capacity, dataManagement, levies } = tariffsOn("2027-02-01", antwerpen);
  const reason = { code: "not-yet-published", year: 2027 };
  expect(capacity).toMatchObject({ value: 49.4036563, status: "estimate", reason });
  expect(dataManagement).toMatchObject({ status: "estimate", reason });
  expect(levies.excise.household[0]?.rate).toMatchObject({ value: 0.043, status: "found" });
  expect(levies.excise.business[0]?.rate).toMatchObject({ status: "estimate", reason });
});

test("no figure that ends before the day is passed on as found, in any region", () => {
  const places: TariffPlace[] = [antwerpen, { region: "brussels" }, { region: "netherlands" }];
  for (const place of places) {
    const ended = listFigures(tariffsOn("2031-06-01", place), "").filter(({ figure }) => figure.validUntil);
    expect(ended.length).toBeGreaterThan(2);
    for (const { name, figure } of ended) {
      expect(figure, name).toMatchObject({ status: "estimate", reason: { code: "not-yet-published", year: 2031 } });
    }
  }
});

test("the excise falls in the steps of the law: 47.48, 46, 43, 40, 38 euros a MWh", () => {
  const days: CalendarDay[] = ["2026-07-31", "2026-08-01", "2027-01-01", "2028-01-01", "2029-01-01", "2040-01-01"];
  const rates = days.map((day) => tariffsOn(day, antwerpen).levies.excise.household[0]?.rate);
  expect(rates.map((rate) => Math.round((rate?.value ?? 0) * 100_000))).toEqual([4748, 4600, 4300, 4000, 3800, 3800]);
  expect(rates.map((rate) => rate?.status)).toEqual(Array(6).fill("found"));
});

test("a household pays no energy contribution since August 2026", () => {
  expect(tariffsOn("2026-07-31", antwerpen).levies.energyContribution.household.value).toBeCloseTo(0.0019261, 12);
  expect(tariffsOn("2026-08-01", antwerpen).levies.energyContribution.household.value).toBe(0);
});

describe("before the first published year there is a refusal that names the first day", () => {
  test.each([
    ["Flanders", "2024-12-31", antwerpen, "2025-01-01"],
    ["Brussels", "2025-12-31", { region: "brussels" }, "2026-01-01"],
    ["the Netherlands", "2023-12-31", { region: "netherlands" }, "2024-01-01"],
  ] as const)("%s", (_name, day, place, firstDay) => {
    expect(figuresOn(day, place)).toEqual({ ok: false, refusal: { code: "no-figures-before", firstDay } });
  });
});

test("a Flemish bill follows paid bills from 20 November 2026, and earlier days keep their answers", () => {
  expect(tariffsOn("2026-11-19", antwerpen).followsPaidBills).toBe(false);
  expect(tariffsOn("2026-11-20", antwerpen).followsPaidBills).toBe(true);
});

test("Brussels in 2027 takes the announced power term, marked as an estimate", () => {
  const { powerTerm, transport } = tariffsOn("2027-03-01", { region: "brussels" });
  expect(powerTerm[0]?.yearly).toMatchObject({ status: "estimate" });
  expect(powerTerm[0]?.yearly.value).toBeCloseTo(53.22 * 1.06, 9);
  expect(transport).toMatchObject({ value: 0.0227, status: "estimate" });
});

test("the sharing categories of Brussels hold until the end of 2029", () => {
  expect(tariffsOn("2029-12-31", { region: "brussels" }).sharing.B.gridUse).toMatchObject({
    value: 0.5,
    status: "found",
  });
  expect(tariffsOn("2030-01-01", { region: "brussels" }).sharing.B.gridUse).toMatchObject({ status: "estimate" });
});

test("what was read on 19 November 2026 counts from the next day: finer capacity tariffs, and the contribution of businesses", () => {
  const [before, after] = (["2026-11-19", "2026-11-20"] as const).map((day) => tariffsOn(day, antwerpen));
  expect([before?.capacity.value, after?.capacity.value]).toEqual([49.4, 49.4036563]);
  const contributions = [before, after].map((tariffs) => tariffs?.levies.energyContribution.business);
  expect(contributions.map((figure) => figure?.value.toFixed(7))).toEqual(["0.0019261", "0.0019261"]);
  expect(contributions.map((figure) => figure?.status)).toEqual(["estimate", "found"]);
});

test("capacity tariffs that were worked out from amounts on cards are estimates, at most a cent from the printed ones", () => {
  for (const [area, { capacity }] of Object.entries(flanders2026Finer.areas)) {
    const printed = flanders2026.areas[area as keyof typeof flanders2026.areas].capacity.value;
    expect(Math.abs(capacity.value - printed), area).toBeLessThan(0.01);
    expect(capacity.status, area).toBe(["antwerpen", "halle-vilvoorde"].includes(area) ? "found" : "estimate");
  }
});
