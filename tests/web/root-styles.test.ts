import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const assets = new URL("../../build/client/assets/", import.meta.url);
const sheets = readdirSync(assets)
  .filter((name) => name.endsWith(".css"))
  .map((name) => readFileSync(new URL(name, assets), "utf8"));

const ASKS_ROOT = /(?:^|[\s,>}{(])(?:html|:root|body)[^\s,>{]*:has\([^{]*/g;

/** A sheet without what holds on paper only. */
function onScreen(sheet: string): string {
  let rest = sheet;
  for (let start = rest.indexOf("@media print{"); start >= 0; start = rest.indexOf("@media print{")) {
    let depth = 0;
    let end = start;
    do {
      if (rest[end] === "{") depth += 1;
      if (rest[end] === "}") depth -= 1;
      end += 1;
    } while (depth > 0 || rest[end - 1] !== "}");
    rest = rest.slice(0, start) + rest.slice(end);
  }
  return rest;
}

const asking = (sheet: string) => onScreen(sheet).match(ASKS_ROOT) ?? [];

test("no style on screen asks the root what the page holds: every new word would have it styled anew", () => {
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.flatMap(asking)).toEqual([]);
});

test("a rule that asks the root is found, and one for paper is let be", () => {
  expect(asking("@media print{a{b:c}html:has([x]){b:c}}p{b:c}html:has([data-bar]){b:c}")).toHaveLength(1);
  expect(asking(".group:has(:checked) .x{b:c}@media print{html:has([x]){b:c}}")).toEqual([]);
});
