export type DocumentPath = { readonly collection: string; readonly id: string };

/** Where the profile of an account is kept. */
export const userPath = (uid: string): string => `user/${uid}`;

/** Reads "user/UID"; the refusals are those of the store that the specification names, word for word. */
export function readDocumentPath(path: string): { readonly ok: DocumentPath } | { readonly fault: string } {
  if (path === "") return { fault: "Function doc() cannot be called with an empty path." };
  if (path.includes("//")) return { fault: `Invalid segment (${path}). Paths must not contain // in them.` };
  const segments = path.split("/").filter((segment) => segment !== "");
  const id = segments.at(-1);
  if (id === undefined || segments.length % 2 !== 0) {
    return {
      fault: `Invalid document reference. Document references must have an even number of segments, but ${segments.join("/")} has ${segments.length}.`,
    };
  }
  return { ok: { collection: segments.slice(0, -1).join("/"), id } };
}
