import { iconLimit } from "#domain/accounts/rate-limits.ts";
import { openNetworkCounts } from "#web/requests/count-by-network.ts";
import { jsonError } from "#web/requests/json-error.ts";
import { currentAsker } from "../queues/current-asker.ts";
import type { Endpoint } from "./answer-endpoint.ts";

const NAMES_MAX = 100;
const outside = openNetworkCounts(iconLimit);
const word = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const answerIcons: Endpoint = async ({ ports, url, more }) => {
  const prefix = /^\/api\/_nuxt_icon\/([^/]+)\.json$/.exec(url.pathname)?.[1] ?? "";
  const names = [...new Set((url.searchParams.get("icons") ?? "").split(",").filter(Boolean))].sort();
  if (!word.test(prefix) || names.length === 0 || names.length > NAMES_MAX || !names.every((name) => word.test(name))) {
    return jsonError(url.pathname, 404, `Page not found: ${url.pathname}${url.search}`, more);
  }
  let wait: number | null = null;
  const found = await ports.icons.find(prefix, names, () => {
    wait = outside.waitFor(currentAsker().network, () => ports.clock.now());
    return wait === null;
  });
  if (!found && wait !== null)
    return jsonError(url.pathname, 429, "Too Many Requests", { ...more, "retry-after": String(wait) });
  if (!found) return jsonError(url.pathname, 404, `Icon not found: ${prefix}:${names.join(",")}`, more);
  return Response.json(found, {
    headers: { ...more, "cache-control": "public, max-age=3600, s-maxage=604800, stale-while-revalidate=604800" },
  });
};
