import { type BestSeller, bestSellers } from "#application/market/matching/best-sellers.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Ports } from "#application/ports/ports.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { formatMonth } from "#content/format/format-day.ts";
import { explainPair, sayAgreedPrice } from "#content/market/proposal-words.ts";
import { amountOver, roughEuros } from "#content/pages/calculators/answer-words.ts";
import type { buyerWords } from "#content/pages/journeys/buyer.ts";
import { limitFault } from "#domain/limits.ts";
import { gainOver, type OldPrice } from "#domain/market/old-prices.ts";
import { locatePostcode } from "#domain/regions/locate-postcode.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { fillLabel } from "#ui/labels.ts";
import type { BuyersTerms } from "#web/calculations/journey-tasks.ts";
import { numberParam } from "#web/calculations/worker/calculator-task.ts";
import { situationFields } from "#web/forms/fields/field-table.ts";
import { ENERGY_PRICE_MAX, readBuilding } from "#web/forms/market/building.ts";
import { offersLimits } from "#web/forms/queries/offers-query.ts";

/** One seller of the square, as the result of a buyer shows it. */
export type JourneyMatch = {
  readonly id: string;
  /** Its page, with what that asks already answered as far as it was told. */
  readonly path: string;
  readonly title: string;
  readonly place: string;
  readonly price: string;
  readonly gain: string;
  readonly why: string;
  readonly isDemo: boolean;
};

export type MatchWords = NonNullable<ReturnType<typeof buyerWords>["matches"]>;

const MATCHES = 3;

/** The sellers with whom most is left for this buyer, each with its reason; null while the market is away. */
export async function findMatches(
  ports: Pick<Ports, "store" | "settings" | "workers" | "clock">,
  terms: BuyersTerms,
  words: MatchWords,
): Promise<readonly JourneyMatch[] | null> {
  const { situation, supply, fee } = terms;
  const location = situation.postcode === null ? null : locatePostcode(await loadPlaces(), situation.postcode);
  if (location?.kind !== "place") return [];
  const visitor = {
    region: location.region,
    connection: situation.buyer,
    position: location.place.municipality.position,
    supply,
    fee,
  } as const;
  try {
    const told = toldQuery(terms, ports.clock.today() as CalendarDay);
    return (await bestSellers(ports, visitor, MATCHES)).map((found) => matchOf(found, told, words, terms.oldPrice));
  } catch (error) {
    if (error instanceof Unavailable) return null;
    throw error;
  }
}

/**
 * What a visitor told, in the fields of an offer's page. That page asks less than a calculator, and gives no other number
 * than the one that led to it: who told more, or asks of another day, tells it there again.
 */
function toldQuery({ situation, supply }: BuyersTerms, today: CalendarDay): string {
  const { buyer, postcode, prices, day } = situation;
  const { series, energy, trade, heatPump, electricCar, electricBoiler } = buyer.use;
  const building = situationFields.handel.kind.write(trade);
  const isAsked =
    typeof energy === "number" &&
    series === null &&
    !(heatPump || electricCar || electricBoiler || buyer.installation || buyer.battery) &&
    readBuilding(building) === building &&
    (trade !== null) === (supply.holder === "company");
  const isProposed = prices.buyer.sharingFee === null && prices.buyer.product === null && supply.contract === "single";
  if (!isAsked || !isProposed || postcode === null || day !== today) return "";
  const price = supply.energyPrice * 100;
  if (limitFault(energy, offersLimits.verbruik) !== null || price > ENERGY_PRICE_MAX) return "";
  const told = { verbruik: numberParam(energy), postcode, gebouw: building, energieprijs: numberParam(price) };
  return `?${new URLSearchParams(told)}`;
}

function sayGain({ gainBuyer, gainSeller, sharedEnergy }: BestSeller["pair"], words: MatchWords, old: OldPrice | null) {
  const other = roughEuros(gainSeller);
  if (old === null) return fillLabel(words.gain, { gain: roughEuros(gainBuyer), other });
  const gain = amountOver(gainOver(gainBuyer, sharedEnergy, old.changes));
  return fillLabel(words.oldGain, { month: formatMonth(old.signableUntil), gain, other });
}

const matchOf = (
  { offer, pair }: BestSeller,
  told: string,
  words: MatchWords,
  oldPrice: OldPrice | null,
): JourneyMatch => ({
  id: offer.id,
  path: `/aanbod/${offer.id}${told}`,
  title: offer.title,
  place: offer.place.municipality,
  price: offer.price.kind === "gift" ? words.free : sayAgreedPrice(pair.agreedPrice, pair),
  gain: sayGain(pair, words, oldPrice),
  why: explainPair("buyer", pair),
  isDemo: offer.isDemo,
});
