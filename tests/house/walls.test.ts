import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { doors } from "./doors.ts";
import { findBreaches } from "./find-breaches.ts";

const src = new URL("../../src/", import.meta.url).pathname;

function readSources() {
  return readdirSync(src, { recursive: true, withFileTypes: true }).flatMap((found) => {
    if (!found.isFile() || !/\.tsx?$/.test(found.name) || found.name.endsWith(".d.ts")) return [];
    const file = join(found.parentPath, found.name);
    return [{ path: relative(src, file), text: readFileSync(file, "utf8") }];
  });
}

test("no room imports through a wall", () => {
  expect(findBreaches(readSources())).toEqual([]);
});

test("every folder of src is a room with a row in the table of doors", () => {
  const rooms = readdirSync(src, { withFileTypes: true })
    .filter((found) => found.isDirectory())
    .map(({ name }) => name);
  expect(rooms.filter((room) => !doors[room])).toEqual([]);
});

describe("a planted breach of each kind is found", () => {
  test.each([
    ["domain using another room", "domain/units/x.ts", 'import { labels } from "#content/labels.ts";'],
    ["domain using a package", "domain/units/x.ts", 'import { z } from "zod";'],
    ["domain using the platform", "domain/units/x.ts", 'import { readFileSync } from "node:fs";'],
    ["figures using content", "figures/x.ts", 'import { a } from "../content/labels.ts";'],
    ["content using the interface", "content/x.ts", 'import { Button } from "#ui/button.tsx";'],
    [
      "application using adapters",
      "application/x/y.ts",
      'import { systemClock } from "#adapters/clock/system-clock.ts";',
    ],
    ["application using a package", "application/x/y.ts", 'import { eq } from "drizzle-orm";'],
    ["ui using the router", "ui/x.tsx", 'import { Link } from "react-router";'],
    ["ui using words outside its door", "ui/x.tsx", 'import { labels } from "#content/labels.ts";'],
    ["ui using a page", "ui/x.tsx", 'import { Home } from "#web/pages/home/home.tsx";'],
    ["adapters using a verb", "adapters/x/y.ts", 'import { a } from "#application/calculations/price-year.ts";'],
    ["web using adapters", "web/x.ts", 'import { systemClock } from "#adapters/clock/system-clock.ts";'],
    ["web using the server", "web/x.ts", 'import { readConfig } from "#server/config.ts";'],
    ["web using figures", "web/x.ts", 'import { year } from "#figures/sharing-2026.ts";'],
    ["web using a dynamic import", "web/x.ts", 'const a = () => import("#server/config.ts");'],
    ["server using the interface", "server/x.ts", 'import { Button } from "#ui/button.tsx";'],
    ["a re-export", "web/x.ts", 'export { readConfig } from "#server/config.ts";'],
    ["an import for its effect", "web/x.ts", 'import "#server/config.ts";'],
    ["neighbouring pages", "web/pages/home/home.tsx", 'import { a } from "#web/pages/company/about.tsx";'],
    ["neighbouring verbs", "application/accounts/a.ts", 'import { b } from "../mail/b.ts";'],
    ["neighbouring adapters", "adapters/clock/a.ts", 'import { b } from "#adapters/ids/random-ids.ts";'],
    ["a room that is not in the table", "utils/a.ts", 'import { b } from "#domain/units/quantity.ts";'],
    ["a file outside the house", "domain/x.ts", 'import { b } from "../../scripts/serve.ts";'],
    ["a helper of tests in the product", "domain/x.ts", 'import { b } from "../../tests/support/calculate.ts";'],
  ])("%s", (_kind, path, text) => {
    expect(findBreaches([{ path, text }])).toHaveLength(1);
  });
});

test("what a door allows is not called a breach", () => {
  const text =
    'import { a } from "#domain/units/quantity.ts";\nimport type { B } from "#content/format/format-day.ts";\nimport { useState } from "react";';
  expect(findBreaches([{ path: "ui/x.tsx", text }])).toEqual([]);
  const ofTest = 'import { b } from "../../tests/support/calculate.ts";';
  expect(findBreaches([{ path: "domain/x.test.ts", text: ofTest }])).toEqual([]);
});

const takesTimeOrChance = /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bperformance\.now\(/;

test("rules and verbs ask for time and chance, they never take them", () => {
  const rooms = ["domain/", "figures/", "content/", "application/"];
  const takers = readSources().filter(
    ({ path, text }) =>
      rooms.some((room) => path.startsWith(room)) && !path.endsWith(".test.ts") && takesTimeOrChance.test(text),
  );
  expect(takers.map(({ path }) => path)).toEqual([]);
});

const reachesStore = /\.store\b|[{,]\s*store\s*[,}]/;

test("pages read and write by verbs, never by the store itself", () => {
  const reaching = readSources().filter(
    ({ path, text }) => path.startsWith("web/") && !/\.test\.tsx?$/.test(path) && reachesStore.test(text),
  );
  expect(reaching.map(({ path }) => path)).toEqual([]);
  for (const planted of ["ports.store.leads.find(token)", "const { store } = ports;", "({ store, clock }: Ports) =>"]) {
    expect(planted).toMatch(reachesStore);
  }
});

test("only the configuration reads the environment", () => {
  const readers = readSources().filter(({ path, text }) => /process\.env/.test(text) && !path.endsWith(".test.ts"));
  expect(readers.map(({ path }) => path).sort()).toEqual(["server/development.ts", "server/start-site.ts"]);
});
