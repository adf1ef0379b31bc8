import { readMarketPrices } from "#application/market/market-prices.ts";
import { buildMatchingTask } from "#application/market/matching/build-matching-task.ts";
import type { MatchingTask } from "#application/market/matching/run-matcher.ts";
import { lettersOf, sendLetters } from "#application/market/proposals/mail-new-proposals.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { MarketSnapshot, MatchingScope } from "#application/ports/market.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import { lapsesAfter, type MarketProposal } from "#domain/market/proposal.ts";
import type { Recommendation } from "#domain/matching/recommendation.ts";
import { MILLISECONDS_PER_DAY } from "#domain/time/calendar-day.ts";

export type MatchingPorts = {
  readonly store: Store;
  readonly identity: Pick<Identity, "account">;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Pick<Settings, "platformFee" | "brusselsMatching">;
};

/** Does the heavy part elsewhere and tells how far it is. */
export type Matcher = (task: MatchingTask, onStep: (step: string) => void) => Promise<Recommendation>;

const HOUR_MS = 3_600_000;

/** What is due: everybody once a day, newcomers in between, nothing while a round of the last hour is not done. */
export async function chooseScope({
  store,
  clock,
}: Pick<MatchingPorts, "store" | "clock">): Promise<MatchingScope | null> {
  const { runs } = store.market;
  const now = clock.now().getTime();
  const [newest] = await runs.list(1);
  if (newest && newest.finishedAt === null && now - newest.startedAt.getTime() < HOUR_MS) return null;
  const whole = await runs.last("everybody");
  return whole && now - whole.startedAt.getTime() < MILLISECONDS_PER_DAY ? "newcomers" : "everybody";
}

/** One round: recommend and verify elsewhere, record, and tell both sides. Says how many proposals came of it. */
export async function runMatching(ports: MatchingPorts, matcher: Matcher, scope: MatchingScope): Promise<number> {
  const { store, clock, ids, settings } = ports;
  const { market } = store;
  const startedAt = clock.now();
  const last = scope === "newcomers" ? await market.runs.last() : null;
  const snapshot = await market.snapshot();
  const contracts = [...snapshot.offers, ...snapshot.requests].map(({ contract }) => contract);
  const square = buildMatchingTask(snapshot, { ...settings, prices: await readMarketPrices(ports, contracts) });
  const isNew = last === null ? null : newcomersSince(last.startedAt, snapshot);
  const task = isNew === null ? square : meetingOf(square, isNew);
  if (task.sellers.length === 0 || task.buyers.length === 0) return 0;
  const id = ids.next();
  const size = { offers: task.sellers.length, requests: task.buyers.length };
  await market.runs.begin({ id, startedAt, scope, step: "begun", ...size });
  let reached = Promise.resolve();
  const recommendation = await matcher(task, (step) => {
    reached = reached.then(() => market.runs.reach(id, step));
  });
  await reached;
  const found = proposalsOf(ports, recommendation, snapshot, startedAt);
  const letters = await lettersOf(ports, found);
  const kept = await store.transaction(async (parts) => {
    const recorded = await parts.market.proposals.record(found.map(({ proposal }) => proposal));
    await sendLetters(parts, letters, recorded);
    return recorded;
  });
  const placed = kept.flatMap(({ offerId, requestId }) => [offerId, requestId]);
  const { leftOver, gain } = recommendation;
  await market.runs.finish({ id, proposals: kept.length, gain }, leftOver, placed);
  return kept.length;
}

const newcomersSince = (since: Date, { offers, requests }: MarketSnapshot): ReadonlySet<string> =>
  new Set([...offers, ...requests].filter(({ updatedAt }) => updatedAt >= since).map(({ id }) => id));

/** New offers meet every free buyer, new requests every free seller; who was left over before stays so until the night. */
function meetingOf({ sellers, buyers }: MatchingTask, isNew: ReadonlySet<string>): MatchingTask {
  const newSellers = sellers.filter(({ id }) => isNew.has(id));
  const newBuyers = buyers.filter(({ id }) => isNew.has(id));
  return {
    sellers: newBuyers.length > 0 ? sellers : newSellers,
    buyers: newSellers.length > 0 ? buyers : newBuyers,
    // Who was here before meets the newcomers alone: what the whole round told them still holds.
    explained: [...isNew],
  };
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
