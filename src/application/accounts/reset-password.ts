import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { checkNewPassword } from "#application/accounts/check-new-password.ts";
import type { Client, TokenRefusal } from "#application/ports/identity.ts";
import type { TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import type { PasswordPolicyRefusal } from "#domain/accounts/password-policy.ts";
import { tokenLimits } from "#domain/accounts/rate-limits.ts";
import { type Result, refused } from "#domain/result.ts";

export type ResetPasswordRefusal = PasswordPolicyRefusal | TokenRefusal | TooManyAttempts;

/** A password that is refused leaves the link as it was. */
export async function resetPassword(
  ports: Pick<AccountPorts, "identity" | "rateLimits" | "leakedPasswords" | "settings">,
  input: { readonly token: string; readonly password: string; readonly keptPasskeys: readonly string[] },
  client: Client,
): Promise<Result<void, ResetPasswordRefusal>> {
  const weak = await checkNewPassword(ports, input.password, []);
  if (weak) return refused(weak);
  const limited = await ports.rateLimits.limited(tokenLimits(networkOfAddress(client.address)));
  return limited ? refused(limited) : ports.identity.resetPassword(input.token, input.password, input.keptPasskeys);
}
