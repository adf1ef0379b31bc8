import { readMarketPrices } from "#application/market/market-prices.ts";
import { buyerTask, injectionOf, sellerTask } from "#application/market/matching/build-matching-task.ts";
import { type MatchingPorts, openProposal } from "#application/market/matching/match-part.ts";
import { buyerOf, clockHours, sellerOf } from "#application/market/matching/run-matcher.ts";
import { lettersOf, sendLetters } from "#application/market/proposals/mail-new-proposals.ts";
import type { RateLimits } from "#application/ports/security/rate-limits.ts";
import type { StoreParts } from "#application/ports/store.ts";
import { askLimits, proposalLimits } from "#domain/accounts/rate-limits.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import { isEditable } from "#domain/market/listing-state.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { isOpen, type MarketProposal } from "#domain/market/proposal.ts";
import { obstacleBetween } from "#domain/matching/market-party.ts";
import { priceGroup } from "#domain/matching/price-group.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type ProposePorts = MatchingPorts & { readonly rateLimits: RateLimits };

/** The offer, where this account may ask for it at all: nobody stands behind an offer of the demo but others of the demo. */
export async function findAskableOffer(
  { store, settings }: Pick<ProposePorts, "store" | "settings">,
  uid: string,
  id: string,
  isDemo: boolean,
): Promise<Result<Offer, MarketRefusal>> {
  const offer = await store.market.findPublic(id);
  if (!offer) return refused({ code: "listing-unknown" });
  if (offer.place.region === "brussels" && !settings.brusselsMatching) return refused({ code: "region-closed" });
  const isApart = offer.isDemo !== isDemo || (await store.market.areBlocked(offer.uid, uid));
  return isApart ? refused({ code: "partners-do-not-fit" }) : ok(offer);
}

/**
 * A price proposal on demand: a buyer who saw an offer asks its seller, and has thereby said yes to the price that stands
 * there; where it is left open, the buyer reads the price first. What leaves either with a loss is not proposed. A request
 * that does not search yet begins to, with the proposal or not at all.
 */
export async function proposePair(
  ports: ProposePorts,
  uid: string,
  asked: { readonly offerId: string; readonly requestId: string },
): Promise<Result<{ readonly id: string }, MarketRefusal>> {
  const { store, ids, clock, settings, rateLimits } = ports;
  const { market } = store;
  // Also who is refused each time makes us work out two years.
  const often = await rateLimits.limited(askLimits(uid));
  if (often) return refused(often);
  const request = await market.requests.find(uid, asked.requestId);
  if (!request || !isEditable(request.state)) return refused({ code: "listing-unknown" });
  if (request.moderation === "hidden") return refused({ code: "listing-hidden" });
  const askable = await findAskableOffer(ports, uid, asked.offerId, request.isDemo);
  if (!askable.ok) return askable;
  const offer = askable.value;
  const before = (await market.proposals.list(uid)).filter(({ requestId }) => requestId === request.id);
  const isKnown = before.some(
    ({ offerId, state }) => offerId === offer.id && (isOpen(state) || state === "declined" || state === "accepted"),
  );
  if (isKnown) return refused({ code: "proposal-known" });
  const agreed = before.filter(({ state }) => state === "accepted");
  if (request.sellersMax !== null && agreed.length >= request.sellersMax)
    return refused({ code: "buyer-full", maximum: request.sellersMax });

  const agreedOffers = await market.offersOf(agreed.map(({ offerId }) => offerId));
  const contracts = agreedOffers.map((kept) => ({ seller: kept.id, injection: injectionOf(kept) }));
  const terms = { ...settings, prices: await readMarketPrices(ports, [offer.contract, request.contract]) };
  const seller = sellerOf(sellerTask(offer, [], terms));
  const buyer = buyerOf(buyerTask(request, [], contracts, terms));
  if (obstacleBetween(seller, buyer) !== null) return refused({ code: "partners-do-not-fit" });
  const settled = priceGroup(buyer, [seller], clockHours());
  const [pair] = settled?.pairs ?? [];
  if (!pair) return refused({ code: "pair-does-not-pay" });

  const limited = await rateLimits.limited(proposalLimits(uid));
  if (limited) return refused(limited);
  const { seller: _seller, ...kept } = pair;
  const opened = openProposal({
    id: ids.next(),
    group: ids.next(),
    origin: "buyer",
    offer,
    request,
    pair: kept,
    createdAt: clock.now(),
  });
  const proposal = offer.price.kind === "open" ? opened : ({ ...opened, state: "accepted-by-buyer" } as const);
  const isRecorded = await recordAsked(ports, uid, { proposal, offer, request });
  return isRecorded ? ok({ id: proposal.id }) : refused({ code: "listing-changed" });
}

/** Thrown to undo a transaction in which nothing came of the proposal. */
class NothingRecorded extends Error {}

type AskedPair = { readonly proposal: MarketProposal; readonly offer: Offer; readonly request: MarketRequest };

/** Together or not at all; false when one of the two changed since they were read. */
async function recordAsked(ports: ProposePorts, uid: string, pair: AskedPair): Promise<boolean> {
  const { proposal } = pair;
  const letters = (await lettersOf(ports, [pair])).filter((letter) => letter.proposal.side === "seller");
  try {
    await ports.store.transaction(async (parts) => {
      const made = await wakeRequest(parts, pair, ports);
      const recorded = made ? await parts.market.proposals.record([made]) : [];
      if (recorded.length === 0) throw new NothingRecorded();
      await sendLetters(parts, letters, recorded);
      await parts.events.add(uid, "pair-proposed", { id: proposal.id });
    });
    return true;
  } catch (error) {
    if (error instanceof NothingRecorded) return false;
    throw error;
  }
}

/** The proposal on a request that searches from now on; null when one of the two listings changed meanwhile. */
async function wakeRequest(
  { market, events }: StoreParts,
  { proposal, offer, request }: AskedPair,
  { clock }: Pick<ProposePorts, "clock">,
): Promise<MarketProposal | null> {
  if (request.state === "published") return proposal;
  const { uid, id, state } = request;
  const isSame = (now: { readonly updatedAt: Date } | null, read: { readonly updatedAt: Date }) =>
    now?.updatedAt.getTime() === read.updatedAt.getTime();
  if (!isSame(await market.requests.find(uid, id), request)) return null;
  if (!(await market.requests.move(request, "published"))) return null;
  if (!isSame(await market.findPublic(offer.id), offer)) return null;
  await events.add(uid, state === "draft" ? "request-publish" : "request-resume", { id });
  // What changed after a proposal was made cannot carry it, and the request changed just now.
  return { ...proposal, createdAt: clock.now() };
}
