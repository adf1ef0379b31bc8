import { PROPOSED_TRADE } from "#application/calculations/party-load.ts";
import type { Prepared } from "#application/calculations/prepare.ts";
import { valued } from "#application/calculations/valued.ts";
import { fitBuyerOf, fitsOf } from "#application/market/fit-offers.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { OfferFilter } from "#application/ports/market.ts";
import type { Store } from "#application/ports/store.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { roughEuros } from "#content/pages/calculators/answer-words.ts";
import type { buyerWords } from "#content/pages/journeys/buyer.ts";
import type { PublicOffer } from "#domain/market/listing.ts";
import type { OfferFit } from "#domain/market/offer-fit.ts";
import type { MarketRegion } from "#domain/matching/market-party.ts";
import { locatePostcode } from "#domain/regions/locate-postcode.ts";
import { kilowattHours } from "#domain/units/quantity.ts";
import { sumOfSeries } from "#domain/units/series.ts";
import { fillLabel } from "#ui/labels.ts";

/** One seller of the square, as the result of a buyer shows it. */
export type JourneyMatch = {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly price: string;
  readonly gain: string;
  readonly why: string;
  readonly isDemo: boolean;
};

type Words = NonNullable<ReturnType<typeof buyerWords>["matches"]>;

const MATCHES = 3;
/** More than are shown: some of the best may not want this kind of buyer. */
const CANDIDATES = 24;

const inRegion = (region: MarketRegion): OfferFilter => ({
  region,
  technologies: [],
  surplusMin: null,
  surplusMax: null,
  priceMax: null,
  isFree: false,
  holders: [],
  nis: null,
});

/** The published offers by which neither side loses, the best for this buyer first; null while the market is away. */
export async function findMatches(
  store: Pick<Store, "market">,
  prepared: Prepared,
  words: Words,
): Promise<readonly JourneyMatch[] | null> {
  const { situation } = prepared;
  const answer = valued(prepared);
  const location = situation.postcode === null ? null : locatePostcode(await loadPlaces(), situation.postcode);
  if (!answer.ok || location?.kind !== "place") return [];
  const { use, customer } = situation.buyer;
  const offtake = kilowattHours(sumOfSeries(prepared.buyer.offtake));
  const buyer = fitBuyerOf({
    use: {
      energy: offtake,
      trade: customer === "business" ? (use.trade ?? PROPOSED_TRADE) : null,
      heatPump: use.heatPump,
      electricCar: use.electricCar !== null,
    },
    energyPrice: answer.value.sale.energyPrice,
    fee: answer.value.sale.feeBuyer,
  });
  try {
    const filter = inRegion(location.region);
    const fits = (await fitsOf(store.market, filter, buyer, null)).filter(({ fit }) => fit.pays && fit.gainBuyer > 0);
    const ids = fits.slice(0, CANDIDATES).map(({ id }) => id);
    const page = { offset: 0, limit: CANDIDATES, countMax: CANDIDATES };
    const { offers } = await store.market.browse(filter, { by: "ids", ids }, page, null);
    const holder = customer === "business" ? "company" : "person";
    return offers
      .filter(({ partners }) => partners.length === 0 || partners.includes(holder))
      .flatMap((offer) => {
        const fit = fits.find(({ id }) => id === offer.id)?.fit;
        return fit ? [matchOf(offer, fit, offtake, words)] : [];
      })
      .slice(0, MATCHES);
  } catch (error) {
    if (error instanceof Unavailable) return null;
    throw error;
  }
}

const matchOf = (offer: PublicOffer, fit: OfferFit, offtake: number, words: Words): JourneyMatch => ({
  id: offer.id,
  title: offer.title,
  place: offer.place.municipality,
  price: offer.price.kind === "gift" ? words.free : formatCentsPerKilowattHour(fit.price),
  gain: fillLabel(words.gain, { gain: roughEuros(fit.gainBuyer) }),
  why: fillLabel(words.why, {
    shared: formatKilowattHours(fit.shared, { fractionDigitsMax: 0 }),
    covered: formatPercent(offtake > 0 ? fit.shared / offtake : 0, { fractionDigitsMax: 0 }),
  }),
  isDemo: offer.isDemo,
});
