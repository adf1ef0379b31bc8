import type { Store } from "#application/ports/store.ts";

/** A mail that was given up waits again; false when it did not, or when its text is gone. */
export const sendMailAgain = ({ store }: { readonly store: Pick<Store, "outbox"> }, id: string): Promise<boolean> =>
  store.outbox.revive(id);
