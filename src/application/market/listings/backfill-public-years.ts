import { listingYear } from "#application/market/listings/market-year.ts";
import type { Listings } from "#application/ports/market.ts";
import type { Store } from "#application/ports/store.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import { sampleOf } from "#domain/market/profile-sample.ts";
import { type PublicYear, publicYear } from "#domain/market/public-year.ts";

/**
 * Gives measured listings of before migration 012 their public year: those that it left without quarters, and those that came
 * back from an older backup. Says how many.
 */
export async function backfillPublicYears({ store }: { readonly store: Pick<Store, "market"> }): Promise<number> {
  const { offers, requests } = store.market;
  const ofOffers = await backfill(offers, (offer) => {
    const measuredTotal = offer.measuredTotal ?? offer.surplus;
    const year = publicYear(listingYear("seller", offer).injection, measuredTotal);
    return [{ ...offer, measuredTotal, surplus: year.total }, year];
  });
  const ofRequests = await backfill(requests, (request) => {
    const measuredTotal = request.measuredTotal ?? request.offtake;
    const year = publicYear(listingYear("buyer", request).offtake, measuredTotal);
    return [{ ...request, measuredTotal, offtake: year.total }, year];
  });
  return ofOffers + ofRequests;
}

async function backfill<L extends Offer | MarketRequest>(
  listings: Pick<Listings<L>, "withoutPublicYear" | "savePublicYear">,
  anew: (listing: L) => readonly [L, PublicYear],
): Promise<number> {
  const found = await listings.withoutPublicYear();
  for (const before of found) {
    const [listing, { quarters }] = anew(before);
    await listings.savePublicYear(listing, sampleOf(quarters));
  }
  return found.length;
}
