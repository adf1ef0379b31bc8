import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { type TooManyAttempts, takeAttempt } from "#application/accounts/take-attempt.ts";
import type { Asker, SignedIn, TokenRefusal } from "#application/ports/identity.ts";
import { tokenLimits } from "#domain/accounts/attempt-limits.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { type Result, refused } from "#domain/result.ts";

export type ConfirmAddressRefusal = TokenRefusal | TooManyAttempts;

export async function confirmAddress(
  { identity, attempts }: Pick<AccountPorts, "identity" | "attempts">,
  input: { readonly token: string },
  asker: Asker,
): Promise<Result<SignedIn, ConfirmAddressRefusal>> {
  const stopped = await takeAttempt(attempts, tokenLimits(networkOfAddress(asker.address)));
  return stopped ? refused(stopped) : identity.confirmAddress(input.token, asker);
}
