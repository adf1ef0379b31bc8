import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { withPassword } from "#application/accounts/with-password.ts";
import type { FactorRefusal } from "#application/ports/identity.ts";
import type { TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import { hasFactor } from "#domain/accounts/has-factor.ts";
import { type Result, refused } from "#domain/result.ts";

export type Who = { readonly uid: string; readonly sessionToken: string };
export type ProofRefusal = FactorRefusal | TooManyAttempts;

/** Whether this sign-in must still use a second factor, because the account has one. */
export async function needsFactor(
  { identity }: Pick<AccountPorts, "identity">,
  { uid, sessionToken }: Who,
): Promise<boolean> {
  if ((await identity.proof(sessionToken)).factorAt !== null) return false;
  const account = await identity.account(uid);
  return account !== null && hasFactor(account);
}

/** For what changes how somebody gets in, or takes everything away: a second factor where there is one, and the password. */
export async function withFactorAndPassword<T, R>(
  ports: Pick<AccountPorts, "identity" | "rateLimits">,
  who: Who,
  work: () => Promise<Result<T, R>>,
): Promise<Result<T, R | ProofRefusal>> {
  return (await needsFactor(ports, who)) ? refused({ code: "factor-needed" }) : withPassword(ports, who.uid, work);
}
