import { buyerTask, injectionOf, type MarketTerms, sellerTask } from "#application/market/build-square.ts";
import { buyerOf, clockHours, sellerOf } from "#application/market/match-square.ts";
import { measuredYear } from "#application/market/own-year.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Store, StoreParts } from "#application/ports/store.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { isOpen, type MarketProposal, sideOf } from "#domain/market/proposal.ts";
import { settleAtPrices } from "#domain/matching/settle-group.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = { readonly store: Store; readonly clock: Clock; readonly settings: MarketTerms };

/** The purpose under which the consent stands in the records. */
const PURPOSE = "meter-year-shown";

/**
 * One side of a proposal shows its measured year to the other, or no longer. Once everybody who has one shows it, the pair is
 * worked out on them, once: a file that is replaced ends the proposal, so nobody tries one after another.
 */
export async function showMeasuredYear(
  { store, clock, settings }: Ports,
  uid: string,
  id: string,
  given: { readonly isShown: boolean; readonly textVersion: string },
): Promise<Result<void, MarketRefusal>> {
  const { isShown, textVersion } = given;
  const before = await store.market.proposals.find(uid, id);
  const side = before && sideOf(before, uid);
  if (!before || !side) return refused({ code: "proposal-unknown" });
  if (isShown && !isOpen(before.state)) return refused({ code: "proposal-closed", state: before.state });
  const { offers, requests } = store.market;
  const own = side === "seller" ? await offers.find(uid, before.offerId) : await requests.find(uid, before.requestId);
  if (isShown && own?.profileKind !== "file") return refused({ code: "listing-changed" });
  const isDone = await store.transaction(async (parts) => {
    const proposal = await parts.market.proposals.setShown(id, side, isShown);
    if (!proposal) return false;
    await parts.consents.add(uid, { purpose: PURPOSE, textVersion, isGiven: isShown, at: clock.now() });
    const pair = isShown ? await measuredPair(parts, proposal, settings) : null;
    if (pair) await parts.market.proposals.saveMeasuredPair(id, pair);
    return true;
  });
  return isDone ? ok(undefined) : refused({ code: "listing-changed" });
}

/** The pair at the agreed price on the years that both show, beside the public years of everybody else; null before that. */
async function measuredPair(
  { market }: Pick<StoreParts, "market">,
  proposal: MarketProposal,
  terms: MarketTerms,
): Promise<MarketProposal["pair"] | null> {
  const ofRequest = (await market.proposals.list(proposal.buyerUid)).filter(
    ({ requestId, state }) => requestId === proposal.requestId && (isOpen(state) || state === "accepted"),
  );
  const together = ofRequest.filter(({ group }) => group === proposal.group);
  const standing = ofRequest.filter(({ group, state }) => group !== proposal.group && state === "accepted");
  const found = await market.offersOf([...together, ...standing].map(({ offerId }) => offerId));
  const byId = new Map(found.map((offer) => [offer.id, offer]));
  const [offer, request] = [
    byId.get(proposal.offerId),
    await market.requests.find(proposal.buyerUid, proposal.requestId),
  ];
  if (!offer || !request) return null;
  const [ofSeller, ofBuyer] = [
    await measuredYear({ store: { market } }, offer),
    await measuredYear({ store: { market } }, request),
  ];
  if ((ofSeller && !proposal.showsSeller) || (ofBuyer && !proposal.showsBuyer)) return null;

  const contracts = standing.flatMap(({ offerId }) => {
    const kept = byId.get(offerId);
    return kept ? [{ seller: offerId, injection: injectionOf(kept) }] : [];
  });
  const buyer = buyerTask(request, [], contracts, terms);
  const sellers = together.flatMap(({ offerId, pair }) => {
    const known = byId.get(offerId);
    return known ? [{ task: sellerTask(known, [], terms), price: pair.agreedPrice }] : [];
  });
  const pairs = settleAtPrices(
    buyerOf(ofBuyer ? { ...buyer, offtake: { kind: "measured", series: ofBuyer.offtake } } : buyer),
    sellers.map(({ task }) =>
      sellerOf(
        task.id === offer.id && ofSeller?.injection
          ? { ...task, injection: { kind: "measured", series: ofSeller.injection } }
          : task,
      ),
    ),
    sellers.map(({ price }) => price),
    clockHours(),
  );
  const [settled] = pairs.filter(({ seller }) => seller === offer.id);
  if (!settled) return null;
  const { seller: _seller, ...pair } = settled;
  return { ...pair, standsAlone: proposal.pair.standsAlone };
}
