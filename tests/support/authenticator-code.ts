import { createHmac } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The six digits that an authenticator app shows, worked out apart from the site's own code (RFC 6238). */
export function authenticatorCode(secret: string, at: Date): string {
  let bits = 0n;
  for (const letter of secret) bits = (bits << 5n) | BigInt(alphabet.indexOf(letter));
  const key = Buffer.from(bits.toString(16).padStart((secret.length * 5) / 4, "0"), "hex");
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(at.getTime() / 30_000), 4);
  const digest = createHmac("sha1", key).update(counter).digest();
  const start = digest.readUInt8(19) % 16;
  return String((digest.readUInt32BE(start) % 2 ** 31) % 1_000_000).padStart(6, "0");
}
