import { sharedBySample } from "#domain/market/profile-sample.ts";
import { agreePrices } from "#domain/matching/agree-prices.ts";
import type { PriceWish } from "#domain/matching/market-party.ts";
import {
  type Euros,
  type EurosPerKilowattHour,
  euros,
  eurosPerKilowattHour,
  type KilowattHours,
  kilowattHours,
} from "#domain/units/quantity.ts";

/** A buyer as far as an offer is weighed against it. */
export type FitBuyer = {
  readonly sample: Float32Array;
  readonly energyPrice: EurosPerKilowattHour;
  readonly fee: Euros;
};

/** An estimate from samples of both years: what is shared, at which price, and what both have left after fees. */
export type OfferFit = {
  readonly shared: KilowattHours;
  readonly price: EurosPerKilowattHour;
  readonly gainBuyer: Euros;
  readonly gainSeller: Euros;
  /** Whether neither loses at a price that both named. */
  readonly pays: boolean;
};

type FitOffer = {
  readonly sample: Float32Array;
  readonly price: PriceWish;
  readonly injectionPrice: number;
  readonly fee: number;
};

/** `quarters` of the year from which both samples were taken. */
export function fitOfOffer(offer: FitOffer, buyer: FitBuyer, quarters: number): OfferFit {
  const shared = sharedBySample(offer.sample, buyer.sample, quarters);
  const injectionPrice = eurosPerKilowattHour(offer.injectionPrice);
  const seller = { price: offer.price, injectionPrice, fee: euros(offer.fee) };
  const asked = { energyPrice: buyer.energyPrice, priceLimit: null, fee: buyer.fee };
  const agreed = shared > 0 ? agreePrices(asked, [seller], [shared]) : null;
  const price = agreed?.[0] ?? priceOtherwise(offer, buyer);
  return {
    shared: kilowattHours(shared),
    price: eurosPerKilowattHour(price),
    gainBuyer: euros(shared * (buyer.energyPrice - price) - buyer.fee),
    gainSeller: euros(shared * (price - offer.injectionPrice) - offer.fee),
    pays: agreed !== null,
  };
}

/** Where no price serves both: the one that was asked, or the middle between their prices of today. */
function priceOtherwise({ price, injectionPrice }: FitOffer, { energyPrice }: FitBuyer): number {
  if (price.kind === "gift") return 0;
  if (price.kind === "asked") return price.price;
  return Math.max(price.lowest ?? 0, (injectionPrice + energyPrice) / 2);
}
