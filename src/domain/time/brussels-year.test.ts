import { describe, expect, test } from "vitest";
import {
  brusselsYear,
  calendarDayAt,
  clockQuarterOf,
  dayOfQuarter,
  instantOf,
  quarterAt,
} from "#domain/time/brussels-year.ts";
import { monthOfQuarter } from "../../../tests/support/domain/month-of-quarter.ts";

// Node knows the time zones of the world: an independent witness of the clock changes.
const clock = new Intl.DateTimeFormat("nl-BE", {
  timeZone: "Europe/Brussels",
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});
const onTheWall = (instant: number) => clock.format(instant);
const ownWords = (year: number, quarter: number) => {
  const calendar = brusselsYear(year);
  const [y, m, d] = calendarDayAt(calendar, dayOfQuarter(calendar, quarter)).split("-").map(Number);
  const at = clockQuarterOf(calendar, quarter);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${d}/${two(m as number)}/${y}, ${two(Math.floor(at / 4))}:${two((at % 4) * 15)}`;
};

test("a year has 35,040 quarters, a leap year 35,136", () => {
  expect(brusselsYear(2026).quarters).toBe(35_040);
  expect(brusselsYear(2024).quarters).toBe(35_136);
});

test("the clock goes forward on 29 March 2026 and back on 25 October 2026", () => {
  const calendar = brusselsYear(2026);
  const lengthOf = (day: number) => (calendar.dayStarts[day + 1] ?? 0) - (calendar.dayStarts[day] ?? 0);
  expect(calendarDayAt(calendar, calendar.springDay)).toBe("2026-03-29");
  expect(lengthOf(calendar.springDay)).toBe(92);
  expect(calendarDayAt(calendar, calendar.autumnDay)).toBe("2026-10-25");
  expect(lengthOf(calendar.autumnDay)).toBe(100);
});

describe.each([2023, 2024, 2025, 2026, 2030])("%i", (year) => {
  test("every quarter reads the same on the wall as in the time-zone tables of the platform", () => {
    const calendar = brusselsYear(year);
    for (let quarter = 0; quarter < calendar.quarters; quarter++) {
      if (quarter % 5 !== 0 && Math.abs(quarter - (calendar.dayStarts[calendar.autumnDay] ?? 0)) > 120) continue;
      expect(ownWords(year, quarter)).toBe(onTheWall(instantOf(calendar, quarter)));
    }
  });
});

test("an instant finds its quarter back, and one of another year lies outside", () => {
  const calendar = brusselsYear(2026);
  expect(quarterAt(calendar, instantOf(calendar, 20_000) + 899_999)).toBe(20_000);
  expect(quarterAt(calendar, calendar.startsAt - 1)).toBe(-1);
  expect(quarterAt(calendar, brusselsYear(2027).startsAt)).toBe(calendar.quarters);
});

test("months begin where their first day begins", () => {
  const calendar = brusselsYear(2026);
  expect(monthOfQuarter(calendar, 0)).toBe(1);
  expect(monthOfQuarter(calendar, 31 * 96 - 1)).toBe(1);
  expect(monthOfQuarter(calendar, 31 * 96)).toBe(2);
  expect(monthOfQuarter(calendar, calendar.quarters - 1)).toBe(12);
});
