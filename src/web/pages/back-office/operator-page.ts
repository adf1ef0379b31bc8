import type { RouterContextProvider } from "react-router";
import { hasRecentFactor } from "#application/accounts/require-recent-proof.ts";
import { operatorContext, portsContext, sessionTokenContext, siteContext } from "#web/context.ts";
import { askForFactor } from "#web/middleware/ask-for-factor.ts";
import { pageNotFound } from "#web/page-not-found.ts";

/** Who asks, and with what. A page that forgot its guard opens for nobody. */
export function operatorIn(context: Readonly<RouterContextProvider>, url: URL) {
  const operator = context.get(operatorContext);
  if (operator === null) throw pageNotFound(url);
  return { ports: context.get(portsContext), site: context.get(siteContext), operator };
}

/** For what cannot be undone: a second factor of the last ten minutes, else the page that asks for it gets the form first. */
export async function requireFactor(context: Readonly<RouterContextProvider>, url: URL): Promise<void> {
  const token = context.get(sessionTokenContext);
  if (token === null) throw pageNotFound(url);
  if (!(await hasRecentFactor(context.get(portsContext), token))) throw askForFactor(url, "POST");
}
