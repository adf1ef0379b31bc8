import { and, eq } from "drizzle-orm";
import { DocumentRefusal, type Documents } from "#application/ports/documents.ts";
import { findDocumentFault, findWholeFault, readFieldChanges } from "#domain/documents/document-checks.ts";
import { type DocumentData, withField } from "#domain/documents/document-data.ts";
import { readDocumentPath } from "#domain/documents/document-path.ts";
import { documents } from "../schema.ts";
import type { Access, Dependencies } from "../writing.ts";
import { isStorable } from "./storable-text.ts";

export function openDocuments(access: Access, { clock }: Pick<Dependencies, "clock">): Documents {
  return {
    async get(path) {
      const at = pathOf(path);
      const [found] = await access.run((queries) =>
        queries.select({ data: documents.data }).from(documents).where(isAt(at)),
      );
      return found ? { exists: true, data: found.data } : { exists: false };
    },
    async set(path, data) {
      const at = pathOf(path);
      refuseIf(findDocumentFault(path, data));
      const kept = { data: { ...data }, updatedAt: clock.now() };
      await access.run((queries) =>
        queries
          .insert(documents)
          .values({ ...at, ...kept })
          .onConflictDoUpdate({ target: [documents.collection, documents.id], set: kept }),
      );
    },
    async update(path, fields) {
      const at = pathOf(path);
      const changes = readFieldChanges(path, fields);
      if ("fault" in changes) throw new DocumentRefusal("invalid-argument", changes.fault);
      await access.transaction(async (queries) => {
        const [found] = await queries.select({ data: documents.data }).from(documents).where(isAt(at)).for("update");
        if (!found) throw new DocumentRefusal("not-found", `No document to update: ${path}`);
        const data = changes.ok.reduce<DocumentData>(
          (before, { names, value }) => withField(before, names, value),
          found.data,
        );
        refuseIf(findWholeFault("updateDoc", path, data));
        await queries
          .update(documents)
          .set({ data: { ...data }, updatedAt: clock.now() })
          .where(isAt(at));
      });
    },
    async remove(path) {
      await access.run((queries) => queries.delete(documents).where(isAt(pathOf(path))));
    },
  };
}

const isAt = (at: { collection: string; id: string }) =>
  and(eq(documents.collection, at.collection), eq(documents.id, at.id));

function pathOf(path: string) {
  const read = readDocumentPath(path);
  if ("fault" in read) throw new DocumentRefusal("invalid-argument", read.fault);
  // PostgreSQL takes no null character in a text; such a document is nobody's.
  if (!isStorable(path)) throw new DocumentRefusal("invalid-argument", "Invalid document reference.");
  return read.ok;
}

function refuseIf(fault: string | null): void {
  if (fault !== null) throw new DocumentRefusal("invalid-argument", fault);
}
