import { fitsOf } from "#application/market/fit-offers.ts";
import type { OfferFilter, OfferPage } from "#application/ports/market.ts";
import type { Store } from "#application/ports/store.ts";
import type { FitBuyer, OfferFit } from "#domain/market/offer-fit.ts";
import type { Position } from "#domain/regions/place.ts";

export const OFFERS_PER_PAGE = 24;
/** Nobody leafs further, and counting further would make a full market slower than an empty one. */
const PAGES_MAX = 50;

export const noFilter: OfferFilter = {
  region: null,
  technologies: [],
  surplusMin: null,
  surplusMax: null,
  priceMax: null,
  isFree: false,
  holders: [],
  nis: null,
};

export type OfferSort =
  | { readonly by: "newest" }
  | { readonly by: "price" }
  | { readonly by: "distance"; readonly from: Position }
  | { readonly by: "fit"; readonly buyer: FitBuyer };

export type ListedOffers = OfferPage & {
  readonly page: number;
  readonly pages: number;
  /** By id, when the list is sorted by fit. */
  readonly fits: ReadonlyMap<string, OfferFit>;
};

/** One page of the public offers. A page beyond the last is the last. */
export async function listOffers(
  { store }: { readonly store: Pick<Store, "market"> },
  filter: OfferFilter,
  sort: OfferSort,
  page: number,
  viewer: string | null = null,
): Promise<ListedOffers> {
  const { market } = store;
  const fits = sort.by === "fit" ? await fitsOf(market, filter, sort.buyer, viewer) : [];
  const order = sort.by === "fit" ? ({ by: "ids", ids: fits.map(({ id }) => id) } as const) : sort;
  const countMax = OFFERS_PER_PAGE * PAGES_MAX;
  const asked = Math.min(PAGES_MAX, Math.max(1, Math.floor(page) || 1));
  const at = (number: number) =>
    market.browse(filter, order, { offset: (number - 1) * OFFERS_PER_PAGE, limit: OFFERS_PER_PAGE, countMax }, viewer);
  const found = await at(asked);
  const pages = Math.min(PAGES_MAX, Math.max(1, Math.ceil(found.total / OFFERS_PER_PAGE)));
  const shown = asked > pages ? await at(pages) : found;
  const byId = new Map(fits.map(({ id, fit }) => [id, fit]));
  return { ...shown, page: Math.min(asked, pages), pages, fits: byId };
}
