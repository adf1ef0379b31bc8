import type { BuyerTask, MatchingTask, SellerTask, YearSource } from "#application/market/match-square.ts";
import type { MarketSnapshot } from "#application/ports/market.ts";
import { technologies } from "#domain/connections/connection.ts";
import { type Holder, holders, type MarketRequest, type Offer } from "#domain/market/listing.ts";
import { isOpen } from "#domain/market/proposal.ts";
import { euros, type KilowattHours } from "#domain/units/quantity.ts";

export type MarketTerms = { readonly platformFee: number; readonly brusselsMatching: boolean };

/**
 * The people of a round: who is on the market and has nothing to answer. An open proposal stands for the days that its
 * mail named, so neither of its two is in the round; an agreement stands and its energy comes first. Who said no to
 * each other, blocked each other, or let a proposal lapse not long ago, is not asked again. Both sides read the numbers of
 * a proposal, so everybody takes part with the public year.
 */
export function buildSquare({ offers, requests, proposals, blocks }: MarketSnapshot, terms: MarketTerms): MatchingTask {
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
    sellers: offers.filter(takesPart).map((offer) => sellerTask(offer, excludesOf(offer), terms)),
    buyers: requests.filter(takesPart).map((request) => {
      const contracts = (agreed.get(request.id) ?? []).flatMap(({ offerId }) => {
        const offer = byId.get(offerId);
        return offer ? [{ seller: offerId, injection: injectionOf(offer) }] : [];
      });
      return buyerTask(request, excludesOf(request), contracts, terms);
    }),
    explained: null,
  };
}

export const sellerTask = (offer: Offer, excludes: readonly string[], { platformFee }: MarketTerms): SellerTask => ({
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
  injection: injectionOf(offer),
});

export function buyerTask(
  request: MarketRequest,
  excludes: readonly string[],
  contracts: BuyerTask["contracts"],
  { platformFee }: MarketTerms,
): BuyerTask {
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
    offtake: drawn(request, request.offtake),
  };
}

export const injectionOf = (offer: Offer): YearSource => drawn(offer, offer.surplus);

const drawn = (listing: Offer | MarketRequest, total: KilowattHours): YearSource => {
  const { use, installation, battery, place, profileKind } = listing;
  return {
    kind: "drawn",
    connection: { use, installation, battery, place: { position: place.position } },
    publicTotal: profileKind === "file" ? total : null,
  };
};

const unwelcome = (partners: readonly Holder[]): Holder[] =>
  partners.length === 0 ? [] : holders.filter((holder) => !partners.includes(holder));
