import type { RouterContextProvider } from "react-router";
import { operatorContext, portsContext, siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { pageNotFound } from "#web/page-not-found.ts";

/** Every page of the back office. Its guard answers 404 to everybody without the role. */
export const operatorPage: PageHandle = { layout: "back-office", middleware: ["operator"], index: false };

/** Who asks, and with what. A page that forgot its guard opens for nobody. */
export function operatorIn(context: Readonly<RouterContextProvider>, url: URL) {
  const operator = context.get(operatorContext);
  if (operator === null) throw pageNotFound(url);
  return { ports: context.get(portsContext), site: context.get(siteContext), operator };
}
