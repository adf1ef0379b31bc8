import type { PageHead } from "#content/page-head.ts";

/** A text with numbered articles. A string is a paragraph that may hold **emphasis** and [links](/path). */
export type LegalText = {
  readonly head: PageHead;
  readonly title: string;
  readonly lead: string;
  readonly version: string;
  readonly contents: string;
  readonly sections: readonly LegalSection[];
};

export type LegalSection = { readonly id: string; readonly title: string; readonly blocks: readonly LegalBlock[] };

export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly details: readonly { readonly name: string; readonly value: string }[] }
  | { readonly table: LegalTable };

export type LegalTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export const legalVersion = { version: "Versie van 15 november 2026", contents: "Inhoud" };
