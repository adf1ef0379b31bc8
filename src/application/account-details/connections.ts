import type { Clock } from "#application/ports/clock.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { Store } from "#application/ports/store.ts";
import { readConnectionFacts } from "#domain/connections/read-connection.ts";
import type { SavedConnection } from "#domain/connections/saved-connection.ts";
import { userPath } from "#domain/documents/document-path.ts";
import { parseEan } from "#domain/identifiers/ean.ts";

export const CONNECTIONS_MAX = 20;

type Ports = { readonly store: Store; readonly clock: Clock; readonly ids: Ids };

/** The connections of an account, the default first. */
export async function listConnections(ports: Ports, uid: string): Promise<readonly SavedConnection[]> {
  await adoptFormer(ports, uid);
  return ports.store.connections.list(uid);
}

export const findConnection = ({ store }: Ports, uid: string, id: string): Promise<SavedConnection | null> =>
  store.connections.find(uid, id);

/** False when it is not theirs, or gone. */
export const chooseDefaultConnection = ({ store }: Ports, uid: string, id: string): Promise<boolean> =>
  store.connections.makeDefault(uid, id);

/** False when it is not theirs, or gone already. What was filled in from it stays as it is. */
export const removeConnection = ({ store }: Ports, uid: string, id: string): Promise<boolean> =>
  store.connections.remove(uid, id);

const FORMER = "connections";

/**
 * A profile once held numbers with a name. The migration brought those of our own tables over; a document from a cloud
 * backend or an older backup may still have them, and gives them up the first time it is looked at.
 */
async function adoptFormer({ store, clock, ids }: Ports, uid: string): Promise<void> {
  const path = userPath(uid);
  const document = await store.documents.get(path);
  if (!document.exists || formerIn(document.data).length === 0) return;
  await store.transaction(async ({ documents, connections }) => {
    // An update without fields changes nothing but holds the document, so that two tabs take turns.
    await documents.update(path, {});
    const held = await documents.get(path);
    if (!held.exists) return;
    const at = clock.now();
    for (const { ean, name } of formerIn(held.data)) {
      const row = { id: ids.next(), uid, name, offtakeEan: ean, injectionEan: null, createdAt: at, updatedAt: at };
      const nowhere = { street: "", postcode: "", town: "" };
      await connections.insert({ ...row, ...nowhere, ...readConnectionFacts(null) }, CONNECTIONS_MAX);
    }
    await documents.update(path, { [FORMER]: [] });
  });
}

function formerIn(data: Readonly<Record<string, unknown>>) {
  const former = data[FORMER];
  return (Array.isArray(former) ? former : []).flatMap((one: unknown) => {
    const { ean, name } = (one ?? {}) as { ean?: unknown; name?: unknown };
    const read = parseEan(typeof ean === "string" ? ean : "");
    return read.ok ? [{ ean: read.value, name: typeof name === "string" ? name : "" }] : [];
  });
}
