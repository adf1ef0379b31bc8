import { openAgreement } from "#application/contracts/open-agreement.ts";
import type { Ports } from "#application/ports/ports.ts";
import { newestAgreementText } from "#content/contracts/agreement-document.ts";
import type { Agreement, ContractTechnology } from "#domain/contracts/agreement.ts";
import type { Technology } from "#domain/market/listing.ts";

const technologies: Readonly<Record<Technology, ContractTechnology>> = {
  solar: "solar",
  wind: "wind",
  hydro: "water",
  "heat-and-power": "biogas",
};

/** The agreement of a proposal that both accepted, begun once whoever asks first; null while one of the two did not. */
export async function openFromProposal(ports: Ports, uid: string, proposalId: string): Promise<Agreement | null> {
  const { market } = ports.store;
  const proposal = await market.proposals.find(uid, proposalId);
  if (proposal?.state !== "accepted") return null;
  const { sellerUid, buyerUid, offerId, requestId, pair, region } = proposal;
  const [offer, request] = await Promise.all([
    market.offers.find(sellerUid, offerId),
    market.requests.find(buyerUid, requestId),
  ]);
  if (!offer || !request) return null;
  return openAgreement(
    ports,
    {
      proposalId,
      sellerUid,
      buyerUid,
      price: pair.agreedPrice,
      region,
      technology: technologies[offer.installation.technology],
      municipalities: { seller: offer.place.municipality, buyer: request.place.municipality },
    },
    newestAgreementText,
  );
}
