import { createHmac, timingSafeEqual } from "node:crypto";

// RFC 6238 as every authenticator reads it: SHA-1, six digits, steps of thirty seconds.
const STEP_MS = 30_000;
const DIGITS = 6;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function oneTimeCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The step that the code belongs to; clocks may differ by one step either way. */
export function matchStep(secret: Uint8Array, code: string, now: Date): number | null {
  const given = Buffer.from(code);
  if (given.length !== DIGITS) return null;
  const steps = [0, -1, 1].map((shift) => stepAt(now) + shift);
  return steps.find((step) => timingSafeEqual(Buffer.from(oneTimeCode(secret, step)), given)) ?? null;
}

/** Base 32 of RFC 4648, in which secrets and recovery codes are typed. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, "0"), 2)] ?? "").join("");
}
