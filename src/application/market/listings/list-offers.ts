import { consumerVat } from "#application/market/consumer-vat.ts";
import { fitBuyer, fitsOf, settleFits } from "#application/market/listings/fit-offers.ts";
import { readMarketPrices } from "#application/market/market-prices.ts";
import type { BuyerTask } from "#application/market/matching/run-matcher.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { ListedOffer, OfferFilter, OfferOrder, OfferPage } from "#application/ports/market.ts";
import type { Store } from "#application/ports/store.ts";
import type { Workers } from "#application/ports/workers.ts";
import { OFFERS_COUNTED_MAX } from "#domain/market/listing.ts";
import { OFFERS_WEIGHED_MAX, type OfferFit } from "#domain/market/offer-fit.ts";
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
  /** When the list is sorted by fit, about how many offers leave the buyer something and how many do not. */
  readonly gains: Gains | null;
  /** By id, when the list is sorted by fit: on every quarter, so the numbers that the page of the offer tells. */
  readonly fits: ReadonlyMap<string, OfferFit>;
};

/** Whether those that fit less are left out of the list: of very many, the best are weighed. */
export type Gains = { readonly gaining: number; readonly losing: number; readonly areBest: boolean };

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
  const asked = Math.max(1, Math.floor(page) || 1);
  const { ids, total, number, pages, gains } =
    sort.by === "fit"
      ? await pageByFit(ports, filter, sort, asked, viewer)
      : await pageInOrder(
          ports,
          filter,
          sort.by === "price" ? { by: "price", vat: consumerVat() } : sort,
          asked,
          viewer,
        );
  const [offers, fits] = await Promise.all([
    read(ids),
    sort.by === "fit" ? fitsById(ports, ids, sort) : new Map<string, OfferFit>(),
  ]);
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const listed = ids.flatMap((id) => byId.get(id) ?? []);
  const gainOf = ({ id }: { readonly id: string }) => fits.get(id)?.gainBuyer ?? Number.NEGATIVE_INFINITY;
  return {
    offers: sort.by === "fit" ? listed.toSorted((a, b) => gainOf(b) - gainOf(a)) : listed,
    total,
    page: number,
    pages,
    gains,
    fits,
  };
}

const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / OFFERS_PER_PAGE));
const partOf = (number: number) => ({ offset: (number - 1) * OFFERS_PER_PAGE, limit: OFFERS_PER_PAGE });

type FoundPage = OfferPage & Pick<ListedOffers, "pages" | "gains"> & { readonly number: number };

async function pageInOrder(
  { store: { market } }: Pick<Ports, "store">,
  filter: OfferFilter,
  order: OfferOrder,
  asked: number,
  viewer: string | null,
): Promise<FoundPage> {
  const first = await market.browse(filter, order, partOf(asked), viewer);
  const isThere = asked === 1 || first.ids.length > 0;
  // Only the last page asks how many there are beyond what is counted.
  const counted = isThere || first.total <= OFFERS_COUNTED_MAX ? first.total : await market.count(filter, viewer);
  const number = isThere ? asked : pagesOf(counted);
  const found = isThere ? first : await market.browse(filter, order, partOf(number), viewer);
  const follows = first.total > OFFERS_COUNTED_MAX && found.ids.length === OFFERS_PER_PAGE ? 1 : 0;
  const pages = Math.max(pagesOf(Math.min(found.total, OFFERS_COUNTED_MAX)), number + (isThere ? follows : 0));
  return { ...found, number, pages, gains: null };
}

type FitSort = Extract<OfferSort, { by: "fit" }>;

/** Of all that fit: a page is a part of the order in which they were put. */
async function pageByFit(
  { store: { market }, workers }: Pick<Ports, "store" | "workers">,
  filter: OfferFilter,
  { buyer, platformFee }: FitSort,
  asked: number,
  viewer: string | null,
): Promise<FoundPage> {
  const { region } = buyer;
  // Power is shared within one region: what lies in another fits nobody here.
  const isElsewhere = filter.region !== null && filter.region !== region;
  const nothing = { fits: [], gaining: 0, losing: 0 };
  const { fits, gaining, losing } = isElsewhere
    ? nothing
    : await fitsOf(market, { ...filter, region }, await workers.run(fitBuyer, buyer), viewer, platformFee);
  const total = fits.length;
  const pages = pagesOf(total);
  const number = Math.min(asked, pages);
  const { offset, limit } = partOf(number);
  const ids = fits.slice(offset, offset + limit).map(({ id }) => id);
  return { ids, total, number, pages, gains: { gaining, losing, areBest: total === OFFERS_WEIGHED_MAX } };
}

/** On every quarter, where the order was told by samples. */
async function fitsById(
  ports: Ports,
  ids: readonly string[],
  { buyer, platformFee }: FitSort,
): Promise<ReadonlyMap<string, OfferFit>> {
  const offers = await ports.store.market.offersOf(ids);
  const prices = await readMarketPrices(
    ports,
    offers.map(({ contract }) => contract),
  );
  const settled = await ports.workers.run(settleFits, { offers, buyer, platformFee, prices });
  return new Map(settled.map((fit, at) => [offers[at]?.id ?? "", fit]));
}
