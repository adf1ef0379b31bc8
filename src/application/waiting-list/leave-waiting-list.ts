import type { Client } from "#application/ports/identity.ts";
import type { RateLimits, TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import type { Store } from "#application/ports/store.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { tokenLimits } from "#domain/accounts/rate-limits.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type LeaveRefusal = TooManyAttempts;

/** Who left already, or never stood there, reads the same: there is nothing of them on the list. */
export async function leaveWaitingList(
  { store, rateLimits }: { readonly store: Store; readonly rateLimits: RateLimits },
  leaveToken: string,
  client: Client,
): Promise<Result<void, LeaveRefusal>> {
  const limited = await rateLimits.limited(tokenLimits(networkOfAddress(client.address)));
  if (limited) return refused(limited);
  await store.waitingList.leave(leaveToken);
  return ok(undefined);
}
