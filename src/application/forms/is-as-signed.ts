import { fingerprint } from "#application/forms/fingerprint.ts";
import type { StoredForm } from "#application/ports/store.ts";
import { canonicalText, type FormDocument } from "#domain/forms/form-document.ts";

/** Whether a signed paper still says what was signed. */
export async function isAsSigned(form: StoredForm, document: FormDocument): Promise<boolean> {
  if (form.signedName === null || form.signedAt === null) return false;
  const text = canonicalText(document, { name: form.signedName, at: form.signedAt });
  return (await fingerprint(text)) === form.documentHash;
}
