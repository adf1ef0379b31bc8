import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { type TooManyAttempts, takeAttempt } from "#application/accounts/take-attempt.ts";
import { takeEqualTime } from "#application/accounts/take-equal-time.ts";
import type { Asker } from "#application/ports/identity.ts";
import { mailRequestLimits, mailsToAddressLimits } from "#domain/accounts/attempt-limits.ts";
import { emailKey, parseEmailAddress } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type ResendRefusal = { readonly code: "email-malformed" } | TooManyAttempts;

export async function resendConfirmation(
  { identity, attempts, timer }: Pick<AccountPorts, "identity" | "attempts" | "timer">,
  input: { readonly email: string },
  asker: Asker,
): Promise<Result<void, ResendRefusal>> {
  const email = parseEmailAddress(input.email);
  if (email === null) return refused({ code: "email-malformed" });
  const network = networkOfAddress(asker.address);
  const stopped = await takeAttempt(attempts, mailRequestLimits(network));
  if (stopped) return refused(stopped);

  return takeEqualTime(timer, async () => {
    const { isAllowed } = await attempts.take(mailsToAddressLimits("confirm", emailKey(email), network));
    if (isAllowed) await identity.resendConfirmation(email);
    return ok(undefined);
  });
}
