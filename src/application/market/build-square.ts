import type { BuyerTask, MatchingTask, SellerTask, YearSource } from "#application/market/match-square.ts";
import type { MarketSnapshot } from "#application/ports/market.ts";
import { technologies } from "#domain/connections/connection.ts";
import { type Holder, holders, type MarketRequest, type Offer } from "#domain/market/listing.ts";
import { isOpen } from "#domain/market/proposal.ts";
import { euros } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

export type MarketTerms = { readonly platformFee: number; readonly brusselsMatching: boolean };
/** Measured years by the id of their listing. */
export type MeasuredYears = ReadonlyMap<string, { offtake: Series<"kWh">; injection: Series<"kWh"> | null }>;

/**
 * The people of a round: who is on the market and has nothing to answer. An open proposal stands for the days that its
 * mail named, so neither of its two is in the round; an agreement stands and its energy comes first. Who said no to
 * each other, blocked each other, or let a proposal lapse not long ago, is not asked again.
 */
export function buildSquare(
  { offers, requests, proposals, blocks }: MarketSnapshot,
  measured: MeasuredYears,
  terms: MarketTerms,
): MatchingTask {
  const waiting = new Set(
    proposals.filter(({ state }) => isOpen(state)).flatMap(({ offerId, requestId }) => [offerId, requestId]),
  );
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
  const takesPart = ({ id, state, place }: Offer | MarketRequest) =>
    state === "published" && !waiting.has(id) && (place.region === "flanders" || terms.brusselsMatching);
  const excludesOf = ({ id, uid }: Offer | MarketRequest) => [
    ...new Set([...(excluded.get(id) ?? []), ...(excluded.get(uid) ?? [])]),
  ];
  const agreed = Map.groupBy(
    proposals.filter(({ state }) => state === "accepted"),
    ({ requestId }) => requestId,
  );
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  return {
    sellers: offers.filter(takesPart).map((offer) => sellerTask(offer, excludesOf(offer), measured, terms)),
    buyers: requests.filter(takesPart).map((request) => {
      const contracts = (agreed.get(request.id) ?? []).flatMap(({ offerId }) => {
        const offer = byId.get(offerId);
        return offer ? [{ seller: offerId, injection: injectionOf(offer, measured) }] : [];
      });
      return buyerTask(request, excludesOf(request), contracts, measured, terms);
    }),
    explained: null,
  };
}

export const sellerTask = (
  offer: Offer,
  excludes: readonly string[],
  measured: MeasuredYears,
  { platformFee }: MarketTerms,
): SellerTask => ({
  id: offer.id,
  owner: offer.uid,
  region: offer.place.region,
  fee: euros(offer.fee + platformFee),
  traits: [offer.holder, offer.installation.technology],
  requires: [],
  refuses: unwelcome(offer.partners),
  excludes,
  injectionPrice: offer.injectionPrice,
  price: offer.price,
  injection: injectionOf(offer, measured),
});

export function buyerTask(
  request: MarketRequest,
  excludes: readonly string[],
  contracts: BuyerTask["contracts"],
  measured: MeasuredYears,
  { platformFee }: MarketTerms,
): BuyerTask {
  const own = measured.get(request.id);
  const wanted = request.technologies;
  return {
    id: request.id,
    owner: request.uid,
    region: request.place.region,
    fee: euros(request.fee + platformFee),
    traits: [request.holder],
    requires: [],
    refuses: [
      ...unwelcome(request.partners),
      ...(wanted.length === 0 ? [] : technologies.filter((technology) => !wanted.includes(technology))),
    ],
    excludes,
    energyPrice: request.energyPrice,
    priceLimit: request.priceLimit,
    sellersMax: request.sellersMax,
    contracts,
    offtake: own ? { kind: "measured", series: own.offtake } : drawn(request),
  };
}

export function injectionOf(offer: Offer, measured: MeasuredYears): YearSource {
  const series = measured.get(offer.id)?.injection ?? null;
  return series === null ? drawn(offer) : { kind: "measured", series };
}

const drawn = ({ use, installation, battery, place: { position } }: Offer | MarketRequest): YearSource => ({
  kind: "drawn",
  connection: { use, installation, battery, place: { position } },
});

const unwelcome = (partners: readonly Holder[]): Holder[] =>
  partners.length === 0 ? [] : holders.filter((holder) => !partners.includes(holder));
