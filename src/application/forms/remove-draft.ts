import type { Store } from "#application/ports/store.ts";

/** False when it was signed by now, or never theirs: a signed paper stays as long as the account. */
export const removeDraft = ({ store }: { readonly store: Store }, uid: string, id: string): Promise<boolean> =>
  store.forms.removeDraft(uid, id);
