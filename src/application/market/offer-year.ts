import { injectionOf } from "#application/market/build-square.ts";
import { yearOf } from "#application/market/match-square.ts";
import { ownInjection } from "#application/market/own-year.ts";
import type { Store } from "#application/ports/store.ts";
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
  const isMeasured = offer.profileKind === "file";
  if (isMeasured && offer.uid === viewer) return { injection: await ownInjection(ports, offer), basis: "measured" };
  const injection = readProfile(yearOf(injectionOf(offer), "injection"));
  return { injection, basis: isMeasured ? "public" : "model" };
}
