import { type RouterContextProvider, redirect } from "react-router";
import { portsContext, sessionTokenContext, siteContext, visitorContext } from "#web/context.ts";
import { loadStored } from "#web/load-stored.ts";
import type { PageHandle } from "#web/page-handle.ts";

/** Every page of the account: for who is signed in, in the account's own layout, unknown to search engines. */
export const ownPage: PageHandle = { layout: "my", middleware: ["signed-in"], index: false };

/** The query that tells a page what was just done. */
export const DONE_FIELD = "gelukt";

/** The sentence for what was just done; none for what the address made up. */
export function sayDone(url: URL, sentences: Readonly<Record<string, string>>): string | null {
  const done = url.searchParams.get(DONE_FIELD) ?? "";
  return Object.hasOwn(sentences, done) ? (sentences[done] ?? null) : null;
}

/** Who asks, and with what. The guard of the page let nobody else through; a page without it sends strangers away. */
export function ownContext(context: Readonly<RouterContextProvider>) {
  const visitor = context.get(visitorContext);
  const token = context.get(sessionTokenContext);
  if (!visitor || token === null) throw redirect("/login");
  return { ports: context.get(portsContext), site: context.get(siteContext), ...visitor, token };
}

export const loadOwn = loadStored;
