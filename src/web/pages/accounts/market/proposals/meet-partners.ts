import { oldListedPrices } from "#application/market/proposals/old-listed-price.ts";
import { loadProposedListings } from "#application/market/proposals/own-proposals.ts";
import type { Ports } from "#application/ports/ports.ts";
import { holderNames } from "#content/market/listing-words.ts";
import type { PricedSite } from "#content/site.ts";
import { isOpen, type MarketProposal, sideOf } from "#domain/market/proposal.ts";
import type { Met } from "#web/pages/accounts/market/proposals/proposal-view.ts";

/** Tells of each proposal which listing is the reader's own and who is met: a person by kind and town, never by name. */
export async function meetPartners(ports: Pick<Ports, "store">, uid: string, site: PricedSite) {
  const listings = await loadProposedListings(ports, uid);
  const oldPrice = oldListedPrices(site);
  const oldOf = (id: string) => {
    const listing = listings.get(id);
    return listing === undefined ? null : oldPrice(listing);
  };
  return (proposal: MarketProposal): Met => {
    const isSeller = sideOf(proposal, uid) === "seller";
    const own = listings.get(isSeller ? proposal.offerId : proposal.requestId);
    const other = listings.get(isSeller ? proposal.requestId : proposal.offerId);
    return {
      title: own?.title ?? "",
      isMeasured: own?.profileKind === "file",
      partner: other ? (other.companyName ?? holderNames[other.holder]) : "",
      municipality: other?.municipality ?? "",
      // What both accepted, or nobody did, is over: only who still decides is told how old its prices are.
      oldPrices: isOpen(proposal.state)
        ? {
            seller: oldOf(proposal.offerId),
            buyer: oldOf(proposal.requestId),
          }
        : { seller: null, buyer: null },
    };
  };
}
