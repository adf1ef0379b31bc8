import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const LINES_MAX = 15;

type Source = { readonly path: string; readonly text: string };

const pages: readonly Source[] = globSync("src/web/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** The lines between its braces. What waits for the database is wrapped once more: `loadOwn(async () => {`. */
function findLongLoaders(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const lines = text.split("\n");
    const first = lines.findIndex((line) => /^export (?:async function|function|const) loader\b/.test(line));
    if (first < 0) return [];
    const isWrapped = /=>$/.test(lines[first] ?? "");
    const opening = isWrapped ? first + 1 : first;
    if (!/\{$/.test(lines[opening] ?? "")) return [];
    const end = isWrapped ? /^ {2}\}\)?;$/ : /^\}\)?;?$/;
    const length = lines.slice(opening + 1).findIndex((line) => end.test(line));
    return length > LINES_MAX ? [`${path}: ${length} lines`] : [];
  });
}

test("a loader has at most 15 lines: it asks verbs and shows what they answer", () => {
  expect(pages.filter(({ text }) => /^export .*\bloader\b/m.test(text)).length).toBeGreaterThan(100);
  expect(findLongLoaders(pages)).toEqual([]);
});

const body = (lines: number, indent: string) => Array.from({ length: lines }, () => `${indent}const a = 1;`);
test.each([
  ["a function", (lines: number) => ["export async function loader() {", ...body(lines, "  "), "}"]],
  [
    "one that waits for the database",
    (lines: number) => ["export const loader = () =>", "  loadOwn(async () => {", ...body(lines, "    "), "  });"],
  ],
  ["an arrow", (lines: number) => ["export const loader = () => {", ...body(lines, "  "), "};"]],
])("a planted loader of 16 lines is found: %s", (_kind, planted) => {
  const found = [15, 16].map((lines) => findLongLoaders([{ path: "x.ts", text: planted(lines).join("\n") }]));
  expect(found).toEqual([[], ["x.ts: 16 lines"]]);
});
