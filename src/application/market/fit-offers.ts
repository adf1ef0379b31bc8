import { marketCalendar, marketYear } from "#application/market/market-year.ts";
import type { MarketStore, OfferFilter } from "#application/ports/market.ts";
import type { DrawnConnection } from "#domain/connections/connection-year.ts";
import { type FitBuyer, fitOfOffer, type OfferFit } from "#domain/market/offer-fit.ts";
import { sampleOf } from "#domain/market/profile-sample.ts";
import type { Position } from "#domain/regions/place.ts";
import type { Euros, EurosPerKilowattHour } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

/** The offers of a filter by what they leave this buyer, best first. */
export async function fitsOf(
  market: Pick<MarketStore, "weigh">,
  filter: OfferFilter,
  buyer: FitBuyer,
  viewer: string | null,
): Promise<readonly { readonly id: string; readonly fit: OfferFit }[]> {
  const offers = await market.weigh(filter, viewer);
  const { quarters } = marketCalendar();
  return offers
    .map((offer) => ({ id: offer.id, fit: fitOfOffer(offer, buyer, quarters) }))
    .sort((a, b) => b.fit.gainBuyer - a.fit.gainBuyer || (a.id < b.id ? -1 : 1));
}

/** Somebody who is not on the market, by the connection that they told of. */
export type FitVisitor = {
  readonly connection: DrawnConnection;
  readonly position: Position;
  readonly energyPrice: EurosPerKilowattHour;
  readonly fee: Euros;
};

export const yearOfVisitor = ({ connection, position }: FitVisitor): Series<"kWh"> =>
  marketYear("buyer", connection, position).offtake;

export const fitBuyerOf = (visitor: FitVisitor): FitBuyer => ({
  sample: sampleOf(yearOfVisitor(visitor)),
  energyPrice: visitor.energyPrice,
  fee: visitor.fee,
});
