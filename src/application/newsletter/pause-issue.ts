import type { Store } from "#application/ports/store.ts";

/** Stops a sending after the readers in hand; it goes on where it stopped. */
export const pauseIssue = ({ store }: { readonly store: Store }, name: string): Promise<void> =>
  store.newsletterSends.setState(name, "paused");
