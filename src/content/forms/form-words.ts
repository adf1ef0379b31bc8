import type { FieldKey, FormKind, StepKey } from "#domain/forms/form-definitions.ts";
import type { FormDocument } from "#domain/forms/form-document.ts";
import type { Answers } from "#domain/forms/form-field.ts";

export type FieldWords = {
  readonly label: string;
  readonly help?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Stands behind a number. */
  readonly unit?: string;
  readonly autoComplete?: string;
};

/** Everything that is said about one of the five papers. */
export type FormWords<K extends FormKind = FormKind> = {
  /** The last part of the address at which it is begun. */
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly signer: string;
  readonly goesTo: string;
  readonly when: string;
  /** What to have at hand before beginning. */
  readonly needs: readonly string[];
  /** What to do with the signed paper. */
  readonly after: readonly string[];
  readonly steps: Readonly<Record<StepKey<K>, { readonly title: string; readonly lead: string }>>;
  readonly fields: Readonly<Record<FieldKey<K>, FieldWords>>;
  /** The paper itself by version of its text. A version that somebody signed is never changed: a new one is added. */
  readonly documents: Readonly<Record<string, (answers: Answers) => Omit<FormDocument, "textVersion">>>;
  /** The box of a second party that signs with a pen. */
  readonly otherSigner: ((answers: Answers) => { readonly title: string; readonly name: string } | null) | null;
};
