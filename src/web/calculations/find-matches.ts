import { type BestSeller, bestSellers } from "#application/market/matching/best-sellers.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Ports } from "#application/ports/ports.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { explainPair, sayAgreedPrice } from "#content/market/proposal-words.ts";
import { roughEuros } from "#content/pages/calculators/answer-words.ts";
import type { buyerWords } from "#content/pages/journeys/buyer.ts";
import { locatePostcode } from "#domain/regions/locate-postcode.ts";
import { fillLabel } from "#ui/labels.ts";
import type { BuyersTerms } from "#web/calculations/journey-tasks.ts";

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

export type MatchWords = NonNullable<ReturnType<typeof buyerWords>["matches"]>;

const MATCHES = 3;

/** The sellers with whom most is left for this buyer, each with its reason; null while the market is away. */
export async function findMatches(
  ports: Pick<Ports, "store" | "settings" | "workers" | "clock">,
  { situation, supply, fee }: BuyersTerms,
  words: MatchWords,
): Promise<readonly JourneyMatch[] | null> {
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
    return (await bestSellers(ports, visitor, MATCHES)).map((found) => matchOf(found, words));
  } catch (error) {
    if (error instanceof Unavailable) return null;
    throw error;
  }
}

const matchOf = ({ offer, pair }: BestSeller, words: MatchWords): JourneyMatch => ({
  id: offer.id,
  title: offer.title,
  place: offer.place.municipality,
  price: offer.price.kind === "gift" ? words.free : sayAgreedPrice(pair.agreedPrice, pair),
  gain: fillLabel(words.gain, { gain: roughEuros(pair.gainBuyer), other: roughEuros(pair.gainSeller) }),
  why: explainPair("buyer", pair),
  isDemo: offer.isDemo,
});
