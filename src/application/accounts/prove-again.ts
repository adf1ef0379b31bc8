import type { AccountPorts } from "#application/accounts/account-ports.ts";
import type { PasskeyRefusal, PasskeyStart } from "#application/accounts/sign-in-with-passkey.ts";
import type { Who } from "#application/accounts/with-factor.ts";
import { withPassword } from "#application/accounts/with-password.ts";
import type { Client, PasswordRefusal } from "#application/ports/identity.ts";
import type { TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { tokenLimits } from "#domain/accounts/rate-limits.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type ProofPorts = Pick<AccountPorts, "identity" | "rateLimits">;

/** Each notes in the running sign-in that its owner proved who they are. A password is no second factor. */
export const proveByPassword = (
  ports: ProofPorts,
  { uid, sessionToken }: Who,
  input: { readonly password: string },
): Promise<Result<void, PasswordRefusal | TooManyAttempts>> =>
  withPassword(ports, uid, () => ports.identity.proveByPassword(uid, sessionToken, input.password));

export const proveByCode = (
  { identity }: ProofPorts,
  { uid, sessionToken }: Who,
  input: { readonly code: string },
): Promise<Result<void, { readonly code: "code-wrong" } | TooManyAttempts>> =>
  identity.proveByCode(uid, sessionToken, input.code);

export async function startPasskeyProof(
  { identity, rateLimits }: ProofPorts,
  { uid }: Pick<Who, "uid">,
  client: Client,
): Promise<Result<PasskeyStart, TooManyAttempts>> {
  const limited = await rateLimits.limited(tokenLimits(networkOfAddress(client.address)));
  return limited ? refused(limited) : ok(await identity.startPasskeyProof(uid));
}

export const proveByPasskey = (
  { identity }: ProofPorts,
  { uid, sessionToken }: Who,
  input: { readonly challenge: string; readonly answer: unknown },
): Promise<Result<void, PasskeyRefusal>> => identity.proveByPasskey(uid, sessionToken, input.challenge, input.answer);
