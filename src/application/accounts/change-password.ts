import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { checkNewPassword } from "#application/accounts/check-new-password.ts";
import { type ProofRefusal, type Who, withFactorAndPassword } from "#application/accounts/with-factor.ts";
import type { PasswordRefusal, RenewedSession } from "#application/ports/identity.ts";
import type { PasswordPolicyRefusal } from "#domain/accounts/password-policy.ts";
import { type Result, refused } from "#domain/result.ts";

export type ChangePasswordRefusal = PasswordPolicyRefusal | PasswordRefusal | ProofRefusal;

/** Ends every other sign-in; this one goes on under a new token, which must go into the cookie. */
export async function changePassword(
  ports: Pick<AccountPorts, "identity" | "rateLimits" | "leakedPasswords" | "settings">,
  who: Who & { readonly email: string },
  input: { readonly current: string; readonly next: string },
): Promise<Result<RenewedSession, ChangePasswordRefusal>> {
  const weak = await checkNewPassword(ports, input.next, [who.email]);
  if (weak) return refused(weak);
  return withFactorAndPassword(ports, who, () =>
    ports.identity.changePassword(who.uid, input.current, input.next, who.sessionToken),
  );
}
