import { readMarketPrices } from "#application/market/market-prices.ts";
import { buyerTask, injectionOf, sellerTask } from "#application/market/matching/build-matching-task.ts";
import { buyerOf, clockHours, sellerOf } from "#application/market/matching/run-matcher.ts";
import { type MatchingPorts, openProposal } from "#application/market/matching/run-matching.ts";
import { lettersOf, sendLetters } from "#application/market/proposals/mail-new-proposals.ts";
import type { RateLimits } from "#application/ports/security/rate-limits.ts";
import { proposalLimits } from "#domain/accounts/rate-limits.ts";
import { isEditable } from "#domain/market/listing-state.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { isOpen } from "#domain/market/proposal.ts";
import { obstacleBetween } from "#domain/matching/market-party.ts";
import { priceGroup } from "#domain/matching/price-group.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = MatchingPorts & { readonly rateLimits: RateLimits };

/**
 * A price proposal on demand: a buyer who saw an offer asks its seller, and has thereby said yes. What leaves either with a
 * loss is not proposed. A request that does not search yet begins to.
 */
export async function proposePair(
  ports: Ports,
  uid: string,
  asked: { readonly offerId: string; readonly requestId: string },
): Promise<Result<{ readonly id: string }, MarketRefusal>> {
  const { store, ids, clock, settings, rateLimits } = ports;
  const { market } = store;
  const [offer, request] = [await market.findPublic(asked.offerId), await market.requests.find(uid, asked.requestId)];
  if (!offer || !request || !isEditable(request.state)) return refused({ code: "listing-unknown" });
  // Nobody stands behind an offer of the demo.
  if (offer.isDemo !== request.isDemo) return refused({ code: "partners-do-not-fit" });
  if (request.moderation === "hidden") return refused({ code: "listing-hidden" });
  if (offer.place.region === "brussels" && !settings.brusselsMatching) return refused({ code: "region-closed" });
  const before = (await market.proposals.list(uid)).filter(({ requestId }) => requestId === request.id);
  const isKnown = before.some(
    ({ offerId, state }) => offerId === offer.id && (isOpen(state) || state === "declined" || state === "accepted"),
  );
  if (isKnown) return refused({ code: "proposal-known" });
  const agreed = before.filter(({ state }) => state === "accepted");
  if (request.sellersMax !== null && agreed.length >= request.sellersMax)
    return refused({ code: "buyer-full", maximum: request.sellersMax });
  if (await market.areBlocked(offer.uid, uid)) return refused({ code: "partners-do-not-fit" });

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
  const proposal = { ...opened, state: "accepted-by-buyer" } as const;
  const letters = await lettersOf(ports, [{ proposal, offer, request }]);
  const isRecorded = await store.transaction(async (parts) => {
    const isResting = request.state !== "published";
    if (isResting) {
      if (!(await parts.market.requests.move(request, "published"))) return false;
      await parts.events.add(uid, request.state === "draft" ? "request-publish" : "request-resume", { id: request.id });
    }
    // What changed after a proposal was made cannot carry it, and the request changed just now.
    const made = isResting ? { ...proposal, createdAt: clock.now() } : proposal;
    const recorded = await parts.market.proposals.record([made]);
    const toSeller = letters.filter((letter) => letter.proposal.side === "seller");
    await sendLetters(parts, toSeller, recorded);
    if (recorded.length > 0) await parts.events.add(uid, "pair-proposed", { id: proposal.id });
    return recorded.length > 0;
  });
  return isRecorded ? ok({ id: proposal.id }) : refused({ code: "listing-changed" });
}
