import { listingYear } from "#application/market/listings/market-year.ts";
import {
  type MarketPrices,
  meanEnergyPrice,
  meanInjectionPrice,
  readMarketPrices,
} from "#application/market/market-prices.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Store } from "#application/ports/store.ts";
import type { Task, Workers } from "#application/ports/workers.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import type { EurosPerKilowattHour } from "#domain/units/quantity.ts";

type Ports = {
  readonly store: Pick<Store, "market" | "cards" | "dayAhead">;
  readonly clock: Clock;
  readonly workers: Workers;
};

/** Each draws a year: so many at once, and others get their turn. */
const AT_ONCE = 20;
/** A change of less shows on no page. */
const SHOWN = 1e-6;

type Question = {
  readonly offers: readonly Offer[];
  readonly requests: readonly MarketRequest[];
  readonly prices: MarketPrices;
};
type Means = { readonly offers: EurosPerKilowattHour[]; readonly requests: EurosPerKilowattHour[] };

export const meansTask: Task<Question, Means> = {
  name: "dynamic-means",
  work: ({ offers, requests, prices }) => ({
    offers: offers.map((offer) => meanInjectionPrice(offer, prices, listingYear("seller", offer).injection)),
    requests: requests.map((request) => meanEnergyPrice(request, prices, listingYear("buyer", request).offtake)),
  }),
};

/**
 * Who follows the market pays the mean of the cards and day-ahead prices that count today, also on a listing that was saved
 * before they came: the order of a list and what a round leaves out rest on that mean, before a pair is weighed by the
 * quarter. Says how many changed.
 */
export async function refreshMeans(ports: Ports): Promise<number> {
  const { offers, requests } = ports.store.market;
  const prices = await readMarketPrices(ports, ["dynamic"]);
  const mean = { offers: [], requests: [], prices };
  const ofOffers = await refresh(
    await offers.followingMarket(),
    async (part) => (await ports.workers.run(meansTask, { ...mean, offers: part })).offers,
    ({ injectionPrice }) => injectionPrice,
    (offer, injectionPrice) => offers.saveMean({ ...offer, injectionPrice }),
  );
  const ofRequests = await refresh(
    await requests.followingMarket(),
    async (part) => (await ports.workers.run(meansTask, { ...mean, requests: part })).requests,
    ({ energyPrice }) => energyPrice,
    (request, energyPrice) => requests.saveMean({ ...request, energyPrice }),
  );
  return ofOffers + ofRequests;
}

async function refresh<L>(
  all: readonly L[],
  meansOf: (part: readonly L[]) => Promise<readonly EurosPerKilowattHour[]>,
  kept: (listing: L) => EurosPerKilowattHour,
  save: (listing: L, mean: EurosPerKilowattHour) => Promise<void>,
): Promise<number> {
  let changed = 0;
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const part = all.slice(at, at + AT_ONCE);
    const means = await meansOf(part);
    for (const [index, listing] of part.entries()) {
      const mean = means[index];
      if (mean === undefined || Math.abs(mean - kept(listing)) < SHOWN) continue;
      await save(listing, mean);
      changed += 1;
    }
  }
  return changed;
}
