import { type OfferYear, publicYearOf } from "#application/market/listings/offer-year.ts";
import { type ListingContext, type ListingPorts, newListing } from "#application/market/listings/save-listing.ts";
import { offerMaker } from "#application/market/listings/save-offer.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";
import type { Workers } from "#application/ports/workers.ts";
import { checkOffer, type OfferInput } from "#domain/market/check-listing.ts";
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

type NewOfferPorts = Pick<ListingPorts, "store" | "identity" | "clock"> & {
  readonly workers: Workers;
  readonly settings: Pick<Settings, "brusselsMatching">;
};

/** An offer that is not kept yet, as strangers would see it; null where the form of it would be refused. Keeps nothing. */
export async function previewNewOffer(
  ports: NewOfferPorts,
  uid: string,
  input: OfferInput,
  checkContext: ListingContext,
): Promise<OfferPreview | null> {
  const checked = checkOffer(input, checkContext);
  if (!checked.ok) return null;
  const makeOffer = await offerMaker(ports, checked.value);
  const isDemo = (await ports.identity.account(uid))?.isDemo ?? false;
  const now = ports.clock.now();
  const kept = newListing({ id: "", uid, isDemo, origin: {}, now });
  const { listing } = makeOffer({ ...kept, updatedAt: now }, null, null);
  const canPublish = listing.place.region !== "brussels" || ports.settings.brusselsMatching;
  return { offer: toPublicOffer(listing), year: await publicYearOf(ports, listing), canPublish };
}
