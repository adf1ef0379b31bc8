import { expect, test } from "vitest";
import { addDays, daysBetween, monthOf, parseCalendarDay, weekdayOf, yearOf } from "#domain/time/calendar-day.ts";

test("a day that does not exist is not read", () => {
  expect(parseCalendarDay("2024-02-29")).toBe("2024-02-29");
  expect(parseCalendarDay("2026-02-29")).toBeNull();
  expect(parseCalendarDay("26-02-01")).toBeNull();
  expect(parseCalendarDay("2026-2-1")).toBeNull();
});

test("days are counted through the change of the clock and of the year", () => {
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
  expect(daysBetween("2025-12-31", "2026-01-01")).toBe(1);
  expect([yearOf("2026-11-15"), monthOf("2026-11-15")]).toEqual([2026, 11]);
});

test("15 November 2026 is a Sunday, the seventh day", () => {
  expect(weekdayOf("2026-11-15")).toBe(7);
});
