import type { DocumentBlock } from "#domain/forms/form-document.ts";

export const paragraph = (text: string): DocumentBlock => ({ kind: "paragraph", text });
export const list = (...items: string[]): DocumentBlock => ({ kind: "list", items });
/** Rows without a value are left out: nobody signs for an empty line. */
export const facts = (...rows: (readonly [name: string, value: string])[]): DocumentBlock => ({
  kind: "facts",
  rows: rows.filter(([, value]) => value !== ""),
});
