import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { checkNewPassword } from "#application/accounts/check-new-password.ts";
import { type TooManyAttempts, takeAttempt } from "#application/accounts/take-attempt.ts";
import type { Asker, TokenRefusal } from "#application/ports/identity.ts";
import { tokenLimits } from "#domain/accounts/attempt-limits.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import type { PasswordPolicyRefusal } from "#domain/accounts/password-policy.ts";
import { type Result, refused } from "#domain/result.ts";

export type ResetPasswordRefusal = PasswordPolicyRefusal | TokenRefusal | TooManyAttempts;

/** A password that is refused leaves the link as it was. */
export async function resetPassword(
  ports: Pick<AccountPorts, "identity" | "attempts" | "commonPasswords" | "settings">,
  input: { readonly token: string; readonly password: string },
  asker: Asker,
): Promise<Result<void, ResetPasswordRefusal>> {
  const weak = await checkNewPassword(ports, input.password, []);
  if (weak) return refused(weak);
  const stopped = await takeAttempt(ports.attempts, tokenLimits(networkOfAddress(asker.address)));
  return stopped ? refused(stopped) : ports.identity.resetPassword(input.token, input.password);
}
