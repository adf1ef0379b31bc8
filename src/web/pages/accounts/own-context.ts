import { type RouterContextProvider, redirect } from "react-router";
import { portsContext, sessionTokenContext, siteContext, visitorContext } from "#web/context.ts";
import { loadStored } from "#web/load-stored.ts";

export { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";

/** Who asks, and with what. The guard of the page let nobody else through; a page without it sends strangers away. */
export function ownContext(context: Readonly<RouterContextProvider>) {
  const visitor = context.get(visitorContext);
  const token = context.get(sessionTokenContext);
  if (!visitor || token === null) throw redirect("/login");
  return { ports: context.get(portsContext), site: context.get(siteContext), ...visitor, token };
}

export const loadOwn = loadStored;
