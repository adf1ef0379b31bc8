import { createHash, createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import type { Signer } from "#application/ports/security/signer.ts";

/** A new Ed25519 key as SIGNING_KEY wants it: PKCS 8 in DER, in base64 on one line. */
export const makeSigningKey = (): string =>
  generateKeyPairSync("ed25519").privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");

// PKCS 8 around 32 bytes of an Ed25519 key (RFC 8410).
const WRAPPING = Buffer.from("302e020100300506032b657004220420", "hex");

/** Another key that follows from this one, for what is played and must not pass for real. */
export const sandboxKeyOf = (key: string): string =>
  Buffer.concat([WRAPPING, createHmac("sha256", Buffer.from(key, "base64")).update("sandbox").digest()]).toString(
    "base64",
  );

/** Throws a sentence for who starts the site when the key is none. */
export function openSigner(key: string): Signer {
  const privateKey = readKey(key);
  const publicKey = createPublicKey(privateKey);
  const raw = Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url");
  const secret = createHash("sha256")
    .update(privateKey.export({ format: "der", type: "pkcs8" }))
    .digest();
  return {
    keyId: createHash("sha256").update(raw).digest("hex").slice(0, 16),
    publicKeyPem: publicKey.export({ format: "pem", type: "spki" }).toString(),
    publicKeyRaw: raw.toString("base64"),
    sign: (bytes) => sign(null, bytes, privateKey).toString("base64"),
    mark: (text) => createHmac("sha256", secret).update(text).digest("hex"),
    digest: (text) => createHash("sha256").update(text).digest("hex"),
  };
}

function readKey(key: string) {
  try {
    const read = createPrivateKey({ key: Buffer.from(key, "base64"), format: "der", type: "pkcs8" });
    if (read.asymmetricKeyType === "ed25519") return read;
  } catch {
    // Told below, without the key itself.
  }
  throw new Error("SIGNING_KEY must be an Ed25519 key: openssl genpkey -algorithm ed25519 -outform DER | base64 -w0");
}
