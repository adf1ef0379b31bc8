import { ownYear } from "#application/market/listings/own-year.ts";
import { injectionOf } from "#application/market/matching/build-matching-task.ts";
import { type YearSource, yearOf } from "#application/market/matching/run-matcher.ts";
import type { Store } from "#application/ports/store.ts";
import type { Task, Workers } from "#application/ports/workers.ts";
import { type Offer, type PublicOffer, toPublicOffer } from "#domain/market/listing.ts";
import type { YearBasis } from "#domain/market/public-year.ts";
import { readProfile } from "#domain/matching/market-party.ts";
import type { Series } from "#domain/units/series.ts";

type Ports = { readonly store: Pick<Store, "market">; readonly workers: Workers };

export type OfferYear = { readonly injection: Series<"kWh">; readonly basis: YearBasis };

/**
 * What an offer on the market injects in each quarter. A measured year tells when somebody is at home, so its owner alone
 * sees it; everybody else gets the public one. Null when the offer is not on the market.
 */
export async function offerYear(ports: Ports, id: string, viewer: string | null): Promise<OfferYear | null> {
  const offer = await ports.store.market.findPublic(id);
  if (!offer) return null;
  if (offer.profileKind === "file" && offer.uid === viewer)
    return { injection: await ownInjection(ports, offer), basis: "measured" };
  return publicYearOf(ports, offer);
}

/** An offer on the market as a stranger may compute with it, wherever that is done; null when it is not there. */
export async function offerToCompute(
  { store }: Pick<Ports, "store">,
  id: string,
): Promise<{ readonly offer: PublicOffer; readonly injection: YearSource } | null> {
  const offer = await store.market.findPublic(id);
  return offer && { offer: toPublicOffer(offer), injection: injectionOf(offer) };
}

/** What an offer injects in each quarter, as its owner sees it. */
export async function ownInjection(ports: Ports, offer: Offer): Promise<Series<"kWh">> {
  const source = await ownYear(ports, "injection", offer);
  return source.kind === "measured" ? source.series : ports.workers.run(drawnInjection, source);
}

/** The year of an offer as a stranger sees it. */
export const publicYearOf = async ({ workers }: Pick<Ports, "workers">, offer: Offer): Promise<OfferYear> => ({
  injection: await workers.run(drawnInjection, injectionOf(offer)),
  basis: offer.profileKind === "file" ? "public" : "model",
});

/** The quarters of a year that nobody measured, or that stands for a measured one. */
export const drawnInjection: Task<YearSource, Series<"kWh">> = {
  name: "drawn-injection",
  keyOf: JSON.stringify,
  work: (source) => readProfile(yearOf(source, "injection")),
};
