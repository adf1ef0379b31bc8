import type { Settings } from "#application/ports/settings.ts";
import type { Market } from "#content/site.ts";
import { NOTHING_PUBLISHED } from "#domain/day-prices/published-prices.ts";
import { parameterPaths } from "#web/parameter-paths.ts";
import { siteFor } from "../site-for.ts";
import type { PageRoutes } from "./page-routes.ts";

/** The pages that search engines, and our own search, may know. */
export function indexedPaths(settings: Settings, today: string, market: Market, routes: PageRoutes): string[] {
  const known = parameterPaths(siteFor(settings, market, today, NOTHING_PUBLISHED));
  return routes.all.flatMap(({ path, info }) => {
    if (path === "/*" || info.index === false || info.middleware?.length) return [];
    return path.includes(":") ? (known[path] ?? []) : [path];
  });
}
