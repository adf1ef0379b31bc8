import { expect, test } from "vitest";
import { firstDayOf, lastDayOf, monthOfDay, nextMonth, yearOfMonth } from "#domain/settlement/months/month.ts";

test("a month knows its days, its year and the month after it", () => {
  expect([firstDayOf("2028-02"), lastDayOf("2028-02")]).toEqual(["2028-02-01", "2028-02-29"]);
  expect([nextMonth("2026-12"), yearOfMonth("2026-12"), monthOfDay("2026-12-31")]).toEqual([
    "2027-01",
    2026,
    "2026-12",
  ]);
});
