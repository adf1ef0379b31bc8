import type { Store } from "#application/ports/store.ts";
import { type PublicOffer, toPublicOffer } from "#domain/market/listing.ts";

export type FoundOffer = { readonly offer: PublicOffer; readonly isOwn: boolean };

/** One offer as everybody may see it; its owner sees the surplus of the own meter. Null when it is not on the market. */
export async function findOffer(
  { store }: { readonly store: Pick<Store, "market"> },
  id: string,
  viewer: string | null = null,
): Promise<FoundOffer | null> {
  const offer = await store.market.findPublic(id);
  if (!offer) return null;
  const isOwn = offer.uid === viewer;
  const shown = toPublicOffer(offer);
  return { offer: isOwn ? { ...shown, surplus: offer.measuredTotal ?? offer.surplus } : shown, isOwn };
}
