import type { FormDocument } from "#domain/forms/form-document.ts";

/** A paper and the words around it. */
export type Sheet = {
  readonly document: FormDocument;
  readonly language: string;
  readonly author: string;
  /** Above the title: whose paper this is, and that it is a model. */
  readonly head: string;
  /** Across every page of a paper that nobody signed yet. */
  readonly mark: string | null;
  readonly signatures: { readonly heading: string; readonly boxes: readonly SignatureBox[] };
  /** Below every page; {page} and {pages} are filled in. */
  readonly foot: readonly string[];
  readonly pageOf: string;
  readonly createdAt: Date;
};

export type SignatureBox = {
  readonly title: string;
  readonly lines: readonly string[];
  /** The name as it was typed; null leaves room for a pen. */
  readonly signedName: string | null;
  readonly penLine: string;
};

export type Pdf = { render(sheet: Sheet): Promise<Uint8Array> };
