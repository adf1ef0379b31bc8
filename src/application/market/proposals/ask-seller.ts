import type { Edited, ListingContext, ListingOrigin, ListingPorts } from "#application/market/listings/save-listing.ts";
import { saveRequest } from "#application/market/listings/save-request.ts";
import { findAskableOffer, type ProposePorts, proposePair } from "#application/market/proposals/propose-pair.ts";
import { checkRequest, type RequestInput } from "#domain/market/check-listing.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { isOpen } from "#domain/market/proposal.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type AskedRequest = {
  readonly input: RequestInput;
  readonly context: ListingContext;
  readonly formKey: string | null;
  readonly origin: ListingOrigin;
  /** What an earlier try left: it is changed, instead of another made. */
  readonly draft: Edited | null;
};

/** What came of it: the proposal, or why there is none and the draft that was kept all the same. */
type Asked = Result<{ readonly id: string }, MarketRefusal & { readonly draft: Edited | null }>;

/** Makes a request for the sake of one offer and asks its seller at once. Sent twice it is one request and one proposal. */
export async function askSeller(
  ports: ListingPorts & ProposePorts,
  uid: string,
  offerId: string,
  asked: AskedRequest,
): Promise<Asked> {
  const { input, context, formKey, origin, draft } = asked;
  const { market } = ports.store;
  const refuse = (refusal: MarketRefusal, kept: Edited | null): Asked => refused({ ...refusal, draft: kept });
  const isDemo = (await ports.identity.account(uid))?.isDemo ?? false;
  const askable = await findAskableOffer(ports, uid, offerId, isDemo);
  if (!askable.ok) return refuse(askable.refusal, draft);
  if (askable.value.uid === uid) return refuse({ code: "partners-do-not-fit" }, draft);
  const checked = checkRequest(input, context);
  if (checked.ok && checked.value.place.region !== askable.value.place.region)
    return refuse({ code: "regions-differ" }, draft);
  const saved = await saveRequest(ports, uid, input, context, draft, formKey, origin);
  if (!saved.ok) return refuse(saved.refusal, draft);
  const requestId = saved.value.id;
  const proposed = await proposePair(ports, uid, { offerId, requestId });
  if (proposed.ok) return proposed;
  const before = (await market.proposals.list(uid)).find(
    (proposal) => proposal.requestId === requestId && proposal.offerId === offerId && isOpen(proposal.state),
  );
  if (before) return ok({ id: before.id });
  const kept = await market.requests.find(uid, requestId);
  return refuse(proposed.refusal, kept?.state === "draft" ? { id: kept.id, updatedAt: kept.updatedAt } : null);
}
