import type { Attempts } from "#application/ports/attempts.ts";
import type { Asker } from "#application/ports/identity.ts";
import type { Store } from "#application/ports/store.ts";
import { tokenLimits } from "#domain/accounts/attempt-limits.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type LeaveRefusal = { readonly code: "too-many-attempts"; readonly retryAfterSeconds: number };

/** Who left already, or never stood there, reads the same: there is nothing of them on the list. */
export async function leaveWaitingList(
  { store, attempts }: { readonly store: Store; readonly attempts: Attempts },
  leaveToken: string,
  asker: Asker,
): Promise<Result<void, LeaveRefusal>> {
  const counted = await attempts.take(tokenLimits(networkOfAddress(asker.address)));
  if (!counted.isAllowed) {
    return refused({ code: "too-many-attempts", retryAfterSeconds: counted.retryAfterSeconds });
  }
  await store.waitingList.leave(leaveToken);
  return ok(undefined);
}
