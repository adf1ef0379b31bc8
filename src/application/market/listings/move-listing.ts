import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";
import { moveListing, type OwnerMove } from "#domain/market/listing-state.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = { readonly store: Store };
type OfferPorts = Ports & { readonly settings: Pick<Settings, "brusselsMatching"> };
type Moved = Result<void, MarketRefusal>;

/**
 * Publishes, pauses, resumes or ends an offer of one's own. While nobody is brought together in Brussels no offer there
 * comes on the market.
 */
export async function moveOffer(ports: OfferPorts, uid: string, id: string, move: OwnerMove): Promise<Moved> {
  const isShown = move === "publish" || move === "resume";
  const region = isShown ? (await ports.store.market.offers.find(uid, id))?.place.region : null;
  if (region === "brussels" && !ports.settings.brusselsMatching) return refused({ code: "region-closed" });
  return moveOwn(ports, "offers", uid, id, move);
}

export const moveRequest = (ports: Ports, uid: string, id: string, move: OwnerMove): Promise<Moved> =>
  moveOwn(ports, "requests", uid, id, move);

async function moveOwn(
  { store }: Ports,
  side: "offers" | "requests",
  uid: string,
  id: string,
  move: OwnerMove,
): Promise<Moved> {
  const found = await store.market[side].find(uid, id);
  if (!found) return refused({ code: "listing-unknown" });
  if (found.moderation === "hidden" && move !== "end") return refused({ code: "listing-hidden" });
  const to = moveListing(found.state, move);
  if (!to.ok) return to;
  // Together or not at all: who reads that it failed finds it as it was.
  return store.transaction(async (parts) => {
    const isMoved = await parts.market[side].move(found, to.value);
    if (!isMoved) return refused({ code: "listing-changed" });
    await parts.events.add(uid, side === "offers" ? `offer-${move}` : `request-${move}`, { id });
    return ok(undefined);
  });
}
