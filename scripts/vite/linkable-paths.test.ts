import { expect, test } from "vitest";
import routes from "../../src/web/routes.ts";
import { linkablePaths } from "./linkable-paths.ts";

test("every path that Markdown may link to is in the route table, in its spelling", () => {
  const known = new Set(routes.map(({ path }) => `/${path}`));
  const missing = linkablePaths.filter((path) => path !== "/" && !known.has(path));
  expect(missing).toEqual([]);
});
