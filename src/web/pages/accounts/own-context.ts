import { type RouterContextProvider, redirect } from "react-router";
import { portsContext, sessionTokenContext, siteContext, visitorContext } from "#web/context.ts";
import { loadStored } from "#web/load-stored.ts";
import type { PageHandle } from "#web/page-handle.ts";

/** Every page of the account: for who is signed in, in the account's own layout, unknown to search engines. */
export const ownPage: PageHandle = { layout: "my", middleware: ["signed-in"], index: false };

/** What changes the ways into the account: only in a sign-in that used the second factor, where there is one. */
export const factorPage: PageHandle = { ...ownPage, middleware: ["signed-in", "second-factor"] };

export { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";

/** Who asks, and with what. The guard of the page let nobody else through; a page without it sends strangers away. */
export function ownContext(context: Readonly<RouterContextProvider>) {
  const visitor = context.get(visitorContext);
  const token = context.get(sessionTokenContext);
  if (!visitor || token === null) throw redirect("/login");
  return { ports: context.get(portsContext), site: context.get(siteContext), ...visitor, token };
}

export const loadOwn = loadStored;
