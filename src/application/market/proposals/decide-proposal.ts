import { mailParties } from "#application/market/proposals/mail-parties.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Store } from "#application/ports/store.ts";
import { cleanText } from "#domain/market/check-listing.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { type DeclineReason, hasAccepted, type MarketProposal, otherSide, sideOf } from "#domain/market/proposal.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = { readonly store: Store; readonly identity: Identity; readonly settings: { brusselsMatching: boolean } };
export const DECLINE_NOTE_MAX = 500;

/** Says yes for one side to the price that it saw; when the other said so before, the two have an agreement to fill in. */
export async function acceptProposal(
  ports: Ports,
  uid: string,
  id: string,
  /** How many other prices stood on the page. */
  counterOffers = 0,
): Promise<Result<{ readonly isAgreed: boolean }, MarketRefusal>> {
  const { store, settings } = ports;
  const before = await store.market.proposals.find(uid, id);
  const side = before && sideOf(before, uid);
  if (!before || !side) return refused({ code: "proposal-unknown" });
  if (before.region === "brussels" && !settings.brusselsMatching) return refused({ code: "region-closed" });
  if (hasAccepted(before.state, side)) return ok({ isAgreed: before.state === "accepted" });
  const addresses = await mailParties(ports, before);
  const answer = await store.transaction(async ({ market, outbox, events }) => {
    const accepted = await market.proposals.accept(id, side, counterOffers);
    if (accepted !== "done") return { accepted, after: null };
    const after = await market.proposals.find(uid, id);
    await events.add(uid, "proposal-accepted", { id });
    if (after?.state === "accepted") {
      for (const to of [addresses.seller, addresses.buyer]) {
        if (to) await outbox.add({ kind: "proposal-agreed", to, proposalId: id });
      }
    } else {
      const to = addresses[otherSide(side)];
      if (to) await outbox.add({ kind: "proposal-half-accepted", to, proposalId: id, by: side });
    }
    return { accepted, after };
  });
  if (answer.accepted === "done") return ok({ isAgreed: answer.after?.state === "accepted" });
  return refused(await refusalOf(ports, uid, before, answer.accepted));
}

async function refusalOf(
  { store }: Ports,
  uid: string,
  { id, requestId }: MarketProposal,
  accepted: "seller-taken" | "buyer-full" | "closed" | "changed",
): Promise<MarketRefusal> {
  if (accepted === "changed") return { code: "proposal-changed" };
  if (accepted === "seller-taken") return { code: "seller-taken" };
  if (accepted === "buyer-full") {
    const request = await store.market.findRequest(requestId);
    return { code: "buyer-full", maximum: request?.sellersMax ?? 1 };
  }
  const now = await store.market.proposals.find(uid, id);
  return now ? { code: "proposal-closed", state: now.state } : { code: "proposal-unknown" };
}

/** Says no, with a reason that the other side reads. */
export async function declineProposal(
  ports: Ports,
  uid: string,
  id: string,
  answer: { readonly reason: DeclineReason; readonly note: string; readonly numberRemoved: string },
): Promise<Result<void, MarketRefusal>> {
  const { store } = ports;
  const before = await store.market.proposals.find(uid, id);
  const side = before && sideOf(before, uid);
  if (!before || !side) return refused({ code: "proposal-unknown" });
  const note = cleanText(answer.note, answer.numberRemoved);
  if (note.length > DECLINE_NOTE_MAX) return refused({ code: "text-too-long", maximum: DECLINE_NOTE_MAX });
  const addresses = await mailParties(ports, before);
  const isDone = await store.transaction(async ({ market, outbox, events }) => {
    if (!(await market.proposals.decline(id, side, answer.reason, note))) return false;
    await events.add(uid, "proposal-declined", { id, reason: answer.reason });
    const to = addresses[otherSide(side)];
    if (to) await outbox.add({ kind: "proposal-declined", to, proposalId: id, reason: answer.reason });
    return true;
  });
  if (isDone) return ok(undefined);
  return refused(await refusalOf(ports, uid, before, "closed"));
}
