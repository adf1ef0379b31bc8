import { type DocumentData, findGeoPointFault, findNameFault, findUnsupportedValue } from "./document-data.ts";
import { readFieldPath } from "./field-path.ts";

// That of the store that the specification names: 1 MiB.
const BYTES_MAX = 1_048_576;

export type FieldChange = { readonly names: readonly string[]; readonly value: unknown };

/** Reads the dotted keys of an update, or tells the first fault as the store that the specification names tells it. */
export function readFieldChanges(
  path: string,
  fields: DocumentData,
): { readonly ok: readonly FieldChange[] } | { readonly fault: string } {
  const changes: FieldChange[] = [];
  for (const [key, value] of Object.entries(fields)) {
    const read = readFieldPath(key);
    if ("fault" in read) return { fault: invalidData("updateDoc", path, read.fault) };
    const fault =
      read.ok.map((name) => findNameFault(name, key)).find((found) => found !== null) ??
      findUnsupportedValue(value, key);
    if (fault) return { fault: invalidData("updateDoc", path, fault.reason, fault.field) };
    changes.push({ names: read.ok, value });
  }
  return { ok: changes };
}

/** Why a document cannot be set, or null. */
export function findDocumentFault(path: string, data: DocumentData): string | null {
  const fault = findUnsupportedValue(data, "");
  return fault ? invalidData("setDoc", path, fault.reason, fault.field) : findWholeFault("setDoc", path, data);
}

/** Why a document cannot be as it would become, or null. */
export function findWholeFault(call: "setDoc" | "updateDoc", path: string, data: DocumentData): string | null {
  const fault = findGeoPointFault(data);
  if (fault) return fault;
  return utf8Bytes(JSON.stringify(data)) > BYTES_MAX
    ? invalidData(call, path, `Document exceeds the maximum size of ${BYTES_MAX} bytes`)
    : null;
}

function utf8Bytes(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
    // A pair is one character of four bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || isSurrogate ? 2 : 3;
  }
  return bytes;
}

function invalidData(call: string, path: string, reason: string, field = ""): string {
  const place = field === "" ? "" : ` in field ${field}`;
  return `Function ${call}() called with invalid data. ${reason} (found${place} in document ${path})`;
}
