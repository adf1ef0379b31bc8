import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { type TooManyAttempts, takeAttempt } from "#application/accounts/take-attempt.ts";
import { takeEqualTime } from "#application/accounts/take-equal-time.ts";
import { withPassword } from "#application/accounts/with-password.ts";
import type { PasswordRefusal } from "#application/ports/identity.ts";
import { mailsToAddressLimits } from "#domain/accounts/attempt-limits.ts";
import { emailKey, parseEmailAddress } from "#domain/accounts/email-address.ts";
import { type Result, refused } from "#domain/result.ts";

export type EmailChangeRefusal =
  | { readonly code: "email-malformed" }
  | { readonly code: "email-unchanged" }
  | PasswordRefusal
  | TooManyAttempts;

/** Nothing changes until the new address is confirmed. Whether another account holds it is told to its owner alone. */
export async function requestEmailChange(
  ports: Pick<AccountPorts, "identity" | "attempts" | "timer">,
  who: { readonly uid: string; readonly email: string },
  input: { readonly email: string; readonly password: string },
): Promise<Result<void, EmailChangeRefusal>> {
  const email = parseEmailAddress(input.email);
  if (email === null) return refused({ code: "email-malformed" });
  if (email === who.email) return refused({ code: "email-unchanged" });
  const stopped = await takeAttempt(ports.attempts, mailsToAddressLimits("change", emailKey(email), who.uid));
  if (stopped) return refused(stopped);
  return takeEqualTime(ports.timer, () =>
    withPassword(ports, who.uid, () => ports.identity.requestEmailChange(who.uid, input.password, email)),
  );
}
