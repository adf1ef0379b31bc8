import { createHash } from "node:crypto";
import type { Settings } from "#application/ports/settings.ts";
import type { Market } from "#content/site.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { compressed, type StoredAnswer, storeAnswer } from "./stored-answer.ts";

type Rendered = { readonly status: number; readonly type: string; readonly text: string };
type Render = (path: string, market: Market) => Promise<Rendered>;

/**
 * Pages that are the same for everybody, kept ready in each market. They are rendered again when the day changes,
 * because figures and prices are shown as valid on a day.
 */
export function openContentPages(settings: Settings, today: () => string, render: Render) {
  let day = today();
  const ready = new Map<string, StoredAnswer>();
  const pending = new Map<string, Promise<StoredAnswer | null>>();

  function forgetYesterday(): void {
    if (today() === day) return;
    day = today();
    ready.clear();
    pending.clear();
  }

  async function prepare(path: string, market: Market): Promise<StoredAnswer | null> {
    const { status, type, text } = await render(path, market);
    if (status !== 200) return null;
    const headers: Record<string, string> = {
      "content-type": type,
      "cache-control": type.startsWith("text/html") ? "public, max-age=0, must-revalidate" : "public, max-age=60",
      ...(settings.market === "flags" ? { vary: "cookie" } : {}),
      ...(type.startsWith("text/html") && !import.meta.env.DEV
        ? { "content-security-policy": contentSecurityPolicy(settings, scriptHashes(text)) }
        : {}),
    };
    return storeAnswer(await compressed(Buffer.from(text)), headers);
  }

  return {
    /** The answer if it was prepared before: the way of nearly every request. */
    ready(path: string, market: Market): StoredAnswer | undefined {
      forgetYesterday();
      return ready.get(keyOf(path, market));
    },

    /**
     * Prepares the answer once, however many ask at the same time. Null when the page does not answer 200.
     * The path is one of the site's own: strangers could fill the memory with other spellings of it.
     */
    async prepare(path: string, market: Market): Promise<StoredAnswer | null> {
      const key = keyOf(path, market);
      const startedOn = day;
      const preparing = pending.get(key) ?? prepare(path, market);
      pending.set(key, preparing);
      try {
        const stored = await preparing;
        if (stored && startedOn === day) ready.set(key, stored);
        return stored;
      } finally {
        pending.delete(key);
      }
    },
  };
}

const keyOf = (path: string, market: Market) => `${market} ${path.toLowerCase().replace(/(.)\/$/, "$1")}`;

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

function scriptHashes(html: string): string[] {
  const codes = [...html.matchAll(inlineScript)].flatMap(([, attributes = "", code = ""]) =>
    /type="application\/(ld\+)?json"/.test(attributes) ? [] : [code],
  );
  return [...new Set(codes)].map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
}
