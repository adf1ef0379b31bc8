import { expect, test } from "vitest";
import { isSessionLive, isSightingDue, sessionEndsAtLatest, sessionEndsIdle } from "./session-life.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000);

test("a sign-in that is used ends thirty days later, and never after day 180", () => {
  expect(sessionEndsIdle(day(0), day(0))).toEqual(day(30));
  expect(sessionEndsIdle(day(0), day(100))).toEqual(day(130));
  expect(sessionEndsIdle(day(0), day(170))).toEqual(day(180));
  expect(sessionEndsAtLatest(day(0))).toEqual(day(180));
});

test("it is over at the moment at which it ends, by either of the two", () => {
  expect(isSessionLive({ createdAt: day(0), expiresAt: day(30) }, day(29))).toBe(true);
  expect(isSessionLive({ createdAt: day(0), expiresAt: day(30) }, day(30))).toBe(false);
  expect(isSessionLive({ createdAt: day(0), expiresAt: day(999) }, day(180))).toBe(false);
});

test("its use is noted once in ten minutes", () => {
  const seen = day(0).getTime();
  expect(isSightingDue(day(0), new Date(seen + 599_999))).toBe(false);
  expect(isSightingDue(day(0), new Date(seen + 600_000))).toBe(true);
});
