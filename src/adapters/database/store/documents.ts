import { and, eq } from "drizzle-orm";
import { DocumentRefusal, type Documents } from "#application/ports/documents.ts";
import {
  type DocumentData,
  findGeoPointFault,
  findNameFault,
  findUnsupportedValue,
  withField,
} from "#domain/documents/document-data.ts";
import { readDocumentPath } from "#domain/documents/document-path.ts";
import { readFieldPath } from "#domain/documents/field-path.ts";
import { documents } from "../schema.ts";
import type { Access, Means } from "../writing.ts";

// That of the store that the specification names: 1 MiB.
const BYTES_MAX = 1_048_576;

export function openDocuments(access: Access, { clock }: Pick<Means, "clock">): Documents {
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
      checkValues("setDoc", path, data);
      checkWhole("setDoc", path, data);
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
      const changes = Object.entries(fields).map(([key, value]) => readChange(path, key, value));
      await access.transaction(async (queries) => {
        const [found] = await queries.select({ data: documents.data }).from(documents).where(isAt(at)).for("update");
        if (!found) throw new DocumentRefusal("not-found", `No document to update: ${path}`);
        const data = changes.reduce<DocumentData>(
          (before, { names, value }) => withField(before, names, value),
          found.data,
        );
        checkWhole("updateDoc", path, data);
        await queries
          .update(documents)
          .set({ data: { ...data }, updatedAt: clock.now() })
          .where(isAt(at));
      });
    },
  };
}

const isAt = (at: { collection: string; id: string }) =>
  and(eq(documents.collection, at.collection), eq(documents.id, at.id));

function pathOf(path: string) {
  const read = readDocumentPath(path);
  if ("fault" in read) throw new DocumentRefusal("invalid-argument", read.fault);
  // PostgreSQL takes no null character in a text; such a document is nobody's.
  if (path.includes("\0")) throw new DocumentRefusal("invalid-argument", "Invalid document reference.");
  return read.ok;
}

function readChange(path: string, key: string, value: unknown) {
  const read = readFieldPath(key);
  if ("fault" in read) throw invalidData("updateDoc", path, read.fault);
  for (const name of read.ok) {
    const fault = findNameFault(name, key);
    if (fault) throw invalidData("updateDoc", path, fault.reason, fault.field);
  }
  const fault = findUnsupportedValue(value, key);
  if (fault) throw invalidData("updateDoc", path, fault.reason, fault.field);
  return { names: read.ok, value };
}

function checkValues(call: string, path: string, data: DocumentData): void {
  const fault = findUnsupportedValue(data, "");
  if (fault) throw invalidData(call, path, fault.reason, fault.field);
}

function checkWhole(call: string, path: string, data: DocumentData): void {
  const fault = findGeoPointFault(data);
  if (fault) throw new DocumentRefusal("invalid-argument", fault);
  if (Buffer.byteLength(JSON.stringify(data)) > BYTES_MAX) {
    throw invalidData(call, path, `Document exceeds the maximum size of ${BYTES_MAX} bytes`);
  }
}

function invalidData(call: string, path: string, reason: string, field = ""): DocumentRefusal {
  const place = field === "" ? "" : ` in field ${field}`;
  return new DocumentRefusal(
    "invalid-argument",
    `Function ${call}() called with invalid data. ${reason} (found${place} in document ${path})`,
  );
}
