import { listConnections } from "#application/account-details/connections.ts";
import { readProfile } from "#application/account-details/user-document.ts";
import type { Ports } from "#application/ports/ports.ts";
import { knownParty } from "#domain/account-details/known-answers.ts";
import { inverterPower } from "#domain/connections/connection.ts";
import { connectionForSide } from "#domain/connections/saved-connection.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import { taxNorms } from "#figures/tax-norms.ts";

/** What an account tells already of its side of an agreement. The connection is that of the listing or the invitation it came from. */
export async function readKnownParty(
  ports: Pick<Ports, "store" | "clock" | "ids">,
  uid: string,
  { proposalId }: Pick<Agreement, "proposalId">,
  side: Side,
): Promise<Answers> {
  const { market, invitations } = ports.store;
  const [profile, connections, proposal, invitation] = await Promise.all([
    readProfile(ports, uid),
    listConnections(ports, uid),
    market.proposals.find(uid, proposalId),
    invitations.find({ uid, email: "" }, proposalId),
  ]);
  const offer = proposal && side === "seller" ? await market.offers.find(uid, proposal.offerId) : null;
  const listing = proposal && side === "buyer" ? await market.requests.find(uid, proposal.requestId) : offer;
  const chosen =
    invitation && (invitation.inviterUid === uid ? invitation.connectionId : invitation.partnerConnectionId);
  const named = listing?.connectionId ?? chosen;
  const connection = connections.find(({ id }) => id === named) ?? connectionForSide(connections, side);
  const sold = side === "seller" ? (proposal?.pair ?? invitation?.agreed?.pair) : null;
  const installation = side === "seller" ? (offer?.installation ?? connection?.connection.installation) : null;
  return knownParty(side, {
    profile,
    connection,
    isVatCharged: sold?.isVatCharged ?? null,
    isVatExempt: offer?.isVatExempt ?? (side === "seller" && invitation !== null && connection?.isVatExempt === true),
    isAboveTaxNorm: installation ? inverterPower(installation) > taxNorms.powerMaximum.value : false,
  });
}
