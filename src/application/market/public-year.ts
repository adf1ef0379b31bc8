import { listingYear } from "#application/market/market-year.ts";
import type { Store } from "#application/ports/store.ts";
import { type Series, scaledToTotal } from "#domain/units/series.ts";

/**
 * The quarters of an offer that anybody may have. A measured year tells when somebody is at home, so it stays here: the
 * model of the same installation, with the same surplus, stands in for it. Null when the offer is not on the market.
 */
export async function publicYear(
  { store }: { readonly store: Pick<Store, "market"> },
  id: string,
): Promise<Series<"kWh"> | null> {
  const offer = await store.market.findPublic(id);
  if (!offer) return null;
  const { injection } = listingYear("seller", offer);
  return offer.profileKind === "model" ? injection : scaledToTotal(injection, offer.surplus);
}
