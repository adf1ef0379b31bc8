import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { findRoute } from "#web/browser/loading/find-route.ts";
import { builtRoutes, walkedRoutes } from "../support/walked-routes.ts";

const routes = builtRoutes.map((path) => ({ id: path, path }));

test("the page that is loaded ahead is the page to which the router leads, for every address of the walk", () => {
  const paths = walkedRoutes.map(({ path }) => path.split("?")[0] ?? "");
  for (const path of [...paths, "/KOPER/", "/calculator/koper-brussel", "/account/formulieren/nieuw/p2p"]) {
    const led = matchRoutes(routes, path)?.[0]?.route.id;
    // No page is behind an address that nobody knows: nothing is loaded ahead.
    expect(findRoute(routes, path)?.id, path).toBe(led === "*" || led === "/*" ? undefined : led);
  }
});
