import { expect, test } from "vitest";
import { readEngines } from "#application/back-office/read-engines.ts";
import { engineLines } from "./engine-lines.ts";

const linesOf = async (publicUrl: string, isServerFromNpm: boolean, postgresql = "18.4") =>
  engineLines(
    await readEngines({
      settings: { publicUrl },
      clock: { now: () => new Date("2026-11-11T10:00:00Z"), today: () => "2026-11-11" },
      engines: { running: async () => ({ node: "26.99.0", postgresql }), isServerFromNpm: () => isServerFromNpm },
    }),
  );

test("the start screen names an engine that is older than its last security release", async () => {
  expect(await linesOf("http://localhost:3000", true)).toEqual([
    "PostgreSQL 18.4; older than 18.6, the security release of 2026-08-13",
  ]);
  expect(await linesOf("https://stroom.example", false, "18.6")).toEqual([]);
});

test("a public site on the PostgreSQL of npm is told so", async () => {
  expect(await linesOf("https://stroom.example", true, "18.6")).toEqual([
    expect.stringMatching(
      /^PostgreSQL 18\.6 comes from npm, .* install PostgreSQL on the machine, or set DATABASE_URL$/,
    ),
  ]);
});
