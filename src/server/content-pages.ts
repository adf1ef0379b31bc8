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
  let answers = new Map<string, Promise<StoredAnswer | null>>();

  async function prepare(path: string, market: Market): Promise<StoredAnswer | null> {
    const { status, type, text } = await render(path, market);
    if (status !== 200) return null;
    const headers: Record<string, string> = {
      "content-type": type,
      "cache-control": type.startsWith("text/html") ? "public, max-age=0, must-revalidate" : "public, max-age=60",
      ...(settings.market === "flags" ? { vary: "cookie" } : {}),
      ...(type.startsWith("text/html")
        ? { "content-security-policy": contentSecurityPolicy(settings, scriptHashes(text)) }
        : {}),
    };
    return storeAnswer(await compressed(Buffer.from(text)), headers);
  }

  return {
    /** Null when the page does not answer 200; the caller then renders it as any other. */
    find(path: string, market: Market): Promise<StoredAnswer | null> {
      if (today() !== day) {
        day = today();
        answers = new Map();
      }
      const key = `${market} ${path.toLowerCase().replace(/(.)\/$/, "$1")}`;
      const ready = answers.get(key);
      if (ready) return ready;
      const answer = prepare(path, market);
      answers.set(key, answer);
      // Neither a failure nor a page that does not exist is kept: strangers could fill the memory with names.
      answer.then(
        (stored) => stored === null && answers.delete(key),
        () => answers.delete(key),
      );
      return answer;
    },
  };
}
export type ContentPages = ReturnType<typeof openContentPages>;

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

export function scriptHashes(html: string): string[] {
  const codes = [...html.matchAll(inlineScript)].flatMap(([, attributes = "", code = ""]) =>
    /type="application\/(ld\+)?json"/.test(attributes) ? [] : [code],
  );
  return [...new Set(codes)].map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
}
