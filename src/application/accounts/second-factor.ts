import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { type TooManyAttempts, takeAttempt } from "#application/accounts/take-attempt.ts";
import { withPassword } from "#application/accounts/with-password.ts";
import type { PasswordRefusal } from "#application/ports/identity.ts";
import { secondFactorLimits } from "#domain/accounts/attempt-limits.ts";
import { type Result, refused } from "#domain/result.ts";

type FactorPorts = Pick<AccountPorts, "identity" | "attempts">;
export type StartSecondFactorRefusal = PasswordRefusal | TooManyAttempts;
export type ConfirmSecondFactorRefusal = { readonly code: "code-wrong" | "set-up-expired" } | TooManyAttempts;
export type RemoveSecondFactorRefusal = PasswordRefusal | TooManyAttempts;

/** What the authenticator reads, as text and as a QR code's address. Nothing is on until a first code confirms it. */
export const startSecondFactor = (
  ports: FactorPorts,
  uid: string,
  input: { readonly password: string },
): Promise<Result<{ readonly secret: string; readonly uri: string }, StartSecondFactorRefusal>> =>
  withPassword(ports, uid, () => ports.identity.startSecondFactor(uid, input.password));

/** The recovery codes are shown this once. */
export async function confirmSecondFactor(
  { identity, attempts }: FactorPorts,
  uid: string,
  input: { readonly code: string },
): Promise<Result<{ readonly recoveryCodes: readonly string[] }, ConfirmSecondFactorRefusal>> {
  const limits = secondFactorLimits(uid).map((limit) => ({ ...limit, key: `confirm-${limit.key}` }));
  const stopped = await takeAttempt(attempts, limits);
  return stopped ? refused(stopped) : identity.confirmSecondFactor(uid, input.code);
}

export const removeSecondFactor = (
  ports: FactorPorts,
  uid: string,
  input: { readonly password: string },
): Promise<Result<void, RemoveSecondFactorRefusal>> =>
  withPassword(ports, uid, () => ports.identity.removeSecondFactor(uid, input.password));
