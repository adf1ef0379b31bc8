import { expect, test } from "vitest";
import { type EngineReleases, engineNotices, isOlderThan } from "./engine-notices.ts";

const releases: EngineReleases = {
  node: { 26: { version: "26.12.1", on: "2026-10-21", source: "https://example.org/node" } },
  postgresql: { 18: { version: "18.6", on: "2026-08-13", source: "https://example.org/postgresql" } },
};
const told = (node: string, postgresql: string | null, today: `${number}-${number}-${number}`) =>
  engineNotices({ node, postgresql }, today, releases).map(({ engine, isOlder, isLongAgo }) => [
    engine,
    isOlder ? "older" : "current",
    isLongAgo ? "look again" : "known",
  ]);

test("what runs is told when it is older than the last security release of its major version", () => {
  expect(told("26.10.0", "18.4", "2026-10-30")).toEqual([
    ["node", "older", "known"],
    ["postgresql", "older", "known"],
  ]);
  expect(told("26.12.1", "18.6", "2026-10-30")).toEqual([]);
  expect(told("26.13.0", "18.10", "2026-10-30")).toEqual([]);
});

test("from ninety days after a release on, it is asked to look for a newer one", () => {
  expect(told("26.12.1", "18.6", "2026-11-11")).toEqual([]);
  expect(told("26.12.1", "18.6", "2026-11-12")).toEqual([["postgresql", "current", "look again"]]);
  expect(told("26.12.1", "18.4", "2026-11-12")).toEqual([["postgresql", "older", "look again"]]);
});

test("of a database that does not answer, and of a major version that nobody looked up, nothing is told", () => {
  expect(told("26.12.1", null, "2026-12-31")).toEqual([]);
  expect(told("25.1.0", "19.0", "2026-12-31")).toEqual([]);
});

test("versions are compared as numbers, part by part", () => {
  expect(isOlderThan("18.9", "18.10")).toBe(true);
  expect(isOlderThan("18.10", "18.9")).toBe(false);
  expect(isOlderThan("26.12", "26.12.1")).toBe(true);
  expect(isOlderThan("26.12.1", "26.12")).toBe(false);
  expect(isOlderThan("26.12.1", "26.12.1")).toBe(false);
});
