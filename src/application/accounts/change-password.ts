import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { checkNewPassword } from "#application/accounts/check-new-password.ts";
import { withPassword } from "#application/accounts/with-password.ts";
import type { PasswordRefusal, RenewedSession } from "#application/ports/identity.ts";
import type { TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import type { PasswordPolicyRefusal } from "#domain/accounts/password-policy.ts";
import { type Result, refused } from "#domain/result.ts";

export type ChangePasswordRefusal = PasswordPolicyRefusal | PasswordRefusal | TooManyAttempts;

type Who = { readonly uid: string; readonly email: string; readonly sessionToken: string };

/** Ends every other sign-in; this one goes on under a new token, which must go into the cookie. */
export async function changePassword(
  ports: Pick<AccountPorts, "identity" | "rateLimits" | "leakedPasswords" | "settings">,
  who: Who,
  input: { readonly current: string; readonly next: string },
): Promise<Result<RenewedSession, ChangePasswordRefusal>> {
  const weak = await checkNewPassword(ports, input.next, [who.email]);
  if (weak) return refused(weak);
  return withPassword(ports, who.uid, () =>
    ports.identity.changePassword(who.uid, input.current, input.next, who.sessionToken),
  );
}
