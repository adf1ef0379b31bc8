import type { AccountPorts } from "#application/accounts/account-ports.ts";
import type { Client, TokenRefusal } from "#application/ports/identity.ts";
import type { TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { tokenLimits } from "#domain/accounts/rate-limits.ts";
import { type Result, refused } from "#domain/result.ts";

export type ConfirmEmailChangeRefusal = TokenRefusal | TooManyAttempts;

export async function confirmEmailChange(
  { identity, rateLimits }: Pick<AccountPorts, "identity" | "rateLimits">,
  input: { readonly token: string },
  client: Client,
): Promise<Result<void, ConfirmEmailChangeRefusal>> {
  const limited = await rateLimits.limited(tokenLimits(networkOfAddress(client.address)));
  return limited ? refused(limited) : identity.confirmEmailChange(input.token);
}
