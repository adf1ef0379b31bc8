import type { MetListing } from "#application/ports/market/proposals.ts";
import type { Store } from "#application/ports/store.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import type { MarketProposal } from "#domain/market/proposal.ts";

type Ports = { readonly store: Pick<Store, "market"> };

/** Of both sides, newest first. */
export const listProposals = ({ store }: Ports, uid: string): Promise<readonly MarketProposal[]> =>
  store.market.proposals.list(uid);

/** Null also for who is no party to it. */
export const loadProposal = ({ store }: Ports, uid: string, id: string): Promise<MarketProposal | null> =>
  store.market.proposals.find(uid, id);

/** The listings, own and others', of all proposals to which somebody is a party, by id. */
export async function loadProposedListings({ store }: Ports, uid: string): Promise<ReadonlyMap<string, MetListing>> {
  return new Map((await store.market.proposals.met(uid)).map((listing) => [listing.id, listing]));
}

/** The supplier's price and fee that one side of an agreement typed in its own listing; never those of the other side. */
export async function loadListedTerms(
  { store }: Ports,
  { uids, proposalId }: Pick<Agreement, "uids" | "proposalId">,
  side: Side,
): Promise<{ readonly price: number; readonly fee: number } | null> {
  const uid = uids[side];
  const { market } = store;
  const proposal = await market.proposals.find(uid, proposalId);
  if (!proposal) return null;
  if (side === "seller") {
    const offer = await market.offers.find(uid, proposal.offerId);
    return offer && { price: offer.injectionPrice, fee: offer.fee };
  }
  const request = await market.requests.find(uid, proposal.requestId);
  return request && { price: request.energyPrice, fee: request.fee };
}
