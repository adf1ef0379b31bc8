import { limitMail } from "#application/limit-mail.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Client } from "#application/ports/identity.ts";
import type { RateLimits, TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import type { Seals } from "#application/ports/security/seals.ts";
import type { Store } from "#application/ports/store.ts";
import type { Timer } from "#application/ports/timer.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { padDuration } from "#domain/accounts/pad-duration.ts";
import { mailRequestLimits } from "#domain/accounts/rate-limits.ts";
import { NEWSLETTER_SEAL } from "#domain/newsletter/subscription-key.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = {
  readonly store: Store;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
  readonly seals: Seals;
  readonly timer: Timer;
};

/** Asks the reader of a mailbox whether they want the letter. The answer is the same, and as late, for every address. */
export async function requestSubscription(
  { store, rateLimits, clock, seals, timer }: Ports,
  input: { readonly email: EmailAddress; readonly topics: readonly string[]; readonly textVersion: string },
  client: Client,
): Promise<Result<void, TooManyAttempts>> {
  const { email, topics, textVersion } = input;
  const network = networkOfAddress(client.address);
  const limited = await rateLimits.limited(mailRequestLimits(network));
  if (limited) return refused(limited);
  return padDuration(timer, async () => {
    const mailLimited = await limitMail({ store, rateLimits }, "newsletter", email, client);
    if (mailLimited) return ok(undefined);
    await store.transaction(async ({ subscriptions, outbox }) => {
      const known = await subscriptions.findByEmail(emailKey(email));
      if (known?.state === "confirmed") {
        await outbox.add({ kind: "already-subscribed", to: known.email, key: seals.seal(NEWSLETTER_SEAL, known.id) });
        return;
      }
      const token = await subscriptions.issue({ email, topics, textVersion, askedAt: clock.now() });
      await outbox.add({ kind: "confirm-subscription", to: email, token });
    });
    return ok(undefined);
  });
}
