import { expect, test } from "vitest";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { flowsCsv } from "./flows-csv.ts";

const flat = (length: number, value: number) => new Float64Array(length).fill(value);
const flows = (length: number) => ({
  selfUsed: null,
  shared: flat(length, 0.25),
  toSupplier: flat(length, -0),
  fromSupplier: flat(length, 1234.5678),
});
const rowsOf = (text: string) => text.slice(1).trimEnd().split("\r\n");

test("months stand in a Dutch spreadsheet: a mark, semicolons, decimal commas and no grouping", () => {
  const text = flowsCsv("months", 2026, flows(12));
  expect(text.startsWith("\ufeffMaand;Gedeeld (kWh);")).toBe(true);
  const rows = rowsOf(text);
  expect(rows).toHaveLength(13);
  expect(rows[1]).toBe("2026-01;0,250;0,000;1234,568");
  expect(rows[12]).toBe("2026-12;0,250;0,000;1234,568");
});

test("own use has a column only where a meter counts it", () => {
  const text = flowsCsv("months", 2026, { ...flows(12), selfUsed: flat(12, 2) });
  expect(rowsOf(text).slice(0, 2)).toEqual([
    "Maand;Zelf gebruikt (kWh);Gedeeld (kWh);Naar de leverancier (kWh);Van de leverancier (kWh)",
    "2026-01;2,000;0,250;0,000;1234,568",
  ]);
});

test("days are those of the calendar", () => {
  const rows = rowsOf(flowsCsv("days", 2026, flows(365)));
  expect(rows).toHaveLength(366);
  expect(rows[365]?.startsWith("2026-12-31;")).toBe(true);
});

test("quarters tell both clocks: in spring an hour is missing, in autumn one comes twice", () => {
  const { quarters, dayStarts, springDay, autumnDay } = brusselsYear(2026);
  const rows = rowsOf(flowsCsv("quarters", 2026, flows(quarters)));
  expect(rows).toHaveLength(quarters + 1);
  expect(rows[1]).toBe("2026-01-01;00:00;2025-12-31 23:00;0,250;0,000;1234,568");
  const spring = 1 + (dayStarts[springDay] as number);
  expect(rows[spring + 8]?.slice(0, 33)).toBe("2026-03-29;03:00;2026-03-29 01:00");
  const autumn = 1 + (dayStarts[autumnDay] as number);
  expect(rows[autumn + 8]?.slice(0, 33)).toBe("2026-10-25;02:00;2026-10-25 00:00");
  expect(rows[autumn + 12]?.slice(0, 33)).toBe("2026-10-25;02:00;2026-10-25 01:00");
});
