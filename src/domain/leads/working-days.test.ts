import { expect, test } from "vitest";
import { addWorkingDays } from "#domain/leads/working-days.ts";

test.each([
  ["over a weekend", "2026-11-13", 2, "2026-11-17"],
  ["over All Saints on a Sunday and Armistice Day", "2026-10-30", 8, "2026-11-12"],
  ["over Good Friday, a working day, and Easter Monday", "2026-04-02", 2, "2026-04-07"],
  ["over Ascension", "2026-05-13", 1, "2026-05-15"],
  ["over Whit Monday", "2026-05-22", 1, "2026-05-26"],
  ["over Easter Monday of 2027", "2027-03-26", 1, "2027-03-30"],
  ["over Christmas and New Year", "2026-12-24", 5, "2027-01-04"],
] as const)("working days count %s", (_, from, count, until) => {
  expect(addWorkingDays(from, count)).toBe(until);
});
