import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const FILES_MAX = 25;
/** Numbered in the order in which they run, and only ever added to. */
const lists = ["src/adapters/database/migrations"];

const files = globSync("src/**/*.*", { cwd: join(import.meta.dirname, "../..") });

const crowded = (paths: readonly string[]) =>
  [...Map.groupBy(paths, dirname)].flatMap(([folder, inside]) =>
    inside.length > FILES_MAX && !lists.includes(folder) ? [`${folder}: ${inside.length} files`] : [],
  );

test("a folder of src holds at most 25 files itself: what one looks for is found by its name", () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(crowded(files)).toEqual([]);
});

test("a planted folder with too many is found", () => {
  expect(crowded(Array.from({ length: 26 }, (_, at) => `src/ui/control-${at}.tsx`))).toEqual(["src/ui: 26 files"]);
});
