import { readMarketPrices } from "#application/market/market-prices.ts";
import { buildMatchingTask } from "#application/market/matching/build-matching-task.ts";
import type { MatchingTask } from "#application/market/matching/run-matcher.ts";
import { lettersOf, sendLetters } from "#application/market/proposals/mail-new-proposals.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { MatchingPart, MatchingRun } from "#application/ports/market/matching-runs.ts";
import type { MarketSnapshot } from "#application/ports/market.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import { lapsesAfter, type MarketProposal } from "#domain/market/proposal.ts";
import type { LeftOver, Recommendation } from "#domain/matching/recommendation.ts";

export type MatchingPorts = {
  readonly store: Store;
  readonly identity: Pick<Identity, "account">;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Pick<Settings, "platformFee" | "brusselsMatching">;
};

/** Does the heavy part elsewhere. */
export type Matcher = (task: MatchingTask) => Promise<Recommendation>;

/** One part: recommend and verify elsewhere, then record and tell both sides, all or nothing. Says how many proposals came of it. */
export async function matchPart(
  ports: MatchingPorts,
  matcher: Matcher,
  run: Pick<MatchingRun, "newcomersSince">,
  part: MatchingPart,
): Promise<number> {
  const { store, clock, settings } = ports;
  const { runs } = store.market;
  const begunAt = clock.now();
  await runs.noteStep(part.runId, "reading");
  const snapshot = await store.market.snapshot({ part, newcomersSince: run.newcomersSince });
  const contracts = [...snapshot.offers, ...snapshot.requests].map(({ contract }) => contract);
  const prices = await readMarketPrices(ports, contracts);
  const task = meetingOf(buildMatchingTask(snapshot, { ...settings, prices }), snapshot, run, part);
  const isAnybodyThere = task.sellers.length + task.buyers.length > 0;
  await runs.noteStep(part.runId, "searching");
  const recommendation = isAnybodyThere ? await matcher(task) : nothing;
  await runs.noteStep(part.runId, "recording");
  const found = proposalsOf(ports, recommendation, snapshot, begunAt);
  const letters = await lettersOf(ports, found);
  const leftOver = recommendation.leftOver.map((one) => toldIn(part, one, task));
  return store.transaction(async (parts) => {
    const recorded = await parts.market.proposals.record(found.map(({ proposal }) => proposal));
    await sendLetters(parts, letters, recorded);
    const placed = recorded.flatMap(({ offerId, requestId }) => [offerId, requestId]);
    const record = { proposals: recorded.length, gain: recommendation.gain, leftOver, placed };
    if (!(await parts.market.runs.recordPart(part, record)))
      throw new Error("This part was recorded before, or its round is closed: nothing of it is kept here.");
    return recorded.length;
  });
}

const nothing: Recommendation = { proposals: [], leftOver: [], gain: 0 as Recommendation["gain"] };

/**
 * New offers meet every free buyer, new requests every free seller; who was left over before stays so until the night. What
 * the whole round told them still holds, and what a first pass told stands beside far more people than are left for the last.
 */
function meetingOf(
  task: MatchingTask,
  { offers, requests }: MarketSnapshot,
  { newcomersSince }: Pick<MatchingRun, "newcomersSince">,
  { pass }: MatchingPart,
): MatchingTask {
  if (newcomersSince === null) return pass === "last" ? { ...task, explained: [] } : task;
  const isNew = new Set([...offers, ...requests].filter((one) => one.updatedAt >= newcomersSince).map(({ id }) => id));
  const newSellers = task.sellers.filter(({ id }) => isNew.has(id));
  const newBuyers = task.buyers.filter(({ id }) => isNew.has(id));
  return {
    sellers: newBuyers.length > 0 ? task.sellers : newSellers,
    buyers: newSellers.length > 0 ? task.buyers : newBuyers,
    explained: [...isNew],
  };
}

/** Who met a part of the region is told with how many they were compared; that there is no place left holds anyhow. */
function toldIn({ shares }: MatchingPart, { id, side, reason }: LeftOver, { sellers, buyers }: MatchingTask) {
  const isWhole = shares === 1 || reason.code === "no-place-left";
  return { id, reason: isWhole ? reason : { ...reason, weighed: side === "seller" ? buyers.length : sellers.length } };
}

function proposalsOf(
  { ids }: MatchingPorts,
  { proposals }: Recommendation,
  { offers, requests }: MarketSnapshot,
  createdAt: Date,
): { proposal: MarketProposal; offer: Offer; request: MarketRequest }[] {
  const offerById = new Map(offers.map((offer) => [offer.id, offer]));
  const requestById = new Map(requests.map((request) => [request.id, request]));
  return proposals.flatMap(({ buyer, pairs }) => {
    const group = ids.next();
    return pairs.flatMap(({ seller, ...pair }) => {
      const [offer, request] = [offerById.get(seller), requestById.get(buyer)];
      if (!offer || !request) return [];
      const proposal = openProposal({ id: ids.next(), group, origin: "matching", offer, request, pair, createdAt });
      return [{ proposal, offer, request }];
    });
  });
}

type Opened = Pick<MarketProposal, "id" | "group" | "origin" | "pair" | "createdAt"> & {
  readonly offer: Offer;
  readonly request: MarketRequest;
};

/** A pair that waits for the answer of both. */
export const openProposal = ({ offer, request, createdAt, ...rest }: Opened): MarketProposal => ({
  ...rest,
  state: "proposed",
  isDemo: offer.isDemo || request.isDemo,
  region: offer.place.region,
  offerId: offer.id,
  requestId: request.id,
  sellerUid: offer.uid,
  buyerUid: request.uid,
  isGift: offer.price.kind === "gift",
  counterOffers: [],
  declinedBy: null,
  declineReason: null,
  declineNote: "",
  withdrawal: null,
  showsSeller: false,
  showsBuyer: false,
  measuredPair: null,
  createdAt,
  lapsesAt: lapsesAfter(createdAt),
  updatedAt: createdAt,
});
