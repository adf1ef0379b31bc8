import type { Identity } from "#application/ports/identity.ts";
import type { Report } from "#application/ports/market.ts";
import type { Store } from "#application/ports/store.ts";
import { writeReference } from "#domain/reference.ts";

type Ports = { readonly store: Store; readonly identity: Pick<Identity, "account"> };

/** What somebody told about an offer, under the reference that they got. */
export const reportReference = ({ id, at }: Pick<Report, "id" | "at">): string =>
  writeReference("ML", at.getUTCFullYear(), id);

/**
 * What the operator decided after looking: nobody but its owner sees the offer from now on, or everybody sees it again.
 * The owner is told by mail. False when there is no such offer, or when it was so already.
 */
export async function moderateOffer(
  { store, identity }: Ports,
  offerId: string,
  decision: "hide" | "show",
): Promise<boolean> {
  const [offer] = await store.market.offersOf([offerId]);
  if (!offer) return false;
  const account = await identity.account(offer.uid);
  const isHidden = decision === "hide";
  return store.transaction(async ({ market, outbox, events }) => {
    if (!(await market.moderate(offerId, isHidden ? "hidden" : "open"))) return false;
    await events.add(offer.uid, isHidden ? "offer-hidden" : "offer-shown", { id: offerId });
    if (account && !offer.isDemo)
      await outbox.add({ kind: "offer-moderated", to: account.email, offerId, title: offer.title, isHidden });
    return true;
  });
}
