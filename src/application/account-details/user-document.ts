import type { Store, StoreParts } from "#application/ports/store.ts";
import { readStoredProfile, type StoredProfile } from "#domain/account-details/stored-profile.ts";
import { userPath } from "#domain/documents/document-path.ts";

/** The profile of who asks; null when their document does not exist, which is no failure. */
export async function readProfile({ store }: { readonly store: Store }, uid: string): Promise<StoredProfile | null> {
  const found = await store.documents.get(userPath(uid));
  return found.exists ? readStoredProfile(found.data) : null;
}

type Change = (parts: StoreParts, profile: StoredProfile | null) => Promise<Readonly<Record<string, unknown>> | null>;

/** Writes some fields of the document, whatever else stands in it, and makes it if it is not there. */
export const changeDocument = (store: Store, uid: string, event: string, change: Change): Promise<void> =>
  store.transaction(async (parts) => {
    const path = userPath(uid);
    // An update without fields changes nothing but holds the document, so that two tabs take turns.
    if ((await parts.documents.get(path)).exists) await parts.documents.update(path, {});
    const found = await parts.documents.get(path);
    const fields = await change(parts, found.exists ? readStoredProfile(found.data) : null);
    if (fields === null) return;
    if (found.exists) await parts.documents.update(path, fields);
    else await parts.documents.set(path, fields);
    await parts.events.add(uid, event);
  });
