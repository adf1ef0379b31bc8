import { namesMatch } from "#domain/forms/names-match.ts";
import { ok, type Result, refused } from "#domain/result.ts";

/** What somebody does to sign, whatever the document: a name, a tick, and which text was before them. */
export type Signing = {
  readonly typedName: string;
  readonly isAgreed: boolean;
  /** Of the text that the visitor had before them. */
  readonly documentHash: string;
};

export type SigningRefusal =
  /** The text changed since it was read, in another tab or by the other side. */
  | { readonly code: "version-outdated" }
  | { readonly code: "name-different"; readonly name: string }
  | { readonly code: "not-agreed" };

/** The name under which it is signed, or why it is not. */
export function readSigning(
  { typedName, isAgreed, documentHash }: Signing,
  asked: { readonly documentHash: string; readonly signer: string },
): Result<string, SigningRefusal> {
  if (documentHash !== asked.documentHash) return refused({ code: "version-outdated" });
  const name = typedName.trim().replace(/\s+/g, " ").normalize("NFC");
  if (!namesMatch(name, asked.signer)) return refused({ code: "name-different", name: asked.signer });
  return isAgreed ? ok(name) : refused({ code: "not-agreed" });
}
