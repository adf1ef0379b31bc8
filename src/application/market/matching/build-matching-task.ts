import { followedBy, type MarketPrices, vatBorneBy } from "#application/market/market-prices.ts";
import type { BuyerTask, MatchingTask, SellerTask, YearSource } from "#application/market/matching/run-matcher.ts";
import type { MarketSnapshot } from "#application/ports/market.ts";
import { technologies } from "#domain/connections/connection.ts";
import { isLiableForVat } from "#domain/market/consumer-price.ts";
import { type Holder, holders, type ListedConnection, type MarketRequest, type Offer } from "#domain/market/listing.ts";
import { DEMO_TRAIT } from "#domain/matching/market-party.ts";
import { euros, type KilowattHours } from "#domain/units/quantity.ts";

export type MarketTerms = { readonly platformFee: number; readonly brusselsMatching: boolean };
/** With what who follows the market pays and gets on the day of the sum. */
export type PricedTerms = MarketTerms & { readonly prices: MarketPrices };

/**
 * The people of a round. An open proposal stands for the days that its mail named, so neither of its two is in the snapshot;
 * an agreement stands and its energy comes first. Who said no to each other, blocked each other, or let a proposal lapse not
 * long ago, is not asked again. Both sides read the numbers of a proposal, so everybody takes part with the public year.
 */
export function buildMatchingTask(
  { offers, requests, agreedOffers, proposals, blocks }: MarketSnapshot,
  terms: PricedTerms,
): MatchingTask {
  const excluded = new Map<string, string[]>();
  const exclude = (id: string, uid: string) => excluded.set(id, [...(excluded.get(id) ?? []), uid]);
  for (const { offerId, requestId, sellerUid, buyerUid, state } of proposals) {
    if (state !== "declined" && state !== "lapsed") continue;
    exclude(offerId, buyerUid);
    exclude(requestId, sellerUid);
  }
  for (const { uid, blockedUid } of blocks) {
    exclude(uid, blockedUid);
    exclude(blockedUid, uid);
  }
  const takesPart = ({ place }: Offer | MarketRequest) => place.region === "flanders" || terms.brusselsMatching;
  const excludesOf = ({ id, uid }: Offer | MarketRequest) => [
    ...new Set([...(excluded.get(id) ?? []), ...(excluded.get(uid) ?? [])]),
  ];
  const agreed = Map.groupBy(
    proposals.filter(({ state }) => state === "accepted"),
    ({ requestId }) => requestId,
  );
  const byId = new Map(agreedOffers.map((offer) => [offer.id, offer]));
  return {
    sellers: offers.filter(takesPart).map((offer) => amongTheirOwn(offer, sellerTask(offer, excludesOf(offer), terms))),
    buyers: requests.filter(takesPart).map((request) => {
      const contracts = (agreed.get(request.id) ?? []).flatMap(({ offerId }) => {
        const offer = byId.get(offerId);
        return offer ? [{ seller: offerId, injection: injectionOf(offer) }] : [];
      });
      return amongTheirOwn(request, buyerTask(request, excludesOf(request), contracts, terms));
    }),
    explained: null,
  };
}

/** Nobody stands behind a demo listing who could say yes: it meets other demo listings alone. */
export const amongTheirOwn = <Task extends Pick<SellerTask, "traits" | "requires" | "refuses">>(
  { isDemo }: Pick<Offer, "isDemo">,
  task: Task,
): Task =>
  isDemo
    ? { ...task, traits: [...task.traits, DEMO_TRAIT], requires: [...task.requires, DEMO_TRAIT] }
    : { ...task, refuses: [...task.refuses, DEMO_TRAIT] };

type Drawn = "id" | "uid" | "place" | "holder" | "use" | "battery" | "profileKind" | "contract" | "fee" | "partners";
/** As far as a proposal depends on them. */
export type SellingListing = Pick<
  Offer,
  Drawn | "isVatExempt" | "installation" | "price" | "injectionPrice" | "surplus"
>;
type Supply = "energyPrice" | "energyPriceNight" | "priceLimit" | "sellersMax" | "technologies" | "offtake";
export type BuyingListing = Pick<MarketRequest, Drawn | "installation" | Supply>;

export const sellerTask = (
  offer: SellingListing,
  excludes: readonly string[],
  { platformFee, prices }: PricedTerms,
): SellerTask => ({
  id: offer.id,
  owner: offer.uid,
  region: offer.place.region,
  fee: euros(offer.fee + platformFee),
  traits: [offer.holder, offer.installation.technology],
  requires: [],
  refuses: unwelcome(offer.partners),
  excludes,
  follows: followedBy("seller", offer, prices),
  injectionPrice: offer.injectionPrice,
  price: offer.price,
  isLiableForVat: isLiableForVat(offer),
  injection: injectionOf(offer),
});

export function buyerTask(
  request: BuyingListing,
  excludes: readonly string[],
  contracts: BuyerTask["contracts"],
  { platformFee, prices }: PricedTerms,
): BuyerTask {
  const wanted = request.technologies;
  const { contract, energyPrice, energyPriceNight, holder } = request;
  return {
    id: request.id,
    owner: request.uid,
    region: request.place.region,
    fee: euros(request.fee + platformFee),
    traits: [holder],
    requires: [],
    refuses: [
      ...unwelcome(request.partners),
      ...(wanted.length === 0 ? [] : technologies.filter((technology) => !wanted.includes(technology))),
    ],
    excludes,
    supply: { contract, energyPrice, energyPriceNight, holder, follows: followedBy("buyer", request, prices) },
    energyPrice,
    vatBorne: vatBorneBy(holder),
    priceLimit: request.priceLimit,
    sellersMax: request.sellersMax,
    contracts,
    offtake: publicYearOf(request, request.offtake),
  };
}

export const injectionOf = (offer: SellingListing): YearSource => publicYearOf(offer, offer.surplus);

const publicYearOf = (listing: SellingListing | BuyingListing, total: KilowattHours): YearSource =>
  drawnYear(listing, listing.profileKind === "file" ? total : null);

/** A year of what was told of a connection; with a total, scaled to it. */
export const drawnYear = (connection: ListedConnection, publicTotal: KilowattHours | null): YearSource => {
  const { use, installation, battery, place } = connection;
  return {
    kind: "drawn",
    connection: { use, installation, battery, place: { position: place.position } },
    publicTotal,
  };
};

const unwelcome = (partners: readonly Holder[]): Holder[] =>
  partners.length === 0 ? [] : holders.filter((holder) => !partners.includes(holder));
