import { gainAtVat } from "#domain/economics/pair-gain.ts";
import { sharedBySample } from "#domain/market/profile-sample.ts";
import { type PricedBuyer, type PricedSeller, vatBetween } from "#domain/matching/market-party.ts";
import { proposePrices } from "#domain/matching/propose-prices.ts";
import {
  type Euros,
  type EurosPerKilowattHour,
  eurosPerKilowattHour,
  type KilowattHours,
  kilowattHours,
} from "#domain/units/quantity.ts";

/** Of very many offers, so many are weighed for a buyer: more than anybody looks at. */
export const OFFERS_WEIGHED_MAX = 300;

/** A buyer as far as an offer is weighed against it. */
export type FitBuyer = PricedBuyer & { readonly sample: Float32Array; readonly fee: Euros };
type FitOffer = PricedSeller & { readonly sample: Float32Array };

/** What is shared, at which price, and what both have left after fees. */
export type OfferFit = {
  readonly shared: KilowattHours;
  readonly price: EurosPerKilowattHour;
  readonly gainBuyer: Euros;
  readonly gainSeller: Euros;
  /** Whether neither loses at a price that both named. */
  readonly pays: boolean;
};

/** An estimate from samples of both years, to put many offers in order; `quarters` of the year that they were taken from. */
export function fitOfOffer(seller: FitOffer, buyer: FitBuyer, quarters: number): OfferFit {
  const shared = sharedBySample(seller.sample, buyer.sample, quarters);
  const agreed = shared > 0 ? proposePrices([{ seller, buyer, energy: shared }], buyer.fee) : null;
  const sale = {
    sharedEnergy: kilowattHours(shared),
    energyPrice: buyer.energyPrice,
    agreedPrice: eurosPerKilowattHour(agreed?.[0] ?? priceWithLoss(seller, buyer)),
    injectionPrice: seller.injectionPrice,
    feeBuyer: buyer.fee,
    feeSeller: seller.fee,
  };
  const gain = gainAtVat(sale, vatBetween(seller, buyer));
  return {
    shared: sale.sharedEnergy,
    price: sale.agreedPrice,
    gainBuyer: gain.buyer,
    gainSeller: gain.seller,
    pays: agreed !== null,
  };
}

/** Where no price serves both: the one that was asked, or the middle between their prices of today. */
export function priceWithLoss(
  { price, injectionPrice }: Pick<PricedSeller, "price" | "injectionPrice">,
  { energyPrice }: Pick<PricedBuyer, "energyPrice">,
): number {
  if (price.kind === "gift") return 0;
  if (price.kind === "asked") return price.price;
  return Math.max(price.lowest ?? 0, (injectionPrice + energyPrice) / 2);
}
