import type { Clock } from "#application/ports/clock.ts";
import type { Subscription } from "#application/ports/mail/newsletter.ts";
import type { Seals } from "#application/ports/security/seals.ts";
import type { Store } from "#application/ports/store.ts";
import { maskEmailAddress } from "#domain/accounts/email-address.ts";
import { NEWSLETTER_SEAL } from "#domain/newsletter/subscription-key.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Reading = { readonly store: Store; readonly seals: Seals };
type Writing = Reading & { readonly clock: Clock };

async function subscriptionOf({ store, seals }: Reading, key: string): Promise<Subscription | null> {
  const id = seals.open(NEWSLETTER_SEAL, key);
  return id === null ? null : store.subscriptions.find(id);
}

/** What the page of preferences shows to who holds a link of a letter; null when nothing is subscribed. */
export async function readSubscription(ports: Reading, key: string) {
  const found = await subscriptionOf(ports, key);
  if (found?.state !== "confirmed") return null;
  return { emailMasked: maskEmailAddress(found.email), topics: found.topics };
}

export async function chooseTopics(
  ports: Writing,
  key: string,
  topics: readonly string[],
  textVersion: string,
): Promise<Result<void, { readonly code: "subscription-unknown" }>> {
  const { store, clock } = ports;
  const found = await subscriptionOf(ports, key);
  if (found?.state !== "confirmed") return refused({ code: "subscription-unknown" });
  const event = { at: clock.now(), source: "form", textVersion, askedAt: null, topics } as const;
  await store.subscriptions.confirm(found.email, found.emailKey, event);
  return ok(undefined);
}

/** Ends at once and for good. Asked twice, or with a link of long ago, it is as well: nothing is subscribed. */
export async function endSubscription(ports: Writing, key: string, textVersion: string): Promise<void> {
  const id = ports.seals.open(NEWSLETTER_SEAL, key);
  if (id !== null) await ports.store.subscriptions.end(id, { at: ports.clock.now(), source: "mail", textVersion });
}
