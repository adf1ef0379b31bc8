import { loadProposedListings } from "#application/market/proposals/own-proposals.ts";
import type { Ports } from "#application/ports/ports.ts";
import { holderNames } from "#content/market/listing-words.ts";
import { type MarketProposal, sideOf } from "#domain/market/proposal.ts";
import type { Met } from "#web/pages/accounts/market/proposals/proposal-view.ts";

/** Tells of each proposal which listing is the reader's own and who is met: a person by kind and town, never by name. */
export async function meetPartners(ports: Pick<Ports, "store">, uid: string) {
  const listings = await loadProposedListings(ports, uid);
  return (proposal: MarketProposal): Met => {
    const isSeller = sideOf(proposal, uid) === "seller";
    const own = listings.get(isSeller ? proposal.offerId : proposal.requestId);
    const other = listings.get(isSeller ? proposal.requestId : proposal.offerId);
    return {
      title: own?.title ?? "",
      isMeasured: own?.profileKind === "file",
      partner: other ? (other.companyName ?? holderNames[other.holder]) : "",
      municipality: other?.municipality ?? "",
    };
  };
}
