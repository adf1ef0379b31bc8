import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");
/** What does not look like a token is not asked for. */
export const isToken = (text: string): boolean => tokenForm.test(text);
const codeForm = /^[A-Za-z0-9_-]{16,512}$/;
/** Tokens of ours, and codes that a directory elsewhere made. */
export const isCode = (text: string): boolean => codeForm.test(text);
/** Tokens are long and random, so a plain hash cannot be searched back. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Each purpose has a key of its own: what is sealed for one does not open for another. */
export const deriveKey = (secret: string, purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The owner is bound in: a sealed value moved to another account does not open. */
export function seal(key: Buffer, owner: string, value: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(owner));
  return Buffer.concat([nonce, cipher.update(value), cipher.final(), cipher.getAuthTag()]);
}

export function unseal(key: Buffer, owner: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}

/** Recovery codes are short enough to try all, so their hash needs the key. */
export const hashRecoveryCode = (key: Buffer, uid: string, code: string): Buffer =>
  createHmac("sha256", key).update(`${uid}:${code}`).digest();
