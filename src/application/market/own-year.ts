import { listingYear } from "#application/market/market-year.ts";
import type { KeptProfile } from "#application/ports/market.ts";
import type { Store } from "#application/ports/store.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import type { Series } from "#domain/units/series.ts";

type Ports = { readonly store: Pick<Store, "market"> };

/** The measured year of a listing; null without one. For its owner, or for whom its owner shows it to. */
export const measuredYear = async (
  { store }: Ports,
  { uid, id, profileKind }: Offer | MarketRequest,
): Promise<KeptProfile | null> => (profileKind === "file" ? store.market.profiles.read(uid, id) : null);

/** What an offer injects in each quarter, as its owner sees it: measured where a file is kept. */
export const ownInjection = async (ports: Ports, offer: Offer): Promise<Series<"kWh">> =>
  listingYear("seller", offer, await measuredYear(ports, offer)).injection;

/** What a request takes in each quarter, as its owner sees it. */
export const ownOfftake = async (ports: Ports, request: MarketRequest): Promise<Series<"kWh">> =>
  listingYear("buyer", request, await measuredYear(ports, request)).offtake;
