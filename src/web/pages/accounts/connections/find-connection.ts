import type { RouterContextProvider } from "react-router";
import { findConnection } from "#application/account-details/connections.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { ownContext } from "#web/pages/accounts/own-context.ts";

type Asked = { readonly context: Readonly<RouterContextProvider>; readonly url: URL; readonly params: { id?: string } };

/** A connection of who asks; another's is as unknown as one that never was. */
export async function findOwnConnection({ context, url, params }: Asked) {
  const own = ownContext(context);
  const saved = await findConnection(own.ports, own.uid, params.id ?? "");
  if (!saved) throw pageNotFound(url);
  return { ...own, saved };
}
