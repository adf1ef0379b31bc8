import { expect, test } from "vitest";
import { brusselsDay, startOfBrusselsDay } from "#domain/time/brussels-day.ts";

test.each([
  ["2026-12-31T22:59:59Z", "2026-12-31"],
  ["2026-12-31T23:00:00Z", "2027-01-01"],
  ["2026-07-14T21:59:59Z", "2026-07-14"],
  ["2026-07-14T22:00:00Z", "2026-07-15"],
  ["2026-03-29T00:30:00Z", "2026-03-29"],
])("at %s it is %s in Brussels", (moment, day) => {
  expect(brusselsDay(new Date(moment))).toBe(day);
});

test.each([
  ["2026-01-01", "2025-12-31T23:00:00.000Z"],
  ["2026-07-15", "2026-07-14T22:00:00.000Z"],
  ["2026-03-29", "2026-03-28T23:00:00.000Z"],
  ["2026-10-26", "2026-10-25T23:00:00.000Z"],
] as const)("%s begins in Brussels at %s", (day, moment) => {
  expect(startOfBrusselsDay(day).toISOString()).toBe(moment);
});
