import { sellerTask } from "#application/market/build-square.ts";
import { type FitVisitor, fitBuyerOf, fitsOf, yearOfVisitor } from "#application/market/fit-offers.ts";
import { noFilter } from "#application/market/list-offers.ts";
import { clockHours, sellerOf } from "#application/market/match-square.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";
import { type Holder, type PublicOffer, toPublicOffer } from "#domain/market/listing.ts";
import { type MarketBuyer, type MarketRegion, obstacleBetween } from "#domain/matching/market-party.ts";
import type { ProposedPair } from "#domain/matching/recommendation.ts";
import { settleGroup } from "#domain/matching/settle-group.ts";

type Ports = {
  readonly store: Store;
  readonly settings: Pick<Settings, "platformFee" | "brusselsMatching">;
};

/** Somebody who is not on the market yet and answered a few questions. */
export type Visitor = FitVisitor & { readonly region: MarketRegion; readonly holder: Holder };

/** A seller beside this buyer, as a proposal of today would put it. */
export type BestSeller = { readonly offer: PublicOffer; readonly pair: ProposedPair };

/** More than are asked for: some of the best may not want this kind of buyer. */
const CANDIDATES = 24;
/** Settled on every quarter for each that is asked for, since samples rank within a few percent only. */
const SETTLED_EACH = 2;

/** The sellers on the market who leave a visitor most, and lose nothing themselves; the best first. */
export async function bestSellers({ store, settings }: Ports, visitor: Visitor, count: number): Promise<BestSeller[]> {
  const { market } = store;
  const fits = await fitsOf(market, { ...noFilter, region: visitor.region }, fitBuyerOf(visitor), null);
  const likely = fits.filter(({ fit }) => fit.pays && fit.gainBuyer > 0).slice(0, CANDIDATES);
  const found = new Map((await market.offersOf(likely.map(({ id }) => id))).map((offer) => [offer.id, offer]));
  const offers = likely.flatMap(({ id }) => found.get(id) ?? []);
  const buyer = buyerOf(visitor);
  return offers
    .map((offer) => ({ offer, seller: sellerOf(sellerTask(offer, [], settings)) }))
    .filter(({ seller }) => obstacleBetween(seller, buyer) === null)
    .slice(0, SETTLED_EACH * count)
    .flatMap(({ offer, seller }): BestSeller[] => {
      const [pair] = settleGroup(buyer, [seller], clockHours())?.pairs ?? [];
      return pair && pair.gainBuyer > 0 ? [{ offer: toPublicOffer(offer), pair }] : [];
    })
    .sort((a, b) => b.pair.gainBuyer - a.pair.gainBuyer)
    .slice(0, count);
}

function buyerOf(visitor: Visitor): MarketBuyer {
  const { region, holder, energyPrice, fee } = visitor;
  const id = "visitor";
  return {
    id,
    owner: id,
    region,
    fee,
    traits: [holder],
    requires: [],
    refuses: [],
    excludes: [],
    energyPrice,
    priceLimit: null,
    sellersMax: null,
    contracts: [],
    offtake: yearOfVisitor(visitor),
  };
}
