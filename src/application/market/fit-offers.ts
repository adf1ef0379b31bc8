import { drawProfile, marketCalendar } from "#application/market/draw-profile.ts";
import type { MarketStore, OfferFilter } from "#application/ports/market.ts";
import type { OwnUse } from "#domain/market/listing.ts";
import { type FitBuyer, fitOfOffer, type OfferFit } from "#domain/market/offer-fit.ts";
import { sampleOf } from "#domain/market/profile-sample.ts";
import type { Euros, EurosPerKilowattHour } from "#domain/units/quantity.ts";

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

/** A buyer who is known by a few answers alone. */
export function fitBuyerOf(answers: {
  readonly use: OwnUse;
  readonly energyPrice: EurosPerKilowattHour;
  readonly fee: Euros;
}): FitBuyer {
  const { offtake } = drawProfile({ id: "visitor", installation: null, ...answers });
  return { sample: sampleOf(offtake), energyPrice: answers.energyPrice, fee: answers.fee };
}
