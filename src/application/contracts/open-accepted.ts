import { openAgreement } from "#application/contracts/open-agreement.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import type { Store } from "#application/ports/store.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = ContractPorts & { readonly store: Pick<Store, "market"> };

/** Begins the agreement of a proposal that both sides accepted, for one of the two. */
export async function openAccepted(
  ports: Ports,
  uid: string,
  proposalId: string,
  textVersion: string,
): Promise<Result<Agreement, { readonly code: "proposal-not-accepted" }>> {
  const { market } = ports.store;
  const proposal = await market.proposals.find(uid, proposalId);
  const [offer] = proposal ? await market.offersOf([proposal.offerId]) : [];
  if (proposal?.state !== "accepted" || !offer) return refused({ code: "proposal-not-accepted" });
  const request = await market.requests.find(proposal.buyerUid, proposal.requestId);
  return ok(
    await openAgreement(
      ports,
      {
        proposalId: proposal.id,
        sellerUid: proposal.sellerUid,
        buyerUid: proposal.buyerUid,
        price: proposal.isGift ? 0 : proposal.pair.agreedPrice,
        region: proposal.region,
        technology: offer.installation.technology,
        municipalities: { seller: offer.place.municipality, buyer: request?.place.municipality ?? "" },
      },
      textVersion,
    ),
  );
}
