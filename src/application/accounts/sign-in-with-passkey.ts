import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { type TooManyAttempts, takeAttempt } from "#application/accounts/take-attempt.ts";
import type { Asker, SignedIn } from "#application/ports/identity.ts";
import { tokenLimits } from "#domain/accounts/attempt-limits.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type SignInPorts = Pick<AccountPorts, "identity" | "attempts">;
export type PasskeyRefusal = { readonly code: "passkey-refused" };
export type PasskeySignInRefusal = PasskeyRefusal | TooManyAttempts;
/** The options go to the browser as they are; the challenge comes back with its answer. */
export type PasskeyStart = { readonly challenge: string; readonly options: unknown };

export async function startPasskeySignIn(
  { identity, attempts }: SignInPorts,
  asker: Asker,
): Promise<Result<PasskeyStart, TooManyAttempts>> {
  const stopped = await takeAttempt(attempts, tokenLimits(networkOfAddress(asker.address)));
  return stopped ? refused(stopped) : ok(await identity.startPasskeySignIn());
}

export async function signInWithPasskey(
  { identity, attempts }: SignInPorts,
  input: { readonly challenge: string; readonly answer: unknown },
  asker: Asker,
): Promise<Result<SignedIn, PasskeySignInRefusal>> {
  const stopped = await takeAttempt(attempts, tokenLimits(networkOfAddress(asker.address)));
  return stopped ? refused(stopped) : identity.signInWithPasskey(input.challenge, input.answer, asker);
}
