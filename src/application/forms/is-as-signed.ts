import type { Signer } from "#application/ports/security/signer.ts";
import type { StoredForm } from "#application/ports/store.ts";
import { canonicalText, type FormDocument } from "#domain/forms/form-document.ts";

/** Whether a signed paper still says what was signed. */
export function isAsSigned(
  { signer }: { readonly signer: Signer },
  { signedName, signedAt, documentHash }: StoredForm,
  document: FormDocument,
): boolean {
  if (signedName === null || signedAt === null) return false;
  return signer.digest(canonicalText(document, { name: signedName, at: signedAt })) === documentHash;
}
