import { readMarketPrices } from "#application/market/market-prices.ts";
import {
  amongTheirOwn,
  buildMatchingTask,
  buyerTask,
  injectionOf,
  sellerTask,
} from "#application/market/matching/build-matching-task.ts";
import { buyerOf, clockHours, sellerOf } from "#application/market/matching/run-matcher.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import { isOpen, type MarketProposal } from "#domain/market/proposal.ts";
import { type Obstacle, obstacleBetween } from "#domain/matching/market-party.ts";
import { priceGroup } from "#domain/matching/price-group.ts";
import type { ProposedPair } from "#domain/matching/recommendation.ts";

type Ports = {
  readonly store: Pick<Store, "market" | "backOffice" | "cards" | "dayAhead">;
  readonly clock: Clock;
  readonly settings: Pick<Settings, "platformFee" | "brusselsMatching">;
};

export type PairExplanation = {
  readonly offer: Offer;
  readonly request: MarketRequest;
  /** Whether each stands on the square and has nothing to answer, so that a round would weigh it. */
  readonly isOfferFree: boolean;
  readonly isRequestFree: boolean;
  readonly obstacle: Obstacle | null;
  /** What the two would come to by themselves; null when no price leaves both without a loss, or something keeps them apart. */
  readonly pair: ProposedPair | null;
  /** What became of them before. */
  readonly proposals: readonly MarketProposal[];
};

/** Why a round brings these two together or not, weighed alone: in a round others may be worth more. Null for unknown ids. */
export async function explainPair(ports: Ports, offerId: string, requestId: string): Promise<PairExplanation | null> {
  const { store, settings } = ports;
  const seen = store.backOffice.market;
  const [offer, request] = [await seen.listing(offerId), await seen.listing(requestId)];
  if (offer?.side !== "offer" || request?.side !== "request") return null;
  const snapshot = await store.market.snapshot({ ids: [offerId, requestId] });
  const contracts = [offer.listing.contract, request.listing.contract];
  const terms = { ...settings, prices: await readMarketPrices(ports, contracts) };
  const square = buildMatchingTask(snapshot, terms);
  const seller = square.sellers.find(({ id }) => id === offerId);
  const buyer = square.buyers.find(({ id }) => id === requestId);
  const proposals = snapshot.proposals.filter((one) => one.offerId === offerId && one.requestId === requestId);
  const agreed = snapshot.proposals.filter((one) => one.requestId === requestId && one.state === "accepted");
  const agreedYears = (await store.market.offersOf(agreed.map((one) => one.offerId))).map((kept) => ({
    seller: kept.id,
    injection: injectionOf(kept),
  }));
  const asSeller = sellerOf(seller ?? amongTheirOwn(offer.listing, sellerTask(offer.listing, [], terms)));
  const asBuyer = buyerOf(buyer ?? amongTheirOwn(request.listing, buyerTask(request.listing, [], agreedYears, terms)));
  const obstacle = obstacleBetween(asSeller, asBuyer);
  const settled = obstacle === null ? priceGroup(asBuyer, [asSeller], clockHours()) : null;
  return {
    offer: offer.listing,
    request: request.listing,
    isOfferFree: seller !== undefined,
    isRequestFree: buyer !== undefined,
    obstacle,
    pair: settled?.pairs[0] ?? null,
    proposals: proposals.toSorted((a, b) => Number(isOpen(b.state)) - Number(isOpen(a.state))),
  };
}
