import type { Client } from "#application/ports/identity.ts";
import type { RateLimits, TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { tokenLimits } from "#domain/accounts/rate-limits.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type EraseRefusal = { readonly code: "token-unknown" } | TooManyAttempts;

type Ports = {
  readonly store: Store;
  readonly rateLimits: RateLimits;
  readonly settings: Pick<Settings, "operatorMailbox">;
};

/** Whoever holds the link takes the lead back; the operator, who got it by mail, is asked to forget it too. */
export async function eraseLead(
  { store, rateLimits, settings }: Ports,
  token: string,
  client: Client,
): Promise<Result<void, EraseRefusal>> {
  const limited = await rateLimits.limited(tokenLimits(networkOfAddress(client.address)));
  if (limited) return refused(limited);
  return store.transaction(async ({ leads, outbox }) => {
    const gone = await leads.remove(token);
    if (gone === null) return refused({ code: "token-unknown" });
    await outbox.add({ kind: "lead-erased-for-operator", to: settings.operatorMailbox, reference: gone.reference });
    return ok(undefined);
  });
}
