import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { type TooManyAttempts, takeAttempt } from "#application/accounts/take-attempt.ts";
import { takeEqualTime } from "#application/accounts/take-equal-time.ts";
import type { Asker } from "#application/ports/identity.ts";
import { mailRequestLimits, mailsToAddressLimits } from "#domain/accounts/attempt-limits.ts";
import { type EmailAddress, emailKey, parseEmailAddress } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type MailRequestRefusal = { readonly code: "email-malformed" } | TooManyAttempts;

/** Somebody asks for a mail to an address: counted, and answered alike and in the same time whoever it belongs to. */
export async function mailOnRequest(
  { attempts, timer }: Pick<AccountPorts, "attempts" | "timer">,
  text: string,
  asker: Asker,
  reason: "confirm" | "reset",
  send: (email: EmailAddress) => Promise<void>,
): Promise<Result<void, MailRequestRefusal>> {
  const email = parseEmailAddress(text);
  if (email === null) return refused({ code: "email-malformed" });
  const network = networkOfAddress(asker.address);
  const stopped = await takeAttempt(attempts, mailRequestLimits(network));
  if (stopped) return refused(stopped);

  return takeEqualTime(timer, async () => {
    const { isAllowed } = await attempts.take(mailsToAddressLimits(reason, emailKey(email), network));
    if (isAllowed) await send(email);
    return ok(undefined);
  });
}
