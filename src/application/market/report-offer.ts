import { reportReference } from "#application/market/moderate-offer.ts";
import type { Attempts } from "#application/ports/attempts.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Asker, Identity } from "#application/ports/identity.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";
import { mailsToAddressLimits } from "#domain/accounts/attempt-limits.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { cleanText } from "#domain/market/check-listing.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import type { ReportReason } from "#domain/market/proposal.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export const REPORT_LENGTH_MAX = 1000;

type Ports = {
  readonly store: Store;
  readonly identity: Pick<Identity, "account">;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Pick<Settings, "operatorMailbox">;
};
type Told = {
  readonly reason: ReportReason;
  readonly text: string;
  readonly numberRemoved: string;
  /** Where a stranger wants to read the decision. */
  readonly email: EmailAddress | null;
  /** Made with the form: the same form sent twice is one report. */
  readonly formKey: string | null;
};

const HOUR = 3600;

/**
 * Tells the operator that something is wrong with an offer. It stays on the market until somebody has looked. The
 * reporter gets a reference, and a receipt by mail at the address of the account or the one that was left (Regulation
 * (EU) 2022/2065 art. 16 par. 4). An address that nobody proved to own gets none of what was typed.
 */
export async function reportOffer(
  { store, identity, attempts, clock, ids, settings }: Ports,
  offerId: string,
  told: Told,
  asker: Asker,
  uid: string | null,
): Promise<Result<{ readonly reference: string }, MarketRefusal>> {
  const text = cleanText(told.text, told.numberRemoved);
  if (told.reason === "other" && text === "") return refused({ code: "report-empty" });
  if (text.length > REPORT_LENGTH_MAX) return refused({ code: "text-too-long", maximum: REPORT_LENGTH_MAX });
  const network = networkOfAddress(asker.address);
  const { isAllowed, retryAfterSeconds } = await attempts.take([
    { key: `report:network:${network}`, max: 10, perSeconds: HOUR },
  ]);
  if (!isAllowed) return refused({ code: "too-many-attempts", retryAfterSeconds });
  const offer = await store.market.findPublic(offerId);
  if (!offer) return refused({ code: "listing-unknown" });
  const email = uid === null ? told.email : null;
  const report = { id: ids.next(), offerId, uid, email, reason: told.reason, text, at: clock.now() };
  const reference = reportReference(report);
  const content = JSON.stringify([offerId, uid, email, told.reason, text]);
  const form = told.formKey === null ? null : { key: told.formKey, content };
  const reporter = uid === null ? null : await identity.account(uid);
  const receipt = email && (await attempts.take(mailsToAddressLimits("report", emailKey(email), network)));
  return store.transaction(async ({ market, outbox }) => {
    const before = await market.report(report, form);
    if (before) return ok({ reference: reportReference(before) });
    const said = { offerId, reason: told.reason, text, reference };
    await outbox.add({ kind: "offer-reported", to: settings.operatorMailbox, ...said });
    if (reporter) await outbox.add({ kind: "report-received", to: reporter.email, ...said });
    if (email && receipt?.isAllowed) await outbox.add({ kind: "report-received", to: email, ...said, text: "" });
    return ok({ reference });
  });
}
