import type { Store } from "#application/ports/store.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { sideOf } from "#domain/market/proposal.ts";
import { ok, type Result, refused } from "#domain/result.ts";

/** Whoever is blocked is met by an offer or a proposal, never by name. */
type Met = { readonly by: "offer" | "proposal"; readonly id: string };

/** From now on the two get no proposals together, and the blocker no longer sees the other's offers. */
export async function blockPerson(
  { store }: { readonly store: Store },
  uid: string,
  met: Met,
): Promise<Result<void, MarketRefusal>> {
  const blocked = await ownerOf(store, uid, met);
  if (blocked === null || blocked === uid) return refused({ code: "listing-unknown" });
  await store.market.block(uid, blocked);
  await store.events.add(uid, "person-blocked");
  return ok(undefined);
}

async function ownerOf({ market }: Store, uid: string, { by, id }: Met): Promise<string | null> {
  if (by === "offer") return (await market.findPublic(id))?.uid ?? null;
  const proposal = await market.proposals.find(uid, id);
  if (!proposal) return null;
  return sideOf(proposal, uid) === "seller" ? proposal.buyerUid : proposal.sellerUid;
}
