import type { MarketTerms } from "#application/market/matching/build-matching-task.ts";
import { pairOnShownYears } from "#application/market/proposals/pair-at-price.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Store } from "#application/ports/store.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { isOpen, sideOf } from "#domain/market/proposal.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = { readonly store: Store; readonly clock: Clock; readonly settings: MarketTerms };

/** The purpose under which the consent stands in the records. */
const PURPOSE = "meter-year-shown";

/**
 * One side of a proposal shows its measured year to the other, or no longer. Once everybody who has one shows it, the pair is
 * worked out on them, once: a file that is replaced ends the proposal, so nobody tries one after another.
 */
export async function showMeasuredYear(
  { store, ...setting }: Ports,
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
    await parts.consents.add(uid, { purpose: PURPOSE, textVersion, isGiven: isShown, at: setting.clock.now() });
    const pair = isShown ? await pairOnShownYears(parts, proposal, setting) : null;
    if (pair) await parts.market.proposals.saveMeasuredPair(id, pair);
    return true;
  });
  return isDone ? ok(undefined) : refused({ code: "listing-changed" });
}
