import type { Settings } from "#application/ports/settings.ts";
import { jsonError } from "./json-error.ts";

const URL_LENGTH_MAX = 8_000;
const methods = ["GET", "HEAD", "POST"];

/** What is refused before anything else looks at it: other methods, endless addresses, forms sent from elsewhere. */
export function refuseRequest(
  request: Request,
  url: URL,
  settings: Settings,
  more: Readonly<Record<string, string>>,
): Response | null {
  if (!methods.includes(request.method))
    return jsonError(url.pathname, 405, "Method Not Allowed", { ...more, allow: methods.join(", ") });
  if (url.pathname.length + url.search.length > URL_LENGTH_MAX)
    return jsonError(url.pathname.slice(0, 100), 414, "URI Too Long", more);
  if (request.method === "POST" && !comesFromUs(request, url, settings))
    return jsonError(url.pathname, 403, "Forbidden", more);
  return null;
}

/** The scheme is left out: behind a TLS proxy ours is http and the browser's is https. A missing origin is no browser form. */
function comesFromUs(request: Request, url: URL, settings: Settings): boolean {
  const origin = request.headers.get("origin");
  if (origin === null) return request.headers.get("sec-fetch-site") !== "cross-site";
  const hosts = [url.host, request.headers.get("host"), new URL(settings.publicUrl).host];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
