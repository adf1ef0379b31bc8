import type { RouterContextProvider } from "react-router";
import { loadOwnOffer, loadOwnRequest } from "#application/market/listings/own-listings.ts";
import { isEditable, type ListingState } from "#domain/market/listing-state.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { ownContext } from "#web/pages/accounts/own-context.ts";

type Asked = { readonly context: Readonly<RouterContextProvider>; readonly url: URL; readonly params: { id?: string } };

/** An offer of who asks; another's is as unknown as one that never was. */
export async function findOwnOffer({ context, url, params }: Asked) {
  const own = ownContext(context);
  const offer = await loadOwnOffer(own.ports, own.uid, params.id ?? "");
  if (!offer) throw pageNotFound(url);
  return { ...own, offer };
}

/** The same for a request. */
export async function findOwnRequest({ context, url, params }: Asked) {
  const own = ownContext(context);
  const request = await loadOwnRequest(own.ports, own.uid, params.id ?? "");
  if (!request) throw pageNotFound(url);
  return { ...own, request };
}

/** Whether it may be changed, and which version of it is shown. */
export const editing = ({ state, updatedAt }: { readonly state: ListingState; readonly updatedAt: Date }) => ({
  isEditable: isEditable(state),
  readAt: updatedAt.toISOString(),
});
