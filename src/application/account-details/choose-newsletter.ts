import type { Clock } from "#application/ports/clock.ts";
import type { Store } from "#application/ports/store.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import { newsletterTopics } from "#domain/newsletter/topics.ts";

type Text = { readonly purpose: string; readonly textVersion: string };
type Person = { readonly uid: string; readonly email: string };

// The address of an account was read as one when it was made.
const keyOf = ({ email }: Person) => emailKey(email as EmailAddress);

/** Whether the letter goes to this address; until the address has a subscription, what was said when the account was made. */
export async function wantsNewsletter({ store }: { readonly store: Store }, person: Person, purpose: string) {
  const subscription = await store.subscriptions.findByEmail(keyOf(person));
  if (subscription) return subscription.state === "confirmed";
  const said = (await store.consents.list(person.uid)).filter((consent) => consent.purpose === purpose);
  return said.reduce((last, next) => (next.at >= last.at ? next : last), { at: new Date(0), isGiven: false }).isGiven;
}

/** Subscribes or ends at once: the address of an account is confirmed already. Saying the same again adds nothing. */
export async function chooseNewsletter(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  person: Person,
  { purpose, textVersion }: Text,
  isGiven: boolean,
): Promise<void> {
  if ((await wantsNewsletter({ store }, person, purpose)) === isGiven) return;
  const at = clock.now();
  const how = { at, source: "account", textVersion } as const;
  await store.transaction(async ({ consents, subscriptions }) => {
    const known = await subscriptions.findByEmail(keyOf(person));
    if (isGiven) {
      const topics = known?.topics ?? newsletterTopics;
      await subscriptions.confirm(person.email, keyOf(person), { ...how, askedAt: null, topics });
    }
    // Ending takes back what the account agreed to as well.
    if (!isGiven && known && (await subscriptions.end(known.id, how))) return;
    await consents.add(person.uid, { purpose, textVersion, isGiven, at });
  });
}
