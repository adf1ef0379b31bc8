import type { AccountPorts } from "#application/accounts/account-ports.ts";
import type { Client, SignedIn } from "#application/ports/identity.ts";
import type { TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { tokenLimits } from "#domain/accounts/rate-limits.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type SignInPorts = Pick<AccountPorts, "identity" | "rateLimits">;
export type PasskeyRefusal = { readonly code: "passkey-refused" };
export type PasskeySignInRefusal = PasskeyRefusal | TooManyAttempts;
/** The options go to the browser as they are; the challenge comes back with its answer. */
export type PasskeyStart = { readonly challenge: string; readonly options: unknown };

export async function startPasskeySignIn(
  { identity, rateLimits }: SignInPorts,
  client: Client,
): Promise<Result<PasskeyStart, TooManyAttempts>> {
  const limited = await rateLimits.limited(tokenLimits(networkOfAddress(client.address)));
  return limited ? refused(limited) : ok(await identity.startPasskeySignIn());
}

export async function signInWithPasskey(
  { identity, rateLimits }: SignInPorts,
  input: { readonly challenge: string; readonly answer: unknown },
  client: Client,
): Promise<Result<SignedIn, PasskeySignInRefusal>> {
  const limited = await rateLimits.limited(tokenLimits(networkOfAddress(client.address)));
  return limited ? refused(limited) : identity.signInWithPasskey(input.challenge, input.answer, client);
}
