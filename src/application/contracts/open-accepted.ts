import { openAgreement } from "#application/contracts/open-agreement.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import type { Store } from "#application/ports/store.ts";
import { installedPower } from "#domain/connections/connection.ts";
import type { AcceptedPair, Agreement } from "#domain/contracts/agreement.ts";
import { sidesOf } from "#domain/market/invitation.ts";
import type { ProposedPair } from "#domain/matching/recommendation.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = ContractPorts & { readonly store: Pick<Store, "market" | "invitations"> };

/** Pairs of before did not tell it. */
const vatOf = ({
  vat,
  isVatCharged,
}: Partial<Pick<ProposedPair, "vat" | "isVatCharged">>): Pick<AcceptedPair, "vat"> =>
  isVatCharged === undefined ? {} : { vat: { rate: vat ?? 0, isCharged: isVatCharged } };

/** Begins the agreement of a proposal that both sides accepted, or of an invitation, for one of the two. */
export async function openAccepted(
  ports: Ports,
  uid: string,
  proposalId: string,
  textVersion: string,
): Promise<Result<Agreement, { readonly code: "proposal-not-accepted" }>> {
  const { market } = ports.store;
  const proposal = await market.proposals.find(uid, proposalId);
  const [offer] = proposal ? await market.offersOf([proposal.offerId]) : [];
  if (!proposal) return openInvited(ports, uid, proposalId, textVersion);
  if (proposal.state !== "accepted" || !offer) return refused({ code: "proposal-not-accepted" });
  const request = await market.requests.find(proposal.buyerUid, proposal.requestId);
  return ok(
    await openAgreement(
      ports,
      {
        proposalId: proposal.id,
        sellerUid: proposal.sellerUid,
        buyerUid: proposal.buyerUid,
        price: proposal.isGift ? 0 : proposal.pair.agreedPrice,
        ...vatOf(proposal.pair),
        region: proposal.region,
        technology: offer.installation.technology,
        power: installedPower(offer.installation),
        municipalities: { seller: offer.place.municipality, buyer: request?.place.municipality ?? "" },
      },
      textVersion,
      // Told: the mails of the second yes were written with it, and lead here.
      true,
    ),
  );
}

async function openInvited(ports: Ports, uid: string, id: string, textVersion: string) {
  // Who accepted it has taken it by account: no address is asked.
  const invitation = await ports.store.invitations.find({ uid, email: "" }, id);
  if (invitation?.state !== "accepted" || !invitation.agreed || !invitation.partnerUid)
    return refused({ code: "proposal-not-accepted" as const });
  const { inviterUid, partnerUid, agreed } = invitation;
  const { seller: sellerUid, buyer: buyerUid } = sidesOf(invitation, inviterUid, partnerUid);
  const { region, technology, power, municipalities } = agreed;
  // What the seller keeps: the invitation itself names what a household pays.
  const price = agreed.pair.agreedPrice;
  const sides = { sellerUid, buyerUid, municipalities };
  const pair = { proposalId: id, ...sides, price, ...vatOf(agreed.pair), region, technology, power };
  return ok(await openAgreement(ports, pair, textVersion));
}
