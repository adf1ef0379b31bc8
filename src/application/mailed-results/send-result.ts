import type { Client } from "#application/ports/identity.ts";
import type { MailedResult } from "#application/ports/mail/mailed-facts.ts";
import type { RateLimits, TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import type { Store } from "#application/ports/store.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { tokenLimits } from "#domain/accounts/rate-limits.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type SendRefusal = { readonly code: "token-unknown" } | { readonly code: "no-result" } | TooManyAttempts;

/** Sends the result to who confirmed. `summarise` computes it outside the transaction, which should be short. */
export async function sendResult(
  { store, rateLimits }: { readonly store: Store; readonly rateLimits: RateLimits },
  token: string,
  client: Client,
  summarise: (link: string) => Promise<MailedResult | null>,
): Promise<Result<void, SendRefusal>> {
  const limited = await rateLimits.limited(tokenLimits(networkOfAddress(client.address)));
  if (limited) return refused(limited);
  const request = await store.resultRequests.find(token);
  if (request === null) return refused({ code: "token-unknown" });
  const result = await summarise(request.link);
  if (result === null) return refused({ code: "no-result" });
  return store.transaction(async ({ resultRequests, outbox }) => {
    // Of two who press at the same time, one gets it.
    const taken = await resultRequests.take(token);
    if (taken === null) return refused({ code: "token-unknown" });
    await outbox.add({ kind: "calculation-result", to: taken.email, ...result });
    return ok(undefined);
  });
}
