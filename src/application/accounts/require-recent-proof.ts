import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { proveByPassword } from "#application/accounts/prove-again.ts";
import type { PasswordRefusal } from "#application/ports/identity.ts";
import type { TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import { isRecentProof } from "#domain/accounts/proof-life.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = Pick<AccountPorts, "identity" | "clock">;
export type ProofRefusal = { readonly code: "password-missing" } | PasswordRefusal | TooManyAttempts;

/** Whether a password, code or passkey was given in this sign-in within the last ten minutes. */
export const hasRecentProof = async ({ identity, clock }: Ports, sessionToken: string): Promise<boolean> =>
  isRecentProof((await identity.proof(sessionToken)).provedAt, clock.now());

/** The same for a second factor, which a password is not. */
export const hasRecentFactor = async ({ identity, clock }: Ports, sessionToken: string): Promise<boolean> =>
  isRecentProof((await identity.proof(sessionToken)).factorAt, clock.now());

/** Lets pass whoever proved lately who they are, or does so now with the password that was typed beside the act. */
export async function requireRecentProof(
  ports: Pick<AccountPorts, "identity" | "clock" | "rateLimits">,
  who: { readonly uid: string; readonly sessionToken: string },
  input: { readonly password: string },
): Promise<Result<void, ProofRefusal>> {
  if (await hasRecentProof(ports, who.sessionToken)) return ok(undefined);
  return input.password === "" ? refused({ code: "password-missing" }) : proveByPassword(ports, who, input);
}
