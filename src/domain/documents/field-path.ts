const forbidden = /[~*/[\]]/;
const reserved = /^__.*__$/;

/** Splits the dotted key of an update, or tells why it is none. */
export function readFieldPath(key: string): { readonly ok: readonly string[] } | { readonly fault: string } {
  if (forbidden.test(key)) {
    return { fault: `Invalid field path (${key}). Paths must not contain '~', '*', '/', '[', or ']'` };
  }
  const names = key.split(".");
  if (names.includes("")) {
    return {
      fault: `Invalid field path (${key}). Paths must not be empty, begin with '.', end with '.', or contain '..'`,
    };
  }
  return { ok: names };
}

/** A name between double underscores is the store's own; it also keeps "__proto__" out. */
export const isReservedName = (name: string): boolean => reserved.test(name);
