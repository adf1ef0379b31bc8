import { jsonError } from "#web/requests/json-error.ts";
import type { Endpoint } from "./answer-endpoint.ts";

const NAMES_MAX = 100;
const word = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const answerIcons: Endpoint = async ({ ports, url, more }) => {
  const prefix = /^\/api\/_nuxt_icon\/([^/]+)\.json$/.exec(url.pathname)?.[1] ?? "";
  const names = [...new Set((url.searchParams.get("icons") ?? "").split(",").filter(Boolean))].sort();
  if (!word.test(prefix) || names.length === 0 || names.length > NAMES_MAX || !names.every((name) => word.test(name))) {
    return jsonError(url.pathname, 404, `Page not found: ${url.pathname}${url.search}`, more);
  }
  const found = await ports.icons.find(prefix, names);
  if (!found) return jsonError(url.pathname, 404, `Icon not found: ${prefix}:${names.join(",")}`, more);
  return Response.json(found, {
    headers: { ...more, "cache-control": "public, max-age=3600, s-maxage=604800, stale-while-revalidate=604800" },
  });
};
