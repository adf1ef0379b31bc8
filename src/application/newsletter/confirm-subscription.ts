import type { Attempts } from "#application/ports/attempts.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Asker } from "#application/ports/identity.ts";
import type { Seals } from "#application/ports/seals.ts";
import type { Store } from "#application/ports/store.ts";
import { tokenLimits } from "#domain/accounts/attempt-limits.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { NEWSLETTER_SEAL } from "#domain/newsletter/subscription-key.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = { readonly store: Store; readonly attempts: Attempts; readonly clock: Clock; readonly seals: Seals };

export type ConfirmRefusal =
  | { readonly code: "token-unknown" }
  | { readonly code: "too-many-attempts"; readonly retryAfterSeconds: number };

/** The second yes. What was asked, when, under which words and when it was confirmed stays as proof. */
export async function confirmSubscription(
  { store, attempts, clock, seals }: Ports,
  token: string,
  asker: Asker,
): Promise<Result<{ readonly key: string }, ConfirmRefusal>> {
  const counted = await attempts.take(tokenLimits(networkOfAddress(asker.address)));
  if (!counted.isAllowed) {
    return refused({ code: "too-many-attempts", retryAfterSeconds: counted.retryAfterSeconds });
  }
  return store.transaction(async ({ subscriptions }) => {
    const request = await subscriptions.takeRequest(token);
    if (request === null) return refused({ code: "token-unknown" });
    const { email, topics, textVersion, askedAt } = request;
    // It was read as an address when it was asked.
    const subscription = await subscriptions.confirm(email, emailKey(email as EmailAddress), {
      at: clock.now(),
      source: "mail",
      textVersion,
      askedAt,
      topics,
    });
    return ok({ key: seals.seal(NEWSLETTER_SEAL, subscription.id) });
  });
}
