import type { Clock } from "#application/ports/clock.ts";
import type { Store } from "#application/ports/store.ts";

type Text = { readonly purpose: string; readonly textVersion: string };

/** The last word of somebody on the newsletter; false when they never said. */
export async function wantsNewsletter({ store }: { readonly store: Store }, uid: string, purpose: string) {
  const said = (await store.consents.list(uid)).filter((consent) => consent.purpose === purpose);
  return said.reduce((last, next) => (next.at >= last.at ? next : last), { at: new Date(0), isGiven: false }).isGiven;
}

/** Adds a line to the record of consents; saying the same again adds nothing. */
export async function chooseNewsletter(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  uid: string,
  { purpose, textVersion }: Text,
  isGiven: boolean,
): Promise<void> {
  if ((await wantsNewsletter({ store }, uid, purpose)) === isGiven) return;
  await store.consents.add(uid, { purpose, textVersion, isGiven, at: clock.now() });
}
