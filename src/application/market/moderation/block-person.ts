import { mailParties } from "#application/market/proposals/mail-parties.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Store } from "#application/ports/store.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { isOpen, otherSide, sideOf } from "#domain/market/proposal.ts";
import { ok, type Result, refused } from "#domain/result.ts";

/** Whoever is blocked is met by an offer or a proposal, never by name. */
type Met = { readonly by: "offer" | "proposal"; readonly id: string };
type Ports = { readonly store: Store; readonly identity: Pick<Identity, "account"> };

/**
 * From now on the two get no proposals together, and the blocker no longer sees the other's offers. What was proposed
 * to the two and waits for an answer is declined, as if the blocker had said so.
 */
export async function blockPerson(ports: Ports, uid: string, met: Met): Promise<Result<void, MarketRefusal>> {
  const { store } = ports;
  const found = await ownerOf(store, uid, met);
  if (found === null || found.blocked === uid) return refused({ code: "listing-unknown" });
  const { blocked, listingId } = found;
  const waiting = (await store.market.proposals.list(uid)).filter(
    ({ state, sellerUid, buyerUid }) => isOpen(state) && [sellerUid, buyerUid].includes(blocked),
  );
  const [first] = waiting;
  const addresses = first && (await mailParties(ports, first));
  await store.transaction(async ({ market, outbox, events }) => {
    await market.block(uid, blocked, listingId);
    await events.add(uid, "person-blocked");
    for (const proposal of waiting) {
      const side = sideOf(proposal, uid);
      if (!side || !(await market.proposals.decline(proposal.id, side, "partner", ""))) continue;
      const to = addresses?.[otherSide(side)];
      if (to) await outbox.add({ kind: "proposal-declined", to, proposalId: proposal.id, reason: "partner" });
    }
  });
  return ok(undefined);
}

/** Who it is, and the listing of theirs that was met. */
type Owner = { readonly blocked: string; readonly listingId: string };

async function ownerOf({ market }: Store, uid: string, { by, id }: Met): Promise<Owner | null> {
  if (by === "offer") {
    const offer = await market.findPublic(id);
    return offer && { blocked: offer.uid, listingId: id };
  }
  const proposal = await market.proposals.find(uid, id);
  if (!proposal) return null;
  const { sellerUid, buyerUid, offerId, requestId } = proposal;
  return sideOf(proposal, uid) === "seller"
    ? { blocked: buyerUid, listingId: requestId }
    : { blocked: sellerUid, listingId: offerId };
}
