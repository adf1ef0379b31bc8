import type { ContractPorts } from "#application/ports/contracts.ts";
import { canonicalText, chainText, readDeclarationCode } from "#domain/declarations/canonical-text.ts";
import { type Declaration, FIRST_PREVIOUS_HASH } from "#domain/declarations/declaration.ts";

type VerifyPorts = Pick<ContractPorts, "signer"> & { readonly store: Pick<ContractPorts["store"], "contracts"> };

export type Verdict =
  | { readonly verdict: "unknown" }
  | {
      readonly verdict: "valid" | "revoked" | "tampered" | "other-key";
      readonly declaration: Declaration;
      /** The text that was signed, for who checks it alone. */
      readonly text: string;
    };

/** What the register says of a code, and whether its own row still is what was signed and chained. */
export async function verifyDeclaration({ store, signer }: VerifyPorts, typed: string): Promise<Verdict> {
  const code = readDeclarationCode(typed);
  const declaration = code === null ? null : await store.contracts.findDeclaration(code);
  if (!declaration) return { verdict: "unknown" };
  const text = canonicalText(declaration);
  if (declaration.keyId !== signer.keyId) return { verdict: "other-key", declaration, text };
  const isWhole =
    (await isSigned(signer.publicKeyRaw, text, declaration.signature)) &&
    signer.digest(chainText(declaration, declaration.signature)) === declaration.hash;
  if (!isWhole) return { verdict: "tampered", declaration, text };
  return { verdict: declaration.revocation ? "revoked" : "valid", declaration, text };
}

const AT_ONCE = 500;

/** The whole chain from its first link; the place of the first that does not follow, or null. */
export async function verifyChain({ store, signer }: VerifyPorts): Promise<{ readonly place: number } | null> {
  let before = { place: 0, hash: FIRST_PREVIOUS_HASH };
  for (;;) {
    const some = await store.contracts.readChain(before.place, AT_ONCE);
    for (const declaration of some) {
      const place = before.place + 1;
      const { signature, hash, keyId } = declaration;
      const follows = declaration.place === place && declaration.previousHash === before.hash;
      const isWhole = signer.digest(chainText(declaration, signature)) === hash;
      // A key that was replaced is not at hand; its links still hold by their hashes.
      const isOurs =
        keyId !== signer.keyId || (await isSigned(signer.publicKeyRaw, canonicalText(declaration), signature));
      if (!follows || !isWhole || !isOurs) return { place };
      before = { place, hash };
    }
    if (some.length < AT_ONCE) return null;
  }
}

async function isSigned(publicKeyRaw: string, text: string, signature: string): Promise<boolean> {
  const key = await crypto.subtle.importKey("raw", bytesOf(publicKeyRaw), "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", key, bytesOf(signature), new TextEncoder().encode(text));
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
