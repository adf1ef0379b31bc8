import { expect, test } from "vitest";
import { MEASURED, MISSING } from "#domain/meter-files/meter-reading.ts";
import type { FileOrigin } from "#domain/settlement/meter-data/day-origin.ts";
import { findExcess } from "#domain/settlement/meter-data/energy-ceiling.ts";
import { fillByProfile } from "#domain/settlement/meter-data/fill-gaps.ts";
import { mergeMonth } from "#domain/settlement/meter-data/merge-quarters.ts";
import { settleMonth } from "#domain/settlement/settle-month.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { sampleAgreement } from "../../../../tests/support/domain/sample-agreement.ts";

const day = (wattHours: number, origin: FileOrigin, madeOn: CalendarDay = "2026-12-01") => ({
  values: new Int32Array(96).fill(wattHours),
  quality: new Uint8Array(96).fill(MEASURED),
  madeOn,
  origin,
});
const exported = mergeMonth("2026-11", () => [day(100, "operator-export")]);
const settle = (injection = exported, offtake = exported, changes = {}) =>
  settleMonth({
    month: "2026-11",
    injection,
    offtake,
    others: { before: [], after: [] },
    result: null,
    gaps: null,
    firstDay: "2026-11-01",
    lastDay: null,
    price: 0.1,
    vat: { kind: "none", reason: "outside-vat" },
    ...changes,
  });

test("one day of a file that a hand changed makes the month rest on it, and doubts the side that brought it", () => {
  const edited = mergeMonth("2026-11", (on) => [day(100, on === "2026-11-03" ? "unknown-file" : "operator-export")]);
  const settled = settle(edited);
  expect(settled).toMatchObject({ basis: "unknown-file", doubted: ["seller"], isResultUsed: false });
  expect(settled.days[2]?.origin).toBe("unknown-file");
  expect(settled.days[3]?.origin).toBe("operator-export");
});

test("an edited file that says otherwise than the export is a correction by hand; one that says the same is the export", () => {
  const versions = (wattHours: number) => [day(100, "operator-export"), day(wattHours, "unknown-file", "2026-12-05")];
  expect(settle(mergeMonth("2026-11", () => versions(900))).basis).toBe("corrected-by-hand");
  const same = [day(100, "unknown-file"), day(100, "operator-export")];
  expect(settle(mergeMonth("2026-11", () => same)).basis).toBe("operator-export");
  expect(settle(mergeMonth("2026-11", () => same.toReversed())).basis).toBe("operator-export");
});

test("what one side says was shared is the weakest of all, and doubts who says it", () => {
  const silent = mergeMonth("2026-11", () => []);
  const result = { quarters: mergeMonth("2026-11", () => [day(7, "result-file")]), from: ["buyer"] };
  expect(settle(silent, silent, { result })).toMatchObject({
    basis: "result-file",
    doubted: ["buyer"],
    isResultUsed: true,
  });
});

test("a gap counts for nothing or for the mean of the other days, as both accepted, and the month says which", () => {
  const gap = mergeMonth("2026-11", () => [day(100, "operator-export")]);
  gap.quality.fill(MISSING, 96, 192);
  gap.values.fill(0, 96, 192);
  const zero = settle(gap, exported, { gaps: "zero" });
  expect(zero).toMatchObject({ shared: 29 * 9600, gaps: "zero", basis: "accepted-gap", quarters: { missing: 96 } });
  const profile = settle(gap, exported, { gaps: "profile" });
  expect(profile).toMatchObject({ shared: 30 * 9600, gaps: "profile", basis: "accepted-gap", doubted: [] });
  expect(
    fillByProfile(
      "2026-11",
      mergeMonth("2026-11", () => []),
    ).quality.every((one) => one === MISSING),
  ).toBe(true);
});

test("attack: an edited file in the very quarters of an accepted gap is told and asked about, not hidden by the gap", () => {
  const gap = mergeMonth("2026-11", () => [day(100, "operator-export")]);
  gap.quality.fill(MISSING, 96, 192);
  gap.values.fill(0, 96, 192);
  const edited = mergeMonth("2026-11", (one) => [
    day(one === "2026-11-02" ? 900 : 100, one === "2026-11-02" ? "unknown-file" : "operator-export"),
  ]);
  const expected = { basis: "unknown-file", doubted: ["seller"] };
  expect(settle(edited, gap, { gaps: "profile" })).toMatchObject(expected);
  // Nor when the mean is made of what a hand changed.
  const most = mergeMonth("2026-11", (one) => [day(100, one < "2026-11-20" ? "unknown-file" : "operator-export")]);
  most.quality.fill(MISSING, 19 * 96);
  const other = mergeMonth("2026-11", () => [day(100, "operator-export")]);
  other.quality.fill(MISSING, 0, 19 * 96);
  expect(settle(most, other, { gaps: "profile" })).toMatchObject(expected);
});

test("attack: a third party's edited file moves nobody's month without both being asked", () => {
  const third = mergeMonth("2026-11", () => [day(900, "unknown-file")]);
  const settled = settle(exported, exported, { others: { before: [third], after: [] } });
  expect(settled).toMatchObject({ basis: "unknown-file", doubted: ["seller", "buyer"] });
});

test("720 MWh from a roof of 20 kWp is refused, and so is more than a home's connection carries", () => {
  const roof = sampleAgreement({ power: 20 });
  const whole = (wattHours: number) => new Int32Array(2880).fill(wattHours);
  expect(findExcess(roof, "2026-11", whole(250_000))).toMatchObject({ code: "above-installation" });
  // A quarter may be right and the month still too much: panels do not give full power from dawn to dusk, nor at night.
  expect(findExcess(roof, "2026-11", whole(5000))).toMatchObject({ code: "above-installation" });
  // The best month that Belgium knows, 170 kWh for each kWp.
  expect(findExcess(roof, "2026-06", new Int32Array(1000).fill(3400))).toBeNull();
  expect(findExcess(sampleAgreement(), "2026-11", whole(30_000))).toMatchObject({ code: "above-connection" });
});
