import type { Clock } from "#application/ports/clock.ts";
import type { Client } from "#application/ports/identity.ts";
import type { RateLimits, TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import type { Seals } from "#application/ports/security/seals.ts";
import type { Store } from "#application/ports/store.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { tokenLimits } from "#domain/accounts/rate-limits.ts";
import { NEWSLETTER_SEAL } from "#domain/newsletter/subscription-key.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = { readonly store: Store; readonly rateLimits: RateLimits; readonly clock: Clock; readonly seals: Seals };

export type ConfirmRefusal = { readonly code: "token-unknown" } | TooManyAttempts;

/** The second yes. What was asked, when, under which words and when it was confirmed stays as proof. */
export async function confirmSubscription(
  { store, rateLimits, clock, seals }: Ports,
  token: string,
  client: Client,
): Promise<Result<{ readonly key: string }, ConfirmRefusal>> {
  const limited = await rateLimits.limited(tokenLimits(networkOfAddress(client.address)));
  if (limited) return refused(limited);
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
