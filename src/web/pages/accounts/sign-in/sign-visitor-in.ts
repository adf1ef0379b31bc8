import { type RouterContextProvider, redirectDocument } from "react-router";
import { signOut } from "#application/accounts/sign-out.ts";
import type { SignedIn } from "#application/ports/identity.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { portsContext, sessionTokenContext } from "#web/context.ts";
import { cookieHeaders, signedInCookies } from "#web/requests/session-cookies.ts";

/**
 * On to a page that is loaded afresh: nothing of the stranger, or of somebody else, stays in the browser's memory. What
 * the browser was signed in with before ends, for nobody would see or end it later.
 */
export async function signVisitorIn(
  context: Readonly<RouterContextProvider>,
  signedIn: SignedIn,
  to: string,
): Promise<Response> {
  const ports = context.get(portsContext);
  try {
    await signOut(ports, context.get(sessionTokenContext));
  } catch (error) {
    // Who is signed in by now stays so: what was asked has happened, and cannot be asked again.
    if (!(error instanceof Unavailable)) throw error;
  }
  const { clock, settings } = ports;
  const headers = cookieHeaders(signedInCookies(signedIn, clock.now(), settings.publicUrl));
  return redirectDocument(to, { status: 303, headers });
}
