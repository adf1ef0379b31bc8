import { Unavailable } from "./unavailable.ts";

export type StoredDocument =
  | { readonly exists: false }
  | { readonly exists: true; readonly data: Readonly<Record<string, unknown>> };

/** A refusal of the document store, in the words of the store that the specification names. */
export class DocumentRefusal extends Error {
  override readonly name = "DocumentRefusal";
  readonly code: "invalid-argument" | "not-found";
  constructor(code: "invalid-argument" | "not-found", message: string) {
    super(message);
    this.code = code;
  }
}

/** Documents by path, such as "user/UID". A document that does not exist is an answer, not an error. */
export type Documents = {
  get(path: string): Promise<StoredDocument>;
  set(path: string, data: Readonly<Record<string, unknown>>): Promise<void>;
  /** Keys are field paths: a dotted key changes one nested field, an object replaces the whole map, the rest stays. */
  update(path: string, fields: Readonly<Record<string, unknown>>): Promise<void>;
  /** One that does not exist is no error. */
  remove(path: string): Promise<void>;
};

/** Somebody else wrote a document between the reading and the writing of it. Nothing was stored. */
export class DocumentContended extends Unavailable {}

/** Documents in a store of their own, which shares no transaction with the database. */
export type RemoteDocuments = Documents & {
  /** Reads at once; writes go out together at `commit`, which throws DocumentContended when what was read has changed. */
  begin(): Documents & { commit(): Promise<void> };
  /** Throws Unavailable when the store does not answer or does not let us in. */
  ping(): Promise<void>;
};
