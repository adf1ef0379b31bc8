import { listingYear } from "#application/market/listings/market-year.ts";
import {
  type Edited,
  type Kept,
  type ListingContext,
  type ListingOrigin,
  type ListingPorts,
  saveListing,
} from "#application/market/listings/save-listing.ts";
import { meanInjectionPrice, readMarketPrices } from "#application/market/market-prices.ts";
import type { KeptProfile } from "#application/ports/market.ts";
import { checkOffer, type OfferInput } from "#domain/market/check-listing.ts";
import type { Offer } from "#domain/market/listing.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { listedYear } from "#domain/market/public-year.ts";
import { type Result, refused } from "#domain/result.ts";

type CheckedOffer = Extract<ReturnType<typeof checkOffer>, { readonly ok: true }>["value"];

/** Offers that have not ended; the same for requests. */
export const OFFERS_MAX = 20;

export async function saveOffer(
  ports: ListingPorts,
  uid: string,
  input: OfferInput,
  checkContext: ListingContext,
  edited: Edited | null = null,
  formKey: string | null = null,
  origin: ListingOrigin = {},
): Promise<Result<{ readonly id: string }, MarketRefusal>> {
  const checked = checkOffer(input, checkContext);
  if (!checked.ok) return refused({ code: "listing-invalid", faults: checked.refusal });
  const makeListing = await offerMaker(ports, checked.value);
  return saveListing<Offer>(ports, {
    uid,
    edited,
    form: formKey === null ? null : { key: formKey, content: JSON.stringify(checked.value) },
    listings: ports.store.market.offers,
    max: OFFERS_MAX,
    origin,
    makeListing,
  });
}

/** The whole offer and its year from a form that was checked, at the prices of today: to be kept, or only shown. */
export async function offerMaker(ports: Pick<ListingPorts, "store" | "clock">, checked: CheckedOffer) {
  const prices = await readMarketPrices(ports, [checked.contract]);
  return (kept: Kept & { readonly updatedAt: Date }, profile: KeptProfile | null, before: Offer | null) => {
    const described = { ...kept, photoId: before?.photoId ?? null, ...checked };
    const { injection } = listingYear("seller", described);
    const { total, quarters, ...totals } = listedYear(injection, profile?.injection ?? null);
    const injectionPrice = meanInjectionPrice(described, prices, injection);
    const listing: Offer = { ...described, ...totals, injectionPrice, surplus: total };
    return { listing, year: quarters };
  };
}
