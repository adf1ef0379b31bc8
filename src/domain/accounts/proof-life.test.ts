import { expect, test } from "vitest";
import { isBackOfficeOpen, isBackOfficeSightingDue, isRecentProof } from "./proof-life.ts";

const now = new Date("2026-11-15T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test("a proof counts for ten minutes", () => {
  expect(isRecentProof(null, now)).toBe(false);
  expect(isRecentProof(minutesAgo(9.9), now)).toBe(true);
  expect(isRecentProof(minutesAgo(10), now)).toBe(false);
});

test.each([
  ["never a factor", null, minutesAgo(1), false],
  ["a factor just now", minutesAgo(0), null, true],
  ["a factor 29 minutes ago, not used since", minutesAgo(29), null, true],
  ["a factor 30 minutes ago, not used since", minutesAgo(30), null, false],
  ["a factor 11 hours ago, used a minute ago", minutesAgo(11 * 60), minutesAgo(1), true],
  ["a factor 11 hours ago, used half an hour ago", minutesAgo(11 * 60), minutesAgo(30), false],
  ["a factor 12 hours ago, used a minute ago", minutesAgo(12 * 60), minutesAgo(1), false],
  ["a factor just now, used hours before it", minutesAgo(1), minutesAgo(300), true],
])("the back office with %s", (_case, factorAt, backOfficeSeenAt, isOpen) => {
  expect(isBackOfficeOpen({ factorAt, backOfficeSeenAt }, now)).toBe(isOpen);
});

test("its use is noted at most once a minute", () => {
  expect(isBackOfficeSightingDue(null, now)).toBe(true);
  expect(isBackOfficeSightingDue(minutesAgo(0.9), now)).toBe(false);
  expect(isBackOfficeSightingDue(minutesAgo(1), now)).toBe(true);
});
