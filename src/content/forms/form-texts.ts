import type { FormWords } from "#content/forms/form-words.ts";
import { installationDeclarationWords } from "#content/forms/installation-declaration.ts";
import { managerMandateWords } from "#content/forms/manager-mandate.ts";
import { meteringRequestWords } from "#content/forms/metering-request.ts";
import { saleAgreementWords } from "#content/forms/sale-agreement.ts";
import { withdrawalWords } from "#content/forms/withdrawal.ts";
import type { FormKind } from "#domain/forms/form-definitions.ts";
import type { FormDocument } from "#domain/forms/form-document.ts";
import type { Answers, FormField } from "#domain/forms/form-field.ts";
import type { FieldWords } from "./form-words.ts";

const texts: { readonly [K in FormKind]: FormWords<K> } = {
  "sale-agreement": saleAgreementWords,
  "manager-mandate": managerMandateWords,
  "metering-request": meteringRequestWords,
  "installation-declaration": installationDeclarationWords,
  withdrawal: withdrawalWords,
};

export type AnyFormWords = Omit<FormWords, "steps" | "fields"> & {
  readonly steps: Readonly<Record<string, { readonly title: string; readonly lead: string }>>;
  readonly fields: Readonly<Record<string, FieldWords>>;
};

export const formWords = (kind: FormKind): AnyFormWords => texts[kind];

// Each form above has words for each of its fields: the compiler counted them.
export const fieldWords = (kind: FormKind, { key }: FormField): FieldWords =>
  formWords(kind).fields[key] ?? { label: key };

/** The version in which new papers are written. */
export const newestTextVersion = (kind: FormKind): string => Object.keys(texts[kind].documents).sort().at(-1) ?? "";

/** A draft is written in the newest text, whichever it was begun in. */
export function draftDocument(kind: FormKind, answers: Answers): FormDocument {
  const document = formDocument(kind, newestTextVersion(kind), answers);
  if (!document) throw new Error(`No text of ${kind}.`);
  return document;
}

/** The paper in the version in which it was signed, or null when that version is not known here. */
export function formDocument(kind: FormKind, textVersion: string, answers: Answers): FormDocument | null {
  const write = Object.hasOwn(texts[kind].documents, textVersion) ? texts[kind].documents[textVersion] : undefined;
  return write ? { ...write(answers), textVersion } : null;
}
