/** The key of this site. What it signs can be checked by anybody with the public part. */
export type Signer = {
  /** The first sixteen hexadecimal digits of the SHA-256 of the public key. */
  readonly keyId: string;
  readonly publicKeyPem: string;
  /** The 32 bytes of the public key in base64, as a browser imports them. */
  readonly publicKeyRaw: string;
  /** Ed25519, in base64. */
  sign(bytes: Uint8Array): string;
  /** A hash that only this site can make: it proves sameness, and tells nothing of what it was made from. */
  mark(text: string): string;
  /** SHA-256 as 64 hexadecimal digits. */
  digest(text: string): string;
};
