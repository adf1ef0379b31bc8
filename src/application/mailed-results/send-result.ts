import type { Attempts } from "#application/ports/attempts.ts";
import type { Asker } from "#application/ports/identity.ts";
import type { MailedResult } from "#application/ports/mail.ts";
import type { Store } from "#application/ports/store.ts";
import { tokenLimits } from "#domain/accounts/attempt-limits.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type SendRefusal =
  | { readonly code: "token-unknown" }
  | { readonly code: "no-result" }
  | { readonly code: "too-many-attempts"; readonly retryAfterSeconds: number };

/** Sends the result to who confirmed. `summarise` computes it outside the transaction, which should be short. */
export async function sendResult(
  { store, attempts }: { readonly store: Store; readonly attempts: Attempts },
  token: string,
  asker: Asker,
  summarise: (link: string) => Promise<MailedResult | null>,
): Promise<Result<void, SendRefusal>> {
  const counted = await attempts.take(tokenLimits(networkOfAddress(asker.address)));
  if (!counted.isAllowed) {
    return refused({ code: "too-many-attempts", retryAfterSeconds: counted.retryAfterSeconds });
  }
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
