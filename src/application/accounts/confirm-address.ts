import type { AccountPorts } from "#application/accounts/account-ports.ts";
import type { Client, SignedIn, TokenRefusal } from "#application/ports/identity.ts";
import type { TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { tokenLimits } from "#domain/accounts/rate-limits.ts";
import { type Result, refused } from "#domain/result.ts";

export type ConfirmAddressRefusal = TokenRefusal | TooManyAttempts;

export async function confirmAddress(
  { identity, rateLimits }: Pick<AccountPorts, "identity" | "rateLimits">,
  input: { readonly token: string },
  client: Client,
): Promise<Result<SignedIn, ConfirmAddressRefusal>> {
  const limited = await rateLimits.limited(tokenLimits(networkOfAddress(client.address)));
  return limited ? refused(limited) : identity.confirmAddress(input.token, client);
}
