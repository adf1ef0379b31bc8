import { expect, test } from "vitest";
import { dayKindsOf, easterOf, publicHolidaysOf, schoolHolidayDaysOf } from "#domain/profiles/load/day-kinds.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { calendarDayOf, daysBetween } from "#domain/time/calendar-day.ts";

const dayOf = (year: number, month: number, day: number) =>
  daysBetween(calendarDayOf(year, 1, 1), calendarDayOf(year, month, day));

test("Easter falls on 31 March 2024, 20 April 2025, 5 April 2026 and 28 March 2027", () => {
  expect([2024, 2025, 2026, 2027].map(easterOf)).toEqual(["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28"]);
});

test("2026 has ten public holidays, with Ascension on 14 May and Whit Monday on 25 May", () => {
  expect(publicHolidaysOf(2026)).toEqual([
    "2026-01-01",
    "2026-04-06",
    "2026-05-01",
    "2026-05-14",
    "2026-05-25",
    "2026-07-21",
    "2026-08-15",
    "2026-11-01",
    "2026-11-11",
    "2026-12-25",
  ]);
});

test("Armistice day 2026, a Wednesday, is lived as a Sunday", () => {
  const kinds = dayKindsOf(brusselsYear(2026));
  expect(kinds[dayOf(2026, 11, 11)]).toBe("sunday");
  expect(kinds[dayOf(2026, 11, 12)]).toBe("working-day");
  expect(kinds[dayOf(2026, 11, 14)]).toBe("saturday");
});

test.each([
  { year: 2026, first: [2, 16], last: [2, 22], name: "carnival" },
  { year: 2026, first: [4, 6], last: [4, 19], name: "Easter, the first Monday of April" },
  { year: 2025, first: [4, 7], last: [4, 20], name: "Easter, when it falls after 15 April" },
  { year: 2024, first: [4, 1], last: [4, 14], name: "Easter, when it falls in March" },
  { year: 2026, first: [7, 1], last: [8, 31], name: "summer" },
  { year: 2026, first: [11, 2], last: [11, 8], name: "autumn, when All Saints is a Sunday" },
  { year: 2025, first: [10, 27], last: [11, 2], name: "autumn, in the week of All Saints" },
  { year: 2026, first: [12, 21], last: [12, 31], name: "Christmas" },
  { year: 2026, first: [1, 1], last: [1, 4], name: "Christmas of the year before" },
] as const)("schools are closed from $first to $last $year: $name", ({ year, first, last }) => {
  const closed = schoolHolidayDaysOf(brusselsYear(year));
  const from = dayOf(year, first[0], first[1]);
  const to = dayOf(year, last[0], last[1]);
  expect(closed.slice(from, to + 1).every(Boolean)).toBe(true);
  expect(closed[from - 1] ?? false).toBe(false);
  expect(closed[to + 1] ?? false).toBe(false);
});
