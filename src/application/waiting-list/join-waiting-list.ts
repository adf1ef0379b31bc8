import type { Attempts } from "#application/ports/attempts.ts";
import type { Asker } from "#application/ports/identity.ts";
import type { WaitingEntry } from "#application/ports/leads.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";
import { tokenLimits } from "#domain/accounts/attempt-limits.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type JoinRefusal =
  | { readonly code: "token-unknown" }
  | { readonly code: "too-many-attempts"; readonly retryAfterSeconds: number };

type Ports = {
  readonly store: Store;
  readonly attempts: Attempts;
  readonly settings: Pick<Settings, "operatorMailbox">;
};

/** The reader of the mailbox said yes: from now on they wait, and have a link to stop waiting. */
export async function joinWaitingList(
  { store, attempts, settings }: Ports,
  token: string,
  asker: Asker,
): Promise<Result<Pick<WaitingEntry, "side" | "reason">, JoinRefusal>> {
  const counted = await attempts.take(tokenLimits(networkOfAddress(asker.address)));
  if (!counted.isAllowed) {
    return refused({ code: "too-many-attempts", retryAfterSeconds: counted.retryAfterSeconds });
  }
  return store.transaction(async ({ waitingList, outbox }) => {
    const joined = await waitingList.join(token);
    if (joined === null) return refused({ code: "token-unknown" });
    const { entry, leaveToken } = joined;
    const { email, side, reason, postcode } = entry;
    if (leaveToken !== null) {
      await outbox.add({ kind: "waiting-joined", to: email, side, reason, leaveToken });
      await outbox.add({ kind: "waiting-for-operator", to: settings.operatorMailbox, email, side, reason, postcode });
    }
    return ok({ side, reason });
  });
}
