import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { answerStored, type StoredAnswer, storeAnswer } from "./stored-answer.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

export type StaticFiles = {
  answer(request: Request, pathname: string, more: Readonly<Record<string, string>>): Response | null;
};

/** Reads the whole client build into memory once; every answer is then a map lookup. */
export function openStaticFiles(directory: string): StaticFiles {
  const entries = new Map<string, StoredAnswer>();
  for (const found of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const name = join(found.parentPath, found.name).slice(directory.length).replaceAll("\\", "/");
    const type = types[extname(name)];
    if (!found.isFile() || !type || name.startsWith("/.")) continue;
    const bodies = {
      identity: readFileSync(directory + name),
      br: readOptional(`${directory}${name}.br`),
      gzip: readOptional(`${directory}${name}.gz`),
    };
    entries.set(name.toLowerCase(), storeAnswer(bodies, { "content-type": type, "cache-control": cacheControl(name) }));
  }
  return {
    answer(request, pathname, more) {
      const entry = entries.get(pathname.toLowerCase());
      if (entry) return answerStored(entry, request, pathname.startsWith("/assets/") ? withoutPageHeaders(more) : more);
      // A missing asset gets a plain answer: nobody reads an error page in the place of a script.
      if (!pathname.startsWith("/assets/")) return null;
      return new Response("Not found", {
        status: 404,
        headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...more },
      });
    },
  };
}

/** What concerns pages alone is left off: with it the first style sheet would take a round trip more on a phone. */
function withoutPageHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const {
    "permissions-policy": _permissions,
    "cross-origin-opener-policy": _opener,
    "x-frame-options": _frame,
    ...rest
  } = headers;
  return rest;
}

function cacheControl(name: string): string {
  if (name.startsWith("/assets/") || name.startsWith("/builds/meta/")) return "public, max-age=31536000, immutable";
  if (name === "/builds/latest.json") return "public, max-age=1";
  return "public, max-age=86400";
}

function readOptional(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
