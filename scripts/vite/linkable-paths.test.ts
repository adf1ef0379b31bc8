import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { linkablePaths } from "./linkable-paths.ts";

test("every path that Markdown may link to is in the route table, in its spelling", () => {
  const table = readFileSync(join(import.meta.dirname, "../../src/web/routes.ts"), "utf8");
  const missing = linkablePaths.filter((path) => path !== "/" && !table.includes(`route("${path.slice(1)}"`));
  expect(missing).toEqual([]);
});
