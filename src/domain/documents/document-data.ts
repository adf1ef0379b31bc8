import { isReservedName } from "./field-path.ts";
import { geoPointFault } from "./geo-point-fault.ts";

export type DocumentData = Readonly<Record<string, unknown>>;
type Fault = { readonly reason: string; readonly field: string };

const DEPTH_MAX = 20;
// PostgreSQL keeps neither of these in its JSON: a null character and half of a surrogate pair.
const unstorable = /\0|\p{Surrogate}/u;

/** The first value that cannot be kept, with the field that holds it. */
export function findUnsupportedValue(value: unknown, field: string, depth = 0, isInArray = false): Fault | null {
  const fault = (reason: string): Fault => ({ reason, field });
  if (value === null || typeof value === "boolean") return null;
  if (typeof value === "number") return Number.isFinite(value) ? null : fault(`Unsupported field value: ${value}`);
  if (typeof value === "string")
    return unstorable.test(value) ? fault("Unsupported field value: malformed text") : null;
  if (depth > DEPTH_MAX) return fault(`Property ${field} contains an invalid nested entity`);
  if (Array.isArray(value)) {
    if (isInArray) return fault("Nested arrays are not supported");
    return firstFault(value, (item) => findUnsupportedValue(item, field, depth + 1, true));
  }
  if (!isMap(value)) return fault(`Unsupported field value: ${nameOf(value)}`);
  return firstFault(Object.entries(value), ([name, item]) => {
    const path = field === "" ? name : `${field}.${name}`;
    return findNameFault(name, path) ?? findUnsupportedValue(item, path, depth + 1);
  });
}

export function findNameFault(name: string, field: string): Fault | null {
  if (name === "") return { reason: "Document fields must not be empty", field };
  if (isReservedName(name)) return { reason: 'Document fields cannot begin and end with "__"', field };
  return unstorable.test(name) ? { reason: "Document fields must be well-formed text", field } : null;
}

/** A map with a latitude and a longitude is a place on earth, wherever it stands in the document. */
export function findGeoPointFault(value: unknown): string | null {
  if (Array.isArray(value)) return firstFault(value, findGeoPointFault);
  if (!isMap(value)) return null;
  if (Object.hasOwn(value, "latitude") && Object.hasOwn(value, "longitude")) {
    return geoPointFault(value["latitude"], value["longitude"]);
  }
  return firstFault(Object.values(value), findGeoPointFault);
}

/** A copy in which the field at the end of the path is replaced; maps on the way are made where they are missing. */
export function withField(data: DocumentData, path: readonly string[], value: unknown): DocumentData {
  const [name, ...rest] = path;
  if (name === undefined) return data;
  if (rest.length === 0) return { ...data, [name]: value };
  const inner = Object.hasOwn(data, name) ? data[name] : undefined;
  return { ...data, [name]: withField(isMap(inner) ? inner : {}, rest, value) };
}

function isMap(value: unknown): value is DocumentData {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function nameOf(value: unknown): string {
  if (value === undefined) return "undefined";
  if (typeof value === "function") return "a function";
  return typeof value === "object" ? `a custom ${value?.constructor?.name ?? ""} object` : `a ${typeof value}`;
}

function firstFault<T, F>(items: readonly T[], find: (item: T) => F | null): F | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
