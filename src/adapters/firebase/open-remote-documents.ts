import { DocumentContended, DocumentRefusal, type RemoteDocuments } from "#application/ports/documents.ts";
import {
  type FieldChange,
  findDocumentFault,
  findWholeFault,
  readFieldChanges,
} from "#domain/documents/document-checks.ts";
import { type DocumentData, withField } from "#domain/documents/document-data.ts";
import type { Firestore, Found, Write } from "./open-firestore.ts";

/** User documents in Firestore, with the checks and the words of our own store. */
export function openRemoteDocuments(firestore: Firestore): RemoteDocuments {
  return {
    async get(path) {
      const found = await firestore.read(path);
      return found ? { exists: true, data: found.data } : { exists: false };
    },

    async set(path, data) {
      firestore.check(path);
      refuseIf(findDocumentFault(path, data));
      await firestore.commit([{ path, data }]);
    },

    async update(path, fields) {
      firestore.check(path);
      const changes = changesOf(path, fields);
      const isDeep = changes.some(({ names }) => names.length > 1);
      // What stands around a nested field decides whether the whole is right, such as the other half of a place.
      const before = isDeep || changes.length === 0 ? await firestore.read(path) : { data: {} };
      if (!before) throw missing(path);
      refuseIf(findWholeFault("updateDoc", path, apply(before.data, changes)));
      if (changes.length === 0) return;
      const mask = changes.map(({ names }) => names);
      await firestore.commit([{ path, data: apply({}, changes), mask, only: { exists: true } }]);
    },

    begin() {
      const open = new Map<string, Opened>();
      async function opened(path: string): Promise<Opened> {
        const known = open.get(path);
        if (known) return known;
        const found = await firestore.read(path);
        const fresh: Opened = { found, data: found?.data ?? null, isChanged: false };
        open.set(path, fresh);
        return fresh;
      }
      return {
        async get(path) {
          const { data } = await opened(path);
          return data ? { exists: true, data } : { exists: false };
        },
        async set(path, data) {
          firestore.check(path);
          refuseIf(findDocumentFault(path, data));
          open.set(path, { ...(await opened(path)), data, isChanged: true });
        },
        async update(path, fields) {
          firestore.check(path);
          const changes = changesOf(path, fields);
          const before = await opened(path);
          if (!before.data) throw missing(path);
          const data = apply(before.data, changes);
          refuseIf(findWholeFault("updateDoc", path, data));
          open.set(path, { ...before, data, isChanged: before.isChanged || changes.length > 0 });
        },
        async remove(path) {
          open.set(path, { ...(await opened(path)), data: null, isChanged: true });
        },
        async commit() {
          const writes = [...open].flatMap(([path, { found, data, isChanged }]): Write[] => {
            if (!isChanged) return [];
            if (!data) return [{ path, remove: true }];
            return [{ path, data, only: found ? { updateTime: found.updateTime } : { exists: false } }];
          });
          if (writes.length === 0) return;
          try {
            await firestore.commit(writes);
          } catch (error) {
            // It was there when it was read.
            if (error instanceof DocumentRefusal && error.code === "not-found") {
              throw new DocumentContended(error.message);
            }
            throw error;
          }
        },
      };
    },

    remove: (path) => firestore.commit([{ path, remove: true }]),
    ping: async () => void (await firestore.read("user/-")),
  };
}

type Opened = { readonly found: Found | null; readonly data: DocumentData | null; readonly isChanged: boolean };

function changesOf(path: string, fields: DocumentData): readonly FieldChange[] {
  const read = readFieldChanges(path, fields);
  if ("fault" in read) throw new DocumentRefusal("invalid-argument", read.fault);
  return read.ok;
}

const apply = (data: DocumentData, changes: readonly FieldChange[]): DocumentData =>
  changes.reduce((before, { names, value }) => withField(before, names, value), data);

const missing = (path: string) => new DocumentRefusal("not-found", `No document to update: ${path}`);

function refuseIf(fault: string | null): void {
  if (fault !== null) throw new DocumentRefusal("invalid-argument", fault);
}
