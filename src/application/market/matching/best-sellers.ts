import { fitBuyer, fitsOf, type Visitor, visitorTask } from "#application/market/listings/fit-offers.ts";
import { noFilter } from "#application/market/listings/list-offers.ts";
import { readMarketPrices } from "#application/market/market-prices.ts";
import { sellerTask } from "#application/market/matching/build-matching-task.ts";
import {
  type BuyerTask,
  clockHours,
  drawnBuyer,
  type SellerTask,
  sellerOf,
} from "#application/market/matching/run-matcher.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";
import type { Task, Workers } from "#application/ports/workers.ts";
import { type PublicOffer, toPublicOffer } from "#domain/market/listing.ts";
import { obstacleBetween } from "#domain/matching/market-party.ts";
import { priceGroup } from "#domain/matching/price-group.ts";
import type { ProposedPair } from "#domain/matching/recommendation.ts";

type Ports = {
  readonly store: Store;
  readonly settings: Pick<Settings, "platformFee" | "brusselsMatching">;
  readonly workers: Workers;
  readonly clock: Clock;
};

/** A seller beside this buyer, as a proposal of today would put it. */
export type BestSeller = { readonly offer: PublicOffer; readonly pair: ProposedPair };

/** More than are asked for: some of the best may not want this kind of buyer. */
const CANDIDATES = 24;
/** Settled on every quarter for each that is asked for, since samples rank within a few percent only. */
const SETTLED_EACH = 2;

/** The sellers on the market who leave a visitor most, and lose nothing themselves; the best first, and demo offers last. */
export async function bestSellers(ports: Ports, visitor: Visitor, count: number): Promise<BestSeller[]> {
  const { store, settings, workers } = ports;
  const buyer = visitorTask(visitor);
  const asked = await workers.run(fitBuyer, buyer);
  const inRegion = { ...noFilter, region: visitor.region };
  const { fits } = await fitsOf(store.market, inRegion, asked, null, settings.platformFee);
  const likely = fits.filter(({ fit }) => fit.pays && fit.gainBuyer > 0);
  const settle = (isDemo: boolean, wanted: number) =>
    settledBest(ports, buyer, likely.filter((one) => one.isDemo === isDemo).slice(0, CANDIDATES), wanted);
  const people = await settle(false, count);
  // Nobody can share with a demo offer: it fills a place that no person takes.
  return people.length < count ? [...people, ...(await settle(true, count - people.length))] : people;
}

async function settledBest(
  ports: Ports,
  buyer: BuyerTask,
  likely: readonly { readonly id: string }[],
  count: number,
): Promise<BestSeller[]> {
  const { store, settings, workers } = ports;
  const { market } = store;
  if (likely.length === 0) return [];
  const found = new Map((await market.offersOf(likely.map(({ id }) => id))).map((offer) => [offer.id, offer]));
  const contracts = [...found.values()].map(({ contract }) => contract);
  const terms = { ...settings, prices: await readMarketPrices(ports, contracts) };
  const sellers = likely.flatMap(({ id }) => {
    const offer = found.get(id);
    return offer ? [sellerTask(offer, [], terms)] : [];
  });
  return (await workers.run(settleSellers, { buyer, sellers, count })).flatMap(({ id, pair }) => {
    const offer = found.get(id);
    return offer ? [{ offer: toPublicOffer(offer), pair }] : [];
  });
}

type SettleQuestion = { buyer: BuyerTask; sellers: readonly SellerTask[]; count: number };

/** Of sellers in the order of a sample, those that leave most on every quarter of their drawn years. */
export const settleSellers: Task<SettleQuestion, { id: string; pair: ProposedPair }[]> = {
  name: "settle-sellers",
  work({ buyer: asked, sellers, count }) {
    const buyer = drawnBuyer(asked);
    return sellers
      .map(sellerOf)
      .filter((seller) => obstacleBetween(seller, buyer) === null)
      .slice(0, SETTLED_EACH * count)
      .flatMap((seller) => {
        const [pair] = priceGroup(buyer, [seller], clockHours())?.pairs ?? [];
        return pair && pair.gainBuyer > 0 ? [{ id: seller.id, pair }] : [];
      })
      .sort((a, b) => b.pair.gainBuyer - a.pair.gainBuyer)
      .slice(0, count);
  },
};
