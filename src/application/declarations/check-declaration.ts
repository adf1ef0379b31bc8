import { canonicalText, chainText } from "#domain/declarations/canonical-text.ts";
import { type Declaration, FIRST_PREVIOUS_HASH } from "#domain/declarations/declaration.ts";

export type CheckMark = "ok" | "fault" | "unable";
export type DeclarationChecks = {
  readonly fingerprint: CheckMark;
  readonly chain: CheckMark;
  readonly key: CheckMark;
  readonly signature: CheckMark;
};

/** A key that signs or signed for a register: the first digits of its hash, and its 32 bytes in base64. */
export type PublicKey = { readonly keyId: string; readonly raw: string };

/**
 * Computes again all that can be computed about a declaration, from what was downloaded alone. The same code runs on the
 * server, for who has no scripts, and in the browser, for who does not take our word. A key that the register does not
 * publish, a signature that cannot be read and a link that cannot be followed are faults.
 */
export async function checkDeclaration(
  declaration: Declaration,
  previous: Declaration | null,
  published: PublicKey | null,
): Promise<DeclarationChecks> {
  const [fingerprint, chain, key, signature] = await Promise.all([
    hashOf(declaration).then((hash) => markOf(hash === declaration.hash)),
    checkChain(declaration, previous),
    checkKey(declaration, published),
    checkSignature(declaration, published),
  ]);
  return { fingerprint, chain, key, signature };
}

const markOf = (isRight: boolean): CheckMark => (isRight ? "ok" : "fault");

async function checkChain(declaration: Declaration, previous: Declaration | null): Promise<CheckMark> {
  if (declaration.place === 1) return markOf(declaration.previousHash === FIRST_PREVIOUS_HASH);
  if (previous === null) return "fault";
  const hash = await hashOf(previous);
  return markOf(
    previous.place === declaration.place - 1 && hash === previous.hash && hash === declaration.previousHash,
  );
}

/** The name of a key follows from the key, so that no other can take it. */
async function checkKey({ keyId }: Declaration, published: PublicKey | null): Promise<CheckMark> {
  const bytes = published && bytesOf(published.raw);
  if (!published || !bytes || published.keyId !== keyId) return "fault";
  return markOf((await digestOf(bytes)).startsWith(keyId) && keyId.length === KEY_ID_LENGTH);
}

const KEY_ID_LENGTH = 16;

/** Browsers before 2025 do not know Ed25519; that alone is no fault of the declaration. */
async function checkSignature(declaration: Declaration, published: PublicKey | null): Promise<CheckMark> {
  const [raw, signature] = [published && bytesOf(published.raw), bytesOf(declaration.signature)];
  if (!raw || !signature || published?.keyId !== declaration.keyId) return "fault";
  try {
    const publicKey = await crypto.subtle.importKey("raw", raw, "Ed25519", false, ["verify"]);
    const bytes = new TextEncoder().encode(canonicalText(declaration));
    return markOf(await crypto.subtle.verify("Ed25519", publicKey, signature, bytes));
  } catch (error) {
    return error instanceof DOMException && error.name === "NotSupportedError" ? "unable" : "fault";
  }
}

const hashOf = (declaration: Declaration): Promise<string> =>
  digestOf(new TextEncoder().encode(chainText(declaration, declaration.signature)));

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Null for what is no base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The worst of them is what a reader should hear first. */
export function sumOfChecks(checks: DeclarationChecks): CheckMark {
  const marks = Object.values(checks);
  return marks.includes("fault") ? "fault" : marks.includes("unable") ? "unable" : "ok";
}
