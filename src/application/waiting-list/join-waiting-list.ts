import type { Client } from "#application/ports/identity.ts";
import type { WaitingEntry } from "#application/ports/leads.ts";
import type { RateLimits, TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { tokenLimits } from "#domain/accounts/rate-limits.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type JoinRefusal = { readonly code: "token-unknown" } | TooManyAttempts;

type Ports = {
  readonly store: Store;
  readonly rateLimits: RateLimits;
  readonly settings: Pick<Settings, "operatorMailbox">;
};

/** The reader of the mailbox said yes: from now on they wait, and have a link to stop waiting. */
export async function joinWaitingList(
  { store, rateLimits, settings }: Ports,
  token: string,
  client: Client,
): Promise<Result<Pick<WaitingEntry, "side" | "reason">, JoinRefusal>> {
  const limited = await rateLimits.limited(tokenLimits(networkOfAddress(client.address)));
  if (limited) return refused(limited);
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
