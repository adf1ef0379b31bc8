import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { checkNewPassword } from "#application/accounts/check-new-password.ts";
import type { Client, TokenRefusal } from "#application/ports/identity.ts";
import type { TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import type { Store } from "#application/ports/store.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import type { PasswordPolicyRefusal } from "#domain/accounts/password-policy.ts";
import { tokenLimits } from "#domain/accounts/rate-limits.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type ResetPasswordRefusal = PasswordPolicyRefusal | TokenRefusal | TooManyAttempts;

/**
 * A password that is refused leaves the link as it was. The browser that came with the link gets the mark of one that signed
 * in before: what strangers try on the address from everywhere no longer keeps its owner out.
 */
export async function resetPassword(
  ports: Pick<AccountPorts, "identity" | "rateLimits" | "leakedPasswords" | "settings"> & {
    readonly store: Pick<Store, "tokens" | "sessions">;
  },
  input: { readonly token: string; readonly password: string; readonly keptPasskeys: readonly string[] },
  client: Client,
): Promise<Result<{ readonly deviceToken: string | null }, ResetPasswordRefusal>> {
  const weak = await checkNewPassword(ports, input.password, []);
  if (weak) return refused(weak);
  const limited = await ports.rateLimits.limited(tokenLimits(networkOfAddress(client.address)));
  if (limited) return refused(limited);
  const owner = await ports.store.tokens.find("reset-password", input.token);
  const reset = await ports.identity.resetPassword(input.token, input.password, input.keptPasskeys);
  if (!reset.ok) return reset;
  const uid = owner?.uid ?? null;
  return ok({ deviceToken: uid && (await ports.store.sessions.rememberDevice(uid, client.deviceToken)) });
}
