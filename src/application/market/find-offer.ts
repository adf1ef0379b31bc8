import type { Store } from "#application/ports/store.ts";
import { type PublicOffer, toPublicOffer } from "#domain/market/listing.ts";

export type FoundOffer = { readonly offer: PublicOffer; readonly isOwn: boolean };

/** One offer as everybody may see it; its owner also sees that it is theirs. Null when it is not on the market. */
export async function findOffer(
  { store }: { readonly store: Pick<Store, "market"> },
  id: string,
  viewer: string | null = null,
): Promise<FoundOffer | null> {
  const offer = await store.market.findPublic(id);
  return offer && { offer: toPublicOffer(offer), isOwn: offer.uid === viewer };
}
