import { limitMail } from "#application/limit-mail.ts";
import { reportReference } from "#application/market/moderation/moderate-offer.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Client, Identity } from "#application/ports/identity.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { RateLimits } from "#application/ports/security/rate-limits.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";
import type { EmailAddress } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { reportLimits } from "#domain/accounts/rate-limits.ts";
import { cleanText } from "#domain/market/check-listing.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import type { ReportReason } from "#domain/market/proposal.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export const REPORT_LENGTH_MAX = 1000;

type Ports = {
  readonly store: Store;
  readonly identity: Pick<Identity, "account">;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Pick<Settings, "operatorMailbox">;
};
type ReportInput = {
  readonly reason: ReportReason;
  readonly text: string;
  readonly numberRemoved: string;
  /** Where a stranger wants to read the decision. */
  readonly email: EmailAddress | null;
  /** Made with the form: the same form sent twice is one report. */
  readonly formKey: string | null;
};

/**
 * Tells the operator that something is wrong with an offer. It stays on the market until somebody has looked. The
 * reporter gets a reference, and a receipt by mail at the address of the account or the one that was left (Regulation
 * (EU) 2022/2065 art. 16 par. 4). An address that nobody proved to own gets none of what was typed.
 */
export async function reportOffer(
  { store, identity, rateLimits, clock, ids, settings }: Ports,
  offerId: string,
  input: ReportInput,
  client: Client,
  uid: string | null,
): Promise<Result<{ readonly reference: string }, MarketRefusal>> {
  const text = cleanText(input.text, input.numberRemoved);
  if (input.reason === "other" && text === "") return refused({ code: "report-empty" });
  if (text.length > REPORT_LENGTH_MAX) return refused({ code: "text-too-long", maximum: REPORT_LENGTH_MAX });
  const network = networkOfAddress(client.address);
  const limited = await rateLimits.limited(reportLimits(network));
  if (limited) return refused(limited);
  const offer = await store.market.findPublic(offerId);
  if (!offer) return refused({ code: "listing-unknown" });
  const email = uid === null ? input.email : null;
  const report = { id: ids.next(), offerId, uid, email, reason: input.reason, text, at: clock.now() };
  const reference = reportReference(report);
  const content = JSON.stringify([offerId, uid, email, input.reason, text]);
  const form = input.formKey === null ? null : { key: input.formKey, content };
  const reporter = uid === null ? null : await identity.account(uid);
  const mailLimited = email === null || (await limitMail({ store, rateLimits }, "report", email, client));
  return store.transaction(async ({ market, outbox }) => {
    const before = await market.report(report, form);
    if (before) return ok({ reference: reportReference(before) });
    const said = { offerId, reason: input.reason, text, reference };
    await outbox.add({ kind: "offer-reported", to: settings.operatorMailbox, ...said });
    if (reporter) await outbox.add({ kind: "report-received", to: reporter.email, ...said });
    if (email && !mailLimited) await outbox.add({ kind: "report-received", to: email, ...said, text: "" });
    return ok({ reference });
  });
}
