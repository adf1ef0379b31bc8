import { expect, test } from "vitest";
import { quarterOnClock, yearFrame } from "#domain/profiles/year-frame.ts";
import { brusselsYear, clockQuarterOf, dayOfQuarter } from "#domain/time/brussels-year.ts";
import { monthOfQuarter } from "../../../tests/support/domain/month-of-quarter.ts";

test.each([2024, 2026])("in %i every quarter reads on the clock as the calendar says, and is found back", (year) => {
  const calendar = brusselsYear(year);
  const { clockQuarters, months } = yearFrame(calendar);
  const inDoubledHour = (quarter: number) =>
    dayOfQuarter(calendar, quarter) === calendar.autumnDay && clockQuarterOf(calendar, quarter) >> 2 === 2;
  for (let quarter = 0; quarter < calendar.quarters; quarter++) {
    const clock = clockQuarterOf(calendar, quarter);
    const day = dayOfQuarter(calendar, quarter);
    if (clockQuarters[quarter] !== clock) expect.fail(`quarter ${quarter} reads ${clockQuarters[quarter]}`);
    if (months[day] !== monthOfQuarter(calendar, quarter) - 1) expect.fail(`day ${day} lies in month ${months[day]}`);
    if (!inDoubledHour(quarter)) {
      const found = quarterOnClock(calendar, day, clock);
      if (found !== quarter) expect.fail(`quarter ${quarter} is found at ${found}`);
    }
  }
});

test("the hour that spring skips gives way to the hour after it", () => {
  const calendar = brusselsYear(2026);
  const first = calendar.dayStarts[calendar.springDay] ?? 0;
  expect([8, 11, 12].map((clock) => quarterOnClock(calendar, calendar.springDay, clock) - first)).toEqual([8, 8, 8]);
});
