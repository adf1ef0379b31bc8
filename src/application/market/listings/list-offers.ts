import { consumerVat } from "#application/market/consumer-vat.ts";
import { CANDIDATES_MAX, fitBuyer, fitsOf, settleFits } from "#application/market/listings/fit-offers.ts";
import { readMarketPrices } from "#application/market/market-prices.ts";
import type { BuyerTask } from "#application/market/matching/run-matcher.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { ListedOffer, OfferFilter, OfferOrder, OfferPage } from "#application/ports/market.ts";
import type { Store } from "#application/ports/store.ts";
import type { Workers } from "#application/ports/workers.ts";
import type { OfferFit } from "#domain/market/offer-fit.ts";
import type { Position } from "#domain/regions/place.ts";

export const OFFERS_PER_PAGE = 24;

export const noFilter: OfferFilter = {
  region: null,
  technologies: [],
  surplusMin: null,
  surplusMax: null,
  priceMax: null,
  vat: consumerVat(),
  isFree: false,
  holders: [],
  nis: null,
};

export type OfferSort =
  | { readonly by: "newest" }
  | { readonly by: "price" }
  | { readonly by: "distance"; readonly from: Position }
  | { readonly by: "fit"; readonly buyer: BuyerTask; readonly platformFee: number };

export type ListedOffers = Omit<OfferPage, "ids"> & {
  readonly offers: readonly ListedOffer[];
  readonly page: number;
  readonly pages: number;
  /** Whether those that fit less are left out: of very many, the best are weighed. */
  readonly areBest: boolean;
  /** By id, when the list is sorted by fit: on every quarter, so the numbers that the page of the offer tells. */
  readonly fits: ReadonlyMap<string, OfferFit>;
};

const orderOf = (sort: OfferSort, fits: readonly { readonly id: string }[]): OfferOrder => {
  if (sort.by === "fit") return { by: "ids", ids: fits.map(({ id }) => id) };
  return sort.by === "price" ? { by: "price", vat: consumerVat() } : sort;
};

type Ports = {
  readonly store: Pick<Store, "market" | "cards" | "dayAhead">;
  readonly workers: Workers;
  readonly clock: Clock;
};

/** In no order; those that not everybody may see are left out. */
export const readOffers = (
  { store }: { readonly store: Pick<Store, "market"> },
  ids: readonly string[],
): Promise<readonly ListedOffer[]> => store.market.listedOffers(ids);

/** Who looks, and where the offers of the page are read: in the database, unless they are remembered. */
type Reading = {
  readonly viewer?: string | null;
  readonly read?: (ids: readonly string[]) => Promise<readonly ListedOffer[]>;
};

/** One page of the public offers. A page beyond the last is the last. */
export async function listOffers(
  ports: Ports,
  filter: OfferFilter,
  sort: OfferSort,
  page: number,
  { viewer = null, read = (ids) => readOffers(ports, ids) }: Reading = {},
): Promise<ListedOffers> {
  const { workers } = ports;
  const { market } = ports.store;
  // Power is shared within one region: what lies in another fits nobody here.
  const isElsewhere = sort.by === "fit" && filter.region !== null && filter.region !== sort.buyer.region;
  const within = sort.by === "fit" ? { ...filter, region: sort.buyer.region } : filter;
  const client = sort.by === "fit" && !isElsewhere ? await workers.run(fitBuyer, sort.buyer) : null;
  const fits = client && sort.by === "fit" ? await fitsOf(market, within, client, viewer, sort.platformFee) : [];
  const order = orderOf(sort, fits);
  const asked = Math.max(1, Math.floor(page) || 1);
  const at = (number: number) =>
    market.browse(within, order, { offset: (number - 1) * OFFERS_PER_PAGE, limit: OFFERS_PER_PAGE }, viewer);
  const first = await at(asked);
  const pages = Math.max(1, Math.ceil(first.total / OFFERS_PER_PAGE));
  const { ids, total } = asked > pages ? await at(pages) : first;
  const [offers, fitted] = await Promise.all([read(ids), sort.by === "fit" ? fitsById(ports, ids, sort) : null]);
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const listed = ids.flatMap((id) => byId.get(id) ?? []);
  const found = { offers: listed, total, page: Math.min(asked, pages), pages, areBest: fits.length === CANDIDATES_MAX };
  if (fitted === null) return { ...found, fits: new Map() };
  const gainOf = ({ id }: { readonly id: string }) => fitted.get(id)?.gainBuyer ?? Number.NEGATIVE_INFINITY;
  return { ...found, offers: listed.toSorted((a, b) => gainOf(b) - gainOf(a)), fits: fitted };
}

/** On every quarter, where the order was told by outlines. */
async function fitsById(
  ports: Ports,
  ids: readonly string[],
  { buyer, platformFee }: Extract<OfferSort, { by: "fit" }>,
): Promise<ReadonlyMap<string, OfferFit>> {
  const offers = await ports.store.market.offersOf(ids);
  const prices = await readMarketPrices(
    ports,
    offers.map(({ contract }) => contract),
  );
  const settled = await ports.workers.run(settleFits, { offers, buyer, platformFee, prices });
  return new Map(settled.map((fit, at) => [offers[at]?.id ?? "", fit]));
}
