import { injectionOf } from "#application/market/build-square.ts";
import { yearOf } from "#application/market/match-square.ts";
import { ownInjection } from "#application/market/own-year.ts";
import type { Store } from "#application/ports/store.ts";
import type { Offer } from "#domain/market/listing.ts";
import type { YearBasis } from "#domain/market/public-year.ts";
import { readProfile } from "#domain/matching/market-party.ts";
import type { Series } from "#domain/units/series.ts";

export type OfferYear = { readonly injection: Series<"kWh">; readonly basis: YearBasis };

/**
 * What an offer on the market injects in each quarter. A measured year tells when somebody is at home, so its owner alone
 * sees it; everybody else gets the public one. Null when the offer is not on the market.
 */
export async function offerYear(
  ports: { readonly store: Pick<Store, "market"> },
  id: string,
  viewer: string | null,
): Promise<OfferYear | null> {
  const offer = await ports.store.market.findPublic(id);
  if (!offer) return null;
  if (offer.profileKind === "file" && offer.uid === viewer)
    return { injection: await ownInjection(ports, offer), basis: "measured" };
  return publicYearOf(offer);
}

/** The year of an offer as a stranger sees it. */
export const publicYearOf = (offer: Offer): OfferYear => ({
  injection: readProfile(yearOf(injectionOf(offer), "injection")),
  basis: offer.profileKind === "file" ? "public" : "model",
});
