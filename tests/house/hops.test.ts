import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const src = new URL("../../src/", import.meta.url);
const HOPS_MAX = 34;
const between = ["web/pages/calculators/", "web/calculations/", "web/forms/", "web/sections/"];

// What is a type only is gone when the page runs.
const imported = /^import\s+(?!type\b)([^"]*?)\s*from\s+"#([^"]+)"|import\("#([^"]+)"\)/gm;
const onlyTypes = (names: string) =>
  names.startsWith("{") &&
  names
    .slice(1, -1)
    .split(",")
    .every((name) => name.trim() === "" || name.trim().startsWith("type "));

/** Every file that runs because this one does. */
function reached(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, names = "", named, dynamic] of readFileSync(new URL(path, src), "utf8").matchAll(imported)) {
    const target = named ?? dynamic ?? "";
    if (/\.tsx?$/.test(target) && !onlyTypes(names)) reached(target, seen);
  }
  return seen;
}

test(`from the address of a calculator to its screen one reads at most ${HOPS_MAX} files of web`, () => {
  const hops = [...reached("web/pages/calculators/buyer.tsx")].filter((path) =>
    between.some((folder) => path.startsWith(folder)),
  );
  expect(hops).toContain("web/forms/queries/situation-query.ts");
  expect(hops).toContain("web/pages/calculators/result/year-pictures.tsx");
  expect(hops.length).toBeLessThanOrEqual(HOPS_MAX);
});
