import { type RouterContextProvider, redirectDocument } from "react-router";
import type { SignedIn } from "#application/ports/identity.ts";
import { portsContext } from "#web/context.ts";
import { cookieHeaders, signedInCookies } from "#web/session-cookies.ts";

/** On to a page that is loaded afresh: nothing of the stranger, or of somebody else, stays in the browser's memory. */
export function signVisitorIn(context: Readonly<RouterContextProvider>, signedIn: SignedIn, to: string): Response {
  const { clock, settings } = context.get(portsContext);
  const headers = cookieHeaders(signedInCookies(signedIn, clock.now(), settings.publicUrl));
  return redirectDocument(to, { status: 303, headers });
}
