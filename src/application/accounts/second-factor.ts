import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { withPassword } from "#application/accounts/with-password.ts";
import type { PasswordRefusal } from "#application/ports/identity.ts";
import type { TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import { secondFactorLimits } from "#domain/accounts/rate-limits.ts";
import { type Result, refused } from "#domain/result.ts";

type FactorPorts = Pick<AccountPorts, "identity" | "rateLimits">;
export type StartSecondFactorRefusal = PasswordRefusal | { readonly code: "second-factor-on" } | TooManyAttempts;
export type ConfirmSecondFactorRefusal = { readonly code: "code-wrong" | "set-up-expired" } | TooManyAttempts;
export type RemoveSecondFactorRefusal = PasswordRefusal | { readonly code: "code-wrong" } | TooManyAttempts;

/** What the authenticator reads, as text and as a QR code's address. Nothing is on until a first code confirms it. */
export const startSecondFactor = (
  ports: FactorPorts,
  uid: string,
  input: { readonly password: string },
): Promise<Result<{ readonly secret: string; readonly uri: string }, StartSecondFactorRefusal>> =>
  withPassword(ports, uid, () => ports.identity.startSecondFactor(uid, input.password));

/** The recovery codes are shown this once. */
export async function confirmSecondFactor(
  { identity, rateLimits }: FactorPorts,
  uid: string,
  input: { readonly code: string; readonly sessionToken: string },
): Promise<Result<{ readonly recoveryCodes: readonly string[] }, ConfirmSecondFactorRefusal>> {
  const limits = secondFactorLimits(uid).map((limit) => ({ ...limit, key: `confirm-${limit.key}` }));
  const limited = await rateLimits.limited(limits);
  return limited ? refused(limited) : identity.confirmSecondFactor(uid, input.code, input.sessionToken);
}

export const removeSecondFactor = (
  ports: FactorPorts,
  uid: string,
  input: { readonly password: string; readonly code: string },
): Promise<Result<void, RemoveSecondFactorRefusal>> =>
  withPassword(ports, uid, () => ports.identity.removeSecondFactor(uid, input.password, input.code));
