import { type RouterContextProvider, redirect } from "react-router";
import { needsFactor } from "#application/accounts/with-factor.ts";
import { portsContext, sessionTokenContext, visitorContext } from "#web/context.ts";
import { RETURN_FIELD } from "#web/forms/return-path.ts";
import { loadStored } from "#web/load-stored.ts";

/** To the page that asks for the second factor of the account, and from there back. */
export const askForSecondFactor = ({ pathname, search }: Pick<URL, "pathname" | "search">): Response =>
  redirect(`/account/tweede-stap?${RETURN_FIELD}=${encodeURIComponent(pathname + search)}`);

/** Lets pass whose sign-in used the second factor that the account has, or whose account has none. */
export async function requireSecondFactor(context: Readonly<RouterContextProvider>, url: URL): Promise<void> {
  const [visitor, sessionToken] = [context.get(visitorContext), context.get(sessionTokenContext)];
  if (!visitor || sessionToken === null) return;
  const who = { uid: visitor.uid, sessionToken };
  if (await loadStored(() => needsFactor(context.get(portsContext), who))) throw askForSecondFactor(url);
}
