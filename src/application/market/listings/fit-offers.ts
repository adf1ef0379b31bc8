import { keepLast } from "#application/keep-last.ts";
import { marketCalendar } from "#application/market/listings/market-year.ts";
import { type EnergySupply, vatBorneBy } from "#application/market/market-prices.ts";
import { drawnYear, type PricedTerms, sellerTask } from "#application/market/matching/build-matching-task.ts";
import { type BuyerTask, clockHours, drawnBuyer, sellerOf, yearOf } from "#application/market/matching/run-matcher.ts";
import type { MarketStore, OfferFilter } from "#application/ports/market.ts";
import type { Task } from "#application/ports/workers.ts";
import type { DrawnConnection } from "#domain/connections/connection-year.ts";
import { isLiableForVat } from "#domain/market/consumer-price.ts";
import { listedUse, type Offer } from "#domain/market/listing.ts";
import {
  type FitBuyer,
  fitOfOffer,
  OFFERS_WEIGHED_MAX,
  type OfferFit,
  priceWithLoss,
} from "#domain/market/offer-fit.ts";
import { sampleOf, seasonalProfileOf } from "#domain/market/profile-sample.ts";
import {
  type MarketBuyer,
  type MarketRegion,
  type MarketSeller,
  meanPrice,
  readProfile,
} from "#domain/matching/market-party.ts";
import { offtakeLeft, pricePair } from "#domain/matching/price-group.ts";
import type { PricedPair } from "#domain/matching/propose-prices.ts";
import { type Euros, euros, eurosPerKilowattHour } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

type Fits = {
  readonly fits: readonly { readonly id: string; readonly isDemo: boolean; readonly fit: OfferFit }[];
  /** About so many offers of the filter leave the buyer something, and so many do not. */
  readonly gaining: number;
  readonly losing: number;
};

/**
 * The offers of a filter by what they leave this buyer, best first, by an estimate on samples. Where there are very many, those
 * whose seasonal profile promises the most.
 */
export async function fitsOf(
  market: Pick<MarketStore, "fitCandidates">,
  filter: OfferFilter,
  buyer: FitBuyer,
  viewer: string | null,
  platformFee: number,
): Promise<Fits> {
  const { sample, energyPrice, vatBorne, fee } = buyer;
  const nearest = {
    seasonalProfile: seasonalProfileOf(sample),
    energyPrice,
    vatBorne,
    fee,
    platformFee,
    max: OFFERS_WEIGHED_MAX,
  };
  const { candidates, gaining, losing } = await market.fitCandidates(filter, viewer, nearest);
  const { quarters } = marketCalendar();
  const fits = candidates
    .map(({ id, holder, isDemo, isVatExempt, price, injectionPrice, fee: supplierFee, sample: own }) => {
      const seller = {
        sample: own,
        price,
        injectionPrice: eurosPerKilowattHour(injectionPrice),
        isLiableForVat: isLiableForVat({ holder, isVatExempt }),
        fee: euros(supplierFee + platformFee),
      };
      return { id, isDemo, fit: fitOfOffer(seller, buyer, quarters) };
    })
    .sort((a, b) => b.fit.gainBuyer - a.fit.gainBuyer || (a.id < b.id ? -1 : 1));
  if (fits.length === OFFERS_WEIGHED_MAX) return { fits, gaining, losing };
  // All of them are weighed: their samples tell more than their profiles.
  const weighed = fits.filter(({ fit }) => fit.gainBuyer > 0).length;
  return { fits, gaining: weighed, losing: fits.length - weighed };
}

/** The same on every quarter, as a proposal of today would put it; where none would pay, what it would leave both. */
export function settledFit(offer: Offer, buyer: MarketBuyer, terms: FitTerms): OfferFit {
  const seller = sellerOf(sellerTask(offer, [], { ...terms, brusselsMatching: false }));
  const drawn = { ...seller, injection: rememberedYear(offer, seller) };
  const withLoss = (priced: PricedPair) => priceWithLoss(priced.seller, priced.buyer);
  const { pair, pays } = pricePair(buyer, drawn, withLoss, clockHours());
  const { sharedEnergy, agreedPrice, gainBuyer, gainSeller } = pair;
  return { shared: sharedEnergy, price: agreedPrice, gainBuyer, gainSeller, pays };
}

/** Years of the offers that were listed last: who looks at a list looks at it again, and drawing a page of them takes long. */
const offerYears = keepLast<Series<"kWh">>(96);

function rememberedYear({ id, updatedAt, surplus }: Offer, { injection }: MarketSeller): Series<"kWh"> {
  // A public year that is drawn later changes the total alone.
  return offerYears(`${id} ${updatedAt.getTime()} ${surplus}`, () => readProfile(injection));
}

/** Of those who asked last: a list asks for the year of a buyer to find its offers, and again to settle them. */
const buyerYears = keepLast<Series<"kWh">>(8);

function rememberedBuyer(task: BuyerTask): MarketBuyer {
  const { offtake } = task;
  if (offtake.kind === "measured") return drawnBuyer(task);
  const series = buyerYears(JSON.stringify(offtake), () => readProfile(yearOf(offtake, "offtake")));
  return drawnBuyer({ ...task, offtake: { kind: "measured", series } });
}

/** Somebody who is not on the market, by the connection that they told of. */
export type Visitor = {
  readonly region: MarketRegion;
  readonly connection: DrawnConnection;
  readonly position: Offer["place"]["position"];
  readonly supply: EnergySupply;
  readonly fee: Euros;
};

/** A visitor as a buyer, who has no wishes yet. */
export function visitorTask({ region, connection, position, supply, fee }: Visitor): BuyerTask {
  const id = "visitor";
  return {
    id,
    owner: id,
    region,
    fee,
    traits: [supply.holder],
    requires: [],
    refuses: [],
    excludes: [],
    supply,
    energyPrice: supply.energyPrice,
    vatBorne: vatBorneBy(supply.holder),
    priceLimit: null,
    sellersMax: null,
    contracts: [],
    offtake: drawnYear({ ...connection, use: listedUse(connection), place: { position } }, null),
  };
}

/** A buyer as offers are put in order for it: it draws a year. */
export const fitBuyer: Task<BuyerTask, FitBuyer> = {
  name: "fit-buyer",
  work(task) {
    const buyer = rememberedBuyer(task);
    const offtake = offtakeLeft(buyer);
    return {
      sample: sampleOf(offtake),
      energyPrice: meanPrice(buyer.energyPrice, buyer.energyPrices, offtake),
      priceLimit: buyer.priceLimit,
      vatBorne: buyer.vatBorne,
      fee: buyer.contracts.length > 0 ? euros(0) : buyer.fee,
    };
  },
};

/** What the sellers with whom a buyer agreed leave it to take. */
export const offtakeLeftTask: Task<BuyerTask, Series<"kWh">> = {
  name: "offtake-left",
  work: (task) => offtakeLeft(drawnBuyer(task)),
};

type FitTerms = Pick<PricedTerms, "platformFee" | "prices">;
type FitsQuestion = FitTerms & { offers: readonly Offer[]; buyer: BuyerTask };

/** The fits of the offers of a page, in their order: it draws a year for each. */
export const settleFits: Task<FitsQuestion, OfferFit[]> = {
  name: "settle-fits",
  work({ offers, buyer, ...terms }) {
    const drawn = rememberedBuyer(buyer);
    return offers.map((offer) => settledFit(offer, drawn, terms));
  },
};
