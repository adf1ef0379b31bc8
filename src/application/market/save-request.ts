import { listingYear } from "#application/market/market-year.ts";
import { type Edited, type ListingGivens, type ListingPorts, saveListing } from "#application/market/save-listing.ts";
import { checkRequest, type RequestInput } from "#domain/market/check-listing.ts";
import type { JourneyFacts, MarketRequest } from "#domain/market/listing.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { listedYear } from "#domain/market/public-year.ts";
import { type Result, refused } from "#domain/result.ts";

export const REQUESTS_MAX = 20;

export async function saveRequest(
  ports: ListingPorts,
  uid: string,
  input: RequestInput,
  givens: ListingGivens,
  edited: Edited | null = null,
  formKey: string | null = null,
  facts: JourneyFacts | null = null,
): Promise<Result<{ readonly id: string }, MarketRefusal>> {
  const checked = checkRequest(input, givens);
  if (!checked.ok) return refused({ code: "listing-invalid", faults: checked.refusal });
  return saveListing<MarketRequest>(ports, {
    uid,
    edited,
    form: formKey === null ? null : { key: formKey, content: JSON.stringify(checked.value) },
    listings: ports.store.market.requests,
    max: REQUESTS_MAX,
    facts,
    makeListing: (kept, profile) => {
      const described = { ...kept, ...checked.value };
      const { total, quarters, ...totals } = listedYear(
        listingYear("buyer", described).offtake,
        profile?.offtake ?? null,
      );
      return { listing: { ...described, ...totals, offtake: total }, year: quarters };
    },
  });
}
