import { describe, expect, test } from "vitest";
import {
  fetchableFrom,
  fetchableMonths,
  newestFetchable,
  nextFetchable,
  sharedPeriod,
  uploadBy,
} from "./month-data.ts";

describe("when the values of a month can be fetched", () => {
  test("from the 25th of the next month on, also over new year", () => {
    expect(fetchableFrom("2026-11")).toBe("2026-12-25");
    expect(fetchableFrom("2026-12")).toBe("2027-01-25");
    expect(uploadBy("2026-12")).toBe("2027-02-08");
  });

  test.each([
    ["2026-11-24", "2026-09"],
    ["2026-11-25", "2026-10"],
    ["2026-03-31", "2026-02"],
    ["2026-03-01", "2026-01"],
    ["2027-01-24", "2026-11"],
    ["2027-01-25", "2026-12"],
  ] as const)("on %s the newest is %s", (today, month) => {
    expect(newestFetchable(today)).toBe(month);
  });

  test("only months in which power was shared, and none before the first can be fetched", () => {
    expect(fetchableMonths({ startedOn: null, endsOn: null }, "2026-11-25")).toEqual([]);
    expect(fetchableMonths({ startedOn: "2026-09-14", endsOn: null }, "2026-10-24")).toEqual([]);
    expect(fetchableMonths({ startedOn: "2026-09-14", endsOn: null }, "2026-11-25")).toEqual(["2026-09", "2026-10"]);
    expect(fetchableMonths({ startedOn: "2026-09-14", endsOn: "2026-09-30" }, "2026-12-25")).toEqual(["2026-09"]);
  });

  test("the next month to ask for begins with the first that is shared and ends with the last", () => {
    expect(nextFetchable({ startedOn: "2026-12-01", endsOn: null }, "2026-11-16")).toBe("2026-12");
    expect(nextFetchable({ startedOn: "2026-09-14", endsOn: null }, "2026-11-16")).toBe("2026-10");
    expect(nextFetchable({ startedOn: "2026-09-14", endsOn: "2026-09-30" }, "2026-11-16")).toBeNull();
    expect(nextFetchable({ startedOn: null, endsOn: null }, "2026-11-16")).toBeNull();
  });

  test("the shared part of a month runs from the start day to the end day", () => {
    const shared = { startedOn: "2026-09-14", endsOn: "2026-10-10" } as const;
    expect(sharedPeriod(shared, "2026-09")).toEqual({ first: "2026-09-14", last: "2026-09-30" });
    expect(sharedPeriod(shared, "2026-10")).toEqual({ first: "2026-10-01", last: "2026-10-10" });
    expect(sharedPeriod(shared, "2026-11")).toBeNull();
    expect(sharedPeriod({ startedOn: null, endsOn: null }, "2026-10")).toBeNull();
  });
});
