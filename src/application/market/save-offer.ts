import { listingYear } from "#application/market/market-year.ts";
import { type Edited, type ListingGivens, type ListingPorts, saveListing } from "#application/market/save-listing.ts";
import { checkOffer, type OfferInput } from "#domain/market/check-listing.ts";
import type { JourneyFacts, Offer } from "#domain/market/listing.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { listedYear } from "#domain/market/public-year.ts";
import { type Result, refused } from "#domain/result.ts";

/** Offers that have not ended; the same for requests. */
export const OFFERS_MAX = 20;

export async function saveOffer(
  ports: ListingPorts,
  uid: string,
  input: OfferInput,
  givens: ListingGivens,
  edited: Edited | null = null,
  formKey: string | null = null,
  facts: JourneyFacts | null = null,
): Promise<Result<{ readonly id: string }, MarketRefusal>> {
  const checked = checkOffer(input, givens);
  if (!checked.ok) return refused({ code: "listing-invalid", faults: checked.refusal });
  return saveListing<Offer>(ports, {
    uid,
    edited,
    form: formKey === null ? null : { key: formKey, content: JSON.stringify(checked.value) },
    listings: ports.store.market.offers,
    max: OFFERS_MAX,
    facts,
    makeListing: (kept, profile, before) => {
      const described = { ...kept, photoId: before?.photoId ?? null, ...checked.value };
      const { total, quarters, ...totals } = listedYear(
        listingYear("seller", described).injection,
        profile?.injection ?? null,
      );
      return { listing: { ...described, ...totals, surplus: total }, year: quarters };
    },
  });
}
