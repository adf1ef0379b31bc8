import type { ListingContext, ListingOrigin, ListingPorts } from "#application/market/listings/save-listing.ts";
import { saveRequest } from "#application/market/listings/save-request.ts";
import { proposePair } from "#application/market/proposals/propose-pair.ts";
import type { RequestInput } from "#domain/market/check-listing.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { isOpen } from "#domain/market/proposal.ts";
import { ok, type Result } from "#domain/result.ts";

type Ports = ListingPorts & Parameters<typeof proposePair>[0];

type AskedRequest = {
  readonly input: RequestInput;
  readonly context: ListingContext;
  readonly formKey: string | null;
  readonly origin: ListingOrigin;
  /** The request that an earlier try left as a draft: it is changed, instead of another made. */
  readonly draftId: string | null;
};

/** What came of it: the proposal, or why there is none and the request that was kept all the same. */
type Asked = Result<{ readonly id: string }, MarketRefusal & { readonly draftId: string | null }>;

/** Makes a request for the sake of one offer and asks its seller at once. Sent twice it is one request and one proposal. */
export async function askSeller(ports: Ports, uid: string, offerId: string, asked: AskedRequest): Promise<Asked> {
  const { input, context, formKey, origin, draftId } = asked;
  const { market } = ports.store;
  const draft = draftId === null ? null : await market.requests.find(uid, draftId);
  const edited = draft?.state === "draft" ? draft : null;
  const saved = await saveRequest(ports, uid, input, context, edited, formKey, origin);
  if (!saved.ok) return { ok: false, refusal: { ...saved.refusal, draftId } };
  const requestId = saved.value.id;
  const proposed = await proposePair(ports, uid, { offerId, requestId });
  if (proposed.ok) return proposed;
  const before = (await market.proposals.list(uid)).find(
    (proposal) => proposal.requestId === requestId && proposal.offerId === offerId && isOpen(proposal.state),
  );
  return before ? ok({ id: before.id }) : { ok: false, refusal: { ...proposed.refusal, draftId: requestId } };
}
