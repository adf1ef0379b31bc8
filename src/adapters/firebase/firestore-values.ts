import type { DocumentData } from "#domain/documents/document-data.ts";

/** A value as Firestore's REST speaks it: one key that names its kind. */
export type FirestoreValue = Readonly<Record<string, unknown>>;
export type FirestoreFields = Readonly<Record<string, FirestoreValue>>;

export const toFields = (data: DocumentData): FirestoreFields =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toValue(value)]));

function toValue(value: unknown): FirestoreValue {
  if (value === null) return { nullValue: null };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") {
    // Whole numbers travel as text, for JSON would round the large ones.
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  // Documents were checked: what is left are texts and maps.
  if (typeof value === "object") return { mapValue: { fields: toFields(value as DocumentData) } };
  return { stringValue: String(value) };
}

export const fromFields = (fields: FirestoreFields = {}): DocumentData =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromValue(value)]));

function fromValue(value: FirestoreValue): unknown {
  const [kind = "", held] = Object.entries(value)[0] ?? [];
  if (kind === "nullValue") return null;
  if (kind === "integerValue" || kind === "doubleValue") return Number(held);
  if (kind === "arrayValue") return ((held as { values?: FirestoreValue[] }).values ?? []).map(fromValue);
  if (kind === "mapValue") return fromFields((held as { fields?: FirestoreFields }).fields);
  // Texts and booleans; times, references and places that others wrote stay as Firestore spells them.
  return held;
}

const plainName = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** The path of a field in a mask: a name that is no plain word stands between backquotes. */
export const fieldPath = (names: readonly string[]): string =>
  names.map((name) => (plainName.test(name) ? name : `\`${name.replace(/[\\`]/g, "\\$&")}\``)).join(".");
