import type { Identity } from "#application/ports/identity.ts";
import type { Report } from "#application/ports/market.ts";
import type { Store } from "#application/ports/store.ts";
import { writeReference } from "#domain/reference.ts";

type Ports = { readonly store: Store; readonly identity: Pick<Identity, "account"> };

/** What somebody told about an offer, under the reference that they got. */
export const reportReference = ({ id, at }: Pick<Report, "id" | "at">): string =>
  writeReference("ML", at.getUTCFullYear(), id);

/**
 * What the operator decided after looking: nobody but its owner sees the offer from now on, or everybody sees it, as
 * before or again. Owner and reporters read why by mail (Regulation (EU) 2022/2065 art. 16 par. 5 and art. 17); an owner
 * for whom nothing changes does not hear of a report. Null when there is no such offer, or when there was nothing to
 * decide.
 */
export async function moderateOffer(
  { store, identity }: Ports,
  offerId: string,
  decision: "hide" | "show",
  why: string,
): Promise<{ readonly isOwnerTold: boolean; readonly reportersTold: number } | null> {
  const [offer] = await store.market.offersOf([offerId]);
  if (!offer) return null;
  const owner = await identity.account(offer.uid);
  const waiting = await store.market.waitingReports(offerId);
  const mailboxes = await Promise.all(waiting.map((report) => mailboxOf(identity, report)));
  const isHidden = decision === "hide";
  const about = { offerId, title: offer.title, isHidden, why };
  return store.transaction(async ({ market, outbox, events }) => {
    const before = await market.moderate(offerId, isHidden ? "hidden" : "open");
    const decided = await market.decideReports(
      waiting.map(({ id }) => id),
      isHidden ? "hidden" : "kept",
    );
    const isChanged = before !== null && (before === "hidden") !== isHidden;
    if (before === null || (!isChanged && decided.length === 0)) return null;
    const isOwnerTold = isChanged && owner !== null && !offer.isDemo;
    if (isChanged) await events.add(offer.uid, isHidden ? "offer-hidden" : "offer-shown", { id: offerId });
    if (isOwnerTold) await outbox.add({ kind: "offer-moderated", to: owner.email, ...about });
    const references = new Map<string, string[]>();
    for (const [place, report] of waiting.entries()) {
      const to = mailboxes[place];
      if (to && decided.includes(report.id))
        references.set(to, [...(references.get(to) ?? []), reportReference(report)]);
    }
    for (const [to, own] of references) await outbox.add({ kind: "report-decided", to, references: own, ...about });
    return { isOwnerTold, reportersTold: references.size };
  });
}

const mailboxOf = async (identity: Ports["identity"], { email, uid }: Report): Promise<string | null> =>
  email ?? (uid === null ? null : ((await identity.account(uid))?.email ?? null));
