import { listingYear } from "#application/market/listings/market-year.ts";
import {
  type Edited,
  type ListingContext,
  type ListingOrigin,
  type ListingPorts,
  saveListing,
} from "#application/market/listings/save-listing.ts";
import { meanEnergyPrice, readMarketPrices } from "#application/market/market-prices.ts";
import { checkRequest, type RequestInput } from "#domain/market/check-listing.ts";
import type { MarketRequest } from "#domain/market/listing.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { listedYear } from "#domain/market/public-year.ts";
import { type Result, refused } from "#domain/result.ts";

export const REQUESTS_MAX = 20;

export async function saveRequest(
  ports: ListingPorts,
  uid: string,
  input: RequestInput,
  checkContext: ListingContext,
  edited: Edited | null = null,
  formKey: string | null = null,
  origin: ListingOrigin = {},
): Promise<Result<{ readonly id: string }, MarketRefusal>> {
  const checked = checkRequest(input, checkContext);
  if (!checked.ok) return refused({ code: "listing-invalid", faults: checked.refusal });
  const prices = await readMarketPrices(ports, [checked.value.contract]);
  return saveListing<MarketRequest>(ports, {
    uid,
    edited,
    form: formKey === null ? null : { key: formKey, content: JSON.stringify(checked.value) },
    listings: ports.store.market.requests,
    max: REQUESTS_MAX,
    origin,
    makeListing: (kept, profile) => {
      const described = { ...kept, ...checked.value };
      const { offtake } = listingYear("buyer", described);
      const { total, quarters, ...totals } = listedYear(offtake, profile?.offtake ?? null);
      const energyPrice = meanEnergyPrice(described, prices, offtake);
      return { listing: { ...described, ...totals, energyPrice, offtake: total }, year: quarters };
    },
  });
}
