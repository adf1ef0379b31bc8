import type { Store } from "#application/ports/store.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";

type Ports = { readonly store: Pick<Store, "market"> };

/** Newest first, whatever their state. */
export const listOwnOffers = ({ store }: Ports, uid: string): Promise<readonly Offer[]> =>
  store.market.offers.list(uid);

export const listOwnRequests = ({ store }: Ports, uid: string): Promise<readonly MarketRequest[]> =>
  store.market.requests.list(uid);

/** Null also for an offer of somebody else. */
export const loadOwnOffer = ({ store }: Ports, uid: string, id: string): Promise<Offer | null> =>
  store.market.offers.find(uid, id);

/** Null also for a request of somebody else. */
export const loadOwnRequest = ({ store }: Ports, uid: string, id: string): Promise<MarketRequest | null> =>
  store.market.requests.find(uid, id);
