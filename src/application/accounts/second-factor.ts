import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { type ProofRefusal, type Who, withFactorAndPassword } from "#application/accounts/with-factor.ts";
import type { PasswordRefusal } from "#application/ports/identity.ts";
import type { TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import { secondFactorLimits } from "#domain/accounts/rate-limits.ts";
import { type Result, refused } from "#domain/result.ts";

type FactorPorts = Pick<AccountPorts, "identity" | "rateLimits">;
export type StartSecondFactorRefusal =
  | PasswordRefusal
  | ProofRefusal
  | { readonly code: "second-factor-on" | "code-wrong" };
export type ConfirmSecondFactorRefusal =
  | { readonly code: "code-wrong" | "set-up-expired" | "enrolment-unknown" }
  | TooManyAttempts;
export type RemoveSecondFactorRefusal = PasswordRefusal | ProofRefusal | { readonly code: "code-wrong" };

/** What the authenticator reads, as text and as a QR code's address. Nothing is on until a first code confirms it. */
export const startSecondFactor = (
  ports: FactorPorts,
  who: Who,
  input: { readonly password: string; readonly currentCode: string | null },
): Promise<Result<{ readonly secret: string; readonly uri: string }, StartSecondFactorRefusal>> =>
  withFactorAndPassword(ports, who, () => ports.identity.startSecondFactor(who.uid, input.password, input.currentCode));

/** The recovery codes are shown this once. */
export async function confirmSecondFactor(
  { identity, rateLimits }: FactorPorts,
  { uid, sessionToken }: Who,
  input: { readonly code: string; readonly enrolment: string | null },
): Promise<Result<{ readonly recoveryCodes: readonly string[] }, ConfirmSecondFactorRefusal>> {
  const limits = secondFactorLimits(uid).map((limit) => ({ ...limit, key: `confirm-${limit.key}` }));
  const limited = await rateLimits.limited(limits);
  return limited ? refused(limited) : identity.confirmSecondFactor(uid, sessionToken, input.code, input.enrolment);
}

export const removeSecondFactor = (
  ports: FactorPorts,
  who: Who,
  input: { readonly password: string; readonly code: string },
): Promise<Result<void, RemoveSecondFactorRefusal>> =>
  withFactorAndPassword(ports, who, () =>
    ports.identity.removeSecondFactor(who.uid, who.sessionToken, input.password, input.code),
  );
