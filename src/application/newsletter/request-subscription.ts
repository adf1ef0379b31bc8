import type { Attempts } from "#application/ports/attempts.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Asker } from "#application/ports/identity.ts";
import type { Seals } from "#application/ports/seals.ts";
import type { Store } from "#application/ports/store.ts";
import { mailRequestLimits, mailsToAddressLimits } from "#domain/accounts/attempt-limits.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { NEWSLETTER_SEAL } from "#domain/newsletter/subscription-key.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = {
  readonly store: Store;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly seals: Seals;
};

/** Asks the reader of a mailbox whether they want the letter. The answer is the same for every address, known or new. */
export async function requestSubscription(
  { store, attempts, clock, seals }: Ports,
  input: { readonly email: EmailAddress; readonly topics: readonly string[]; readonly textVersion: string },
  asker: Asker,
): Promise<Result<void, { readonly code: "too-many-attempts"; readonly retryAfterSeconds: number }>> {
  const { email, topics, textVersion } = input;
  const network = networkOfAddress(asker.address);
  const asked = await attempts.take(mailRequestLimits(network));
  if (!asked.isAllowed) return refused({ code: "too-many-attempts", retryAfterSeconds: asked.retryAfterSeconds });
  const { isAllowed } = await attempts.take(mailsToAddressLimits("newsletter", emailKey(email), network));
  if (!isAllowed) return ok(undefined);
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
}
