import { canonicalText, chainText } from "#domain/declarations/canonical-text.ts";
import { type Declaration, FIRST_PREVIOUS_HASH } from "#domain/declarations/declaration.ts";

export type CheckMark = "ok" | "fault" | "unable";
export type DeclarationChecks = {
  readonly fingerprint: CheckMark;
  readonly chain: CheckMark;
  readonly signature: CheckMark;
};

/** The key under which a register signs: the first digits of its hash, and its 32 bytes in base64. */
export type PublicKey = { readonly keyId: string; readonly raw: string };

/**
 * Computes again all that can be computed about a declaration, from what was downloaded alone. The same code runs on the
 * server, for who has no scripts, and in the browser, for who does not take our word.
 */
export async function checkDeclaration(
  declaration: Declaration,
  previous: Declaration | null,
  key: PublicKey,
): Promise<DeclarationChecks> {
  const bytes = new TextEncoder().encode(canonicalText(declaration));
  const [fingerprint, chain, signature] = await Promise.all([
    hashOf(declaration).then((hash) => markOf(hash === declaration.hash)),
    checkChain(declaration, previous),
    checkSignature(bytes, declaration, key),
  ]);
  return { fingerprint, chain, signature };
}

const markOf = (isRight: boolean): CheckMark => (isRight ? "ok" : "fault");

async function checkChain(declaration: Declaration, previous: Declaration | null): Promise<CheckMark> {
  if (declaration.place === 1) return markOf(declaration.previousHash === FIRST_PREVIOUS_HASH);
  if (previous === null) return "unable";
  const hash = await hashOf(previous);
  return markOf(
    previous.place === declaration.place - 1 && hash === previous.hash && hash === declaration.previousHash,
  );
}

/** Browsers before 2025 do not know Ed25519; that is no fault of the declaration. */
async function checkSignature(
  bytes: Uint8Array,
  { signature, keyId }: Declaration,
  key: PublicKey,
): Promise<CheckMark> {
  if (keyId !== key.keyId) return "unable";
  try {
    const publicKey = await crypto.subtle.importKey("raw", bytesOf(key.raw), "Ed25519", false, ["verify"]);
    return markOf(await crypto.subtle.verify("Ed25519", publicKey, bytesOf(signature), bytes.slice()));
  } catch {
    return "unable";
  }
}

async function hashOf(declaration: Declaration): Promise<string> {
  const text = new TextEncoder().encode(chainText(declaration, declaration.signature));
  const digest = await crypto.subtle.digest("SHA-256", text);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** The worst of the three is what a reader should hear first. */
export function sumOfChecks({ fingerprint, chain, signature }: DeclarationChecks): CheckMark {
  const marks = [fingerprint, chain, signature];
  return marks.includes("fault") ? "fault" : marks.includes("unable") ? "unable" : "ok";
}
