import { fingerprint } from "#application/forms/fingerprint.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Store, StoredForm } from "#application/ports/store.ts";
import { definitionOf, type FormKind, isFormKind } from "#domain/forms/form-definitions.ts";
import { canonicalText, type FormDocument } from "#domain/forms/form-document.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import { namesMatch } from "#domain/forms/names-match.ts";
import type { AnswerRules } from "#domain/forms/parse-answer.ts";
import { findGaps, isComplete } from "#domain/forms/parse-step.ts";
import type { SignFormRefusal } from "#domain/forms/sign-refusal.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type SignPorts = { readonly store: Store; readonly clock: Clock };

export type SignInput = {
  readonly id: string;
  readonly email: string;
  readonly typedName: string;
  readonly isAgreed: boolean;
  /** The moment of the last change that the visitor saw on the check page. */
  readonly seenAt: string;
  readonly rules: AnswerRules;
  /** Writes the paper in the version in which it was begun. */
  readonly write: (kind: FormKind, textVersion: string, answers: Answers) => FormDocument | null;
};

/** Locks a paper under the signer's name: what it says, who signed and when become one hash, and a mail tells of it. */
export async function signForm(
  { store, clock }: SignPorts,
  uid: string,
  input: SignInput,
): Promise<Result<StoredForm, SignFormRefusal>> {
  const form = await store.forms.find(uid, input.id);
  if (!form || !isFormKind(form.kind)) return refused({ code: "form-unknown" });
  if (form.state === "signed") return refused({ code: "form-signed" });
  const definition = definitionOf(form.kind);
  if (!isComplete(findGaps(definition, form.answers, input.rules))) return refused({ code: "form-incomplete" });
  if (form.updatedAt.toISOString() !== input.seenAt) return refused({ code: "form-changed" });
  const name = definition.signer(form.answers);
  const signedName = input.typedName.trim().replace(/\s+/g, " ").normalize("NFC");
  if (!namesMatch(signedName, name)) return refused({ code: "name-different", name });
  if (!input.isAgreed) return refused({ code: "not-agreed" });

  const document = input.write(form.kind, form.textVersion, form.answers);
  if (!document) throw new Error(`No text ${form.textVersion} of ${form.kind}.`);
  const signedAt = clock.now();
  const documentHash = await fingerprint(canonicalText(document, { name: signedName, at: signedAt }));
  const signed: StoredForm = { ...form, state: "signed", signedName, signedAt, documentHash, updatedAt: signedAt };
  const isSigned = await store.transaction(async (parts) => {
    if (!(await parts.forms.updateDraft(signed, form))) return false;
    await parts.outbox.add({ kind: "form-signed", to: input.email, formId: form.id, formKind: form.kind });
    await parts.events.add(uid, "form-signed", { form: form.id, kind: form.kind, hash: documentHash });
    return true;
  });
  if (isSigned) return ok(signed);
  const since = await store.forms.find(uid, input.id);
  return refused({ code: since?.state === "draft" ? "form-changed" : "form-signed" });
}
