import type { Store } from "#application/ports/store.ts";
import type { Invitation } from "#domain/market/invitation.ts";
import { type MarketProposal, type MarketSide, otherSide } from "#domain/market/proposal.ts";

/** What somebody has on the market. What the other side of a proposal gains, pays or wrote is the other's. */
export async function gatherMarketData(
  { market, invitations }: Pick<Store, "market" | "invitations">,
  reader: { readonly uid: string; readonly email: string },
) {
  const { uid } = reader;
  const [offers, requests, proposals, blocks, reports, invited] = await Promise.all([
    market.offers.list(uid),
    market.requests.list(uid),
    market.proposals.list(uid),
    market.blocks(uid),
    market.reports(uid),
    invitations.list(reader),
  ]);
  const measured = [...offers, ...requests].filter(({ profileKind }) => profileKind === "file");
  const years = await Promise.all(
    measured.map(async ({ id }) => ({ listing: id, year: await market.profiles.read(uid, id) })),
  );
  return {
    offers: offers.map(({ uid: _own, ...offer }) => offer),
    requests: requests.map(({ uid: _own, ...request }) => request),
    proposals: proposals.map((proposal) => ownPart(proposal, proposal.sellerUid === uid ? "seller" : "buyer")),
    invitations: invited.map((invitation) => ownInvitation(invitation, uid)),
    meterYears: years.map(({ listing, year }) => ({
      listing,
      offtake: year && Array.from(year.offtake),
      injection: year?.injection ? Array.from(year.injection) : null,
    })),
    peopleBlocked: blocks.length,
    reports: reports.map(({ uid: _own, ...report }) => report),
  };
}

const ownPart = (proposal: MarketProposal, side: MarketSide) => ({
  id: proposal.id,
  side,
  state: proposal.state,
  origin: proposal.origin,
  isDemo: proposal.isDemo,
  region: proposal.region,
  listing: side === "seller" ? proposal.offerId : proposal.requestId,
  isGift: proposal.isGift,
  pair: ownGain(proposal.pair, side),
  measuredPair: proposal.measuredPair && ownGain(proposal.measuredPair, side),
  declinedBy: proposal.declinedBy,
  ...(proposal.declinedBy === side ? { declineReason: proposal.declineReason, declineNote: proposal.declineNote } : {}),
  counterOffers: proposal.counterOffers.filter(({ by }) => by === side),
  withdrawal: proposal.withdrawal,
  showsMeasuredYear: side === "seller" ? proposal.showsSeller : proposal.showsBuyer,
  createdAt: proposal.createdAt,
  lapsesAt: proposal.lapsesAt,
  updatedAt: proposal.updatedAt,
});

/** Who was invited and what was written is the inviter's; what the partner got of it, the partner's too. */
function ownInvitation(invitation: Invitation, uid: string) {
  const { id, state, price, message, createdAt, lapsesAt, updatedAt, agreed } = invitation;
  const isSent = invitation.inviterUid === uid;
  const side = isSent ? invitation.side : otherSide(invitation.side);
  return {
    id,
    isSent,
    side,
    state,
    price,
    message,
    ...(isSent ? { partner: invitation.email ?? invitation.masked } : { inviter: invitation.inviterName }),
    connection: isSent ? invitation.connectionId : invitation.partnerConnectionId,
    pair: agreed && ownGain(agreed.pair, side),
    createdAt,
    lapsesAt,
    updatedAt,
  };
}

const ownGain = (pair: MarketProposal["pair"], side: MarketSide) => ({
  sharedEnergy: pair.sharedEnergy,
  agreedPrice: pair.agreedPrice,
  fee: side === "seller" ? pair.feeSeller : pair.feeBuyer,
  gain: side === "seller" ? pair.gainSeller : pair.gainBuyer,
  hours: pair.hours,
});
