import { type OfferYear, publicYearOf } from "#application/market/listings/offer-year.ts";
import type { Store } from "#application/ports/store.ts";
import type { Workers } from "#application/ports/workers.ts";
import { type PublicOffer, toPublicOffer } from "#domain/market/listing.ts";

export type OfferPreview = {
  readonly offer: PublicOffer;
  readonly year: OfferYear;
  readonly canPublish: boolean;
};

/** One's own offer, in whatever state, exactly as strangers see it once it is published; null for what is not one's own. */
export async function previewOffer(
  ports: { readonly store: Pick<Store, "market">; readonly workers: Workers },
  uid: string,
  id: string,
): Promise<OfferPreview | null> {
  const offer = await ports.store.market.offers.find(uid, id);
  if (!offer) return null;
  const canPublish = offer.state === "draft" && offer.moderation !== "hidden";
  return { offer: toPublicOffer(offer), year: await publicYearOf(ports, offer), canPublish };
}
