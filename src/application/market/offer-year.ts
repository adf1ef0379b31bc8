import { listingYear } from "#application/market/market-year.ts";
import type { Store } from "#application/ports/store.ts";
import type { Series } from "#domain/units/series.ts";

/** What an offer on the market injects in each quarter, measured where its owner kept a file; null when it is not there. */
export async function offerYear(
  { store }: { readonly store: Pick<Store, "market"> },
  id: string,
): Promise<Series<"kWh"> | null> {
  const offer = await store.market.findPublic(id);
  if (!offer) return null;
  const kept = offer.profileKind === "file" ? await store.market.profiles.read(offer.uid, id) : null;
  return listingYear("seller", offer, kept).injection;
}
