import type { Attempts } from "#application/ports/attempts.ts";
import type { Asker } from "#application/ports/identity.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";
import { tokenLimits } from "#domain/accounts/attempt-limits.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type EraseRefusal =
  | { readonly code: "token-unknown" }
  | { readonly code: "too-many-attempts"; readonly retryAfterSeconds: number };

type Ports = {
  readonly store: Store;
  readonly attempts: Attempts;
  readonly settings: Pick<Settings, "operatorMailbox">;
};

/** Whoever holds the link takes the lead back; the operator, who got it by mail, is asked to forget it too. */
export async function eraseLead(
  { store, attempts, settings }: Ports,
  token: string,
  asker: Asker,
): Promise<Result<void, EraseRefusal>> {
  const counted = await attempts.take(tokenLimits(networkOfAddress(asker.address)));
  if (!counted.isAllowed) {
    return refused({ code: "too-many-attempts", retryAfterSeconds: counted.retryAfterSeconds });
  }
  return store.transaction(async ({ leads, outbox }) => {
    const gone = await leads.remove(token);
    if (gone === null) return refused({ code: "token-unknown" });
    await outbox.add({ kind: "lead-erased-for-operator", to: settings.operatorMailbox, reference: gone.reference });
    return ok(undefined);
  });
}
