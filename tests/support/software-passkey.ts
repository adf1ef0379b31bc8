import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** An authenticator in software: enough of WebAuthn and CBOR to register and sign in with one key. */
export function softwarePasskey(origin: string, rpId: string) {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = publicKey.export({ format: "jwk" });
  const point = (part: string | undefined) => Buffer.from(part ?? "", "base64url");
  // COSE: key type EC2 (1: 2), algorithm ES256 (3: -7), curve P-256 (-1: 1), x (-2) and y (-3).
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32]),
    point(jwk.x),
    Buffer.from([0x22, 0x58, 32]),
    point(jwk.y),
  ]);
  let counter = 0;
  const PRESENT = 0x01;
  const VERIFIED = 0x04;
  const HAS_KEY = 0x40;
  function authenticatorData(flags: number, rest: Buffer): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(++counter, 1);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), head, rest]);
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const encode = (bytes: Buffer) => bytes.toString("base64url");

  return {
    /** The key as a browser's virtual authenticator takes it. */
    credential: {
      credentialId: id.toString("base64"),
      privateKey: privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"),
      rpId,
    },
    register(challenge: string) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const data = authenticatorData(PRESENT | VERIFIED | HAS_KEY, attested);
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from("fmt"),
        Buffer.from([0x64]),
        Buffer.from("none"),
        Buffer.from([0x67]),
        Buffer.from("attStmt"),
        Buffer.from([0xa0, 0x68]),
        Buffer.from("authData"),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        id: encode(id),
        rawId: encode(id),
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(clientData("webauthn.create", challenge)),
          attestationObject: encode(attestation),
          transports: ["internal"],
        },
      };
    },
    signIn(challenge: string, { isVerified = true } = {}) {
      const data = authenticatorData(PRESENT | (isVerified ? VERIFIED : 0), Buffer.alloc(0));
      const client = clientData("webauthn.get", challenge);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return {
        id: encode(id),
        rawId: encode(id),
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(sign("sha256", signed, privateKey)),
        },
      };
    },
  };
}
