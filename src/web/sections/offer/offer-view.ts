import { monthTotals } from "#application/calculations/year-flows.ts";
import { consumerVat } from "#application/market/consumer-vat.ts";
import type { OfferYear } from "#application/market/listings/offer-year.ts";
import { offerWords } from "#content/pages/market/offer.ts";
import type { PricedSite } from "#content/site.ts";
import { consumerPrice } from "#domain/market/consumer-price.ts";
import type { PublicOffer } from "#domain/market/listing.ts";
import { MARKET_YEAR } from "#domain/market/profile-sample.ts";
import { meanDayOf } from "#domain/profiles/mean-day.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { householdTerms } from "#web/calculations/household-terms.ts";

const JUNE = 6;
const DECEMBER = 12;

export type OfferView = ReturnType<typeof offerView>;

/** What a page tells of an offer, whoever looks, and before it is on the market too. */
export function offerView(offer: PublicOffer, { injection, basis }: OfferYear, site: PricedSite) {
  const words = offerWords(site, offer, basis, consumerVat());
  const calendar = brusselsYear(MARKET_YEAR);
  return {
    words,
    offer: { title: offer.title, text: offer.text, holder: offer.holder, isDemo: offer.isDemo },
    photo: offer.photoId === null ? null : `/aanbod/${offer.id}/foto`,
    day: {
      summer: powerOf(meanDayOf(injection, calendar, JUNE)),
      winter: powerOf(meanDayOf(injection, calendar, DECEMBER)),
    },
    months: Array.from(monthTotals(injection, MARKET_YEAR), (energy) => Math.round(energy)),
    price: priceOf(offer, site),
  };
}

export type ShownView = Pick<OfferView, "offer" | "day" | "months" | "price"> & {
  readonly words: Pick<OfferView["words"], "hero" | "holder" | "curve" | "price" | "says" | "facts">;
};

/** Of a whole view the part that is shown here. */
export const shownOf = ({ words, offer, day, months, price }: OfferView): ShownView => {
  const { hero, holder, curve, price: line, says, facts } = words;
  return { words: { hero, holder, curve, price: line, says, facts }, offer, day, months, price };
};

const QUARTERS_PER_HOUR = 4;
const powerOf = (day: Float64Array) => Array.from(day, (energy) => Math.round(energy * QUARTERS_PER_HOUR * 100) / 100);

/** The three prices of the line. An open price stands where both sides gain the same on a kWh. */
function priceOf(offer: PublicOffer, site: PricedSite) {
  const { price, injectionPrice, place } = offer;
  const { energyPrice } = householdTerms(place.region, site);
  const middle = (injectionPrice + energyPrice) / 2;
  const keptPrice = eurosPerKilowattHour(
    price.kind === "asked" ? price.price : Math.max(middle, price.kind === "open" ? (price.lowest ?? 0) : 0),
  );
  const agreedPrice = consumerPrice(offer, keptPrice, consumerVat());
  return { kind: price.kind, line: { injectionPrice, agreedPrice, keptPrice, energyPrice } };
}
