import { hash } from "node:crypto";

/** With these, one password in a hundred thousand that was never leaked is taken for one that was. */
const BITS_PER_PASSWORD = 24;
const POSITIONS = 16;

/** A Bloom filter: a third of the size of the list itself, and the list cannot be read from it. */
export function makePasswordFilter(passwords: readonly string[]): Uint8Array {
  const filter = new Uint8Array(Math.ceil((passwords.length * BITS_PER_PASSWORD) / 8));
  for (const password of passwords) {
    for (const at of positionsOf(password, filter)) filter[at >> 3] = (filter[at >> 3] ?? 0) | (1 << (at & 7));
  }
  return filter;
}

export const filterHas = (filter: Uint8Array, password: string): boolean =>
  positionsOf(password, filter).every((at) => ((filter[at >> 3] ?? 0) & (1 << (at & 7))) !== 0);

function positionsOf(password: string, filter: Uint8Array): number[] {
  const digest = hash("sha256", password.toLowerCase(), "buffer");
  const [start, step] = [digest.readUIntBE(0, 6), digest.readUInt32BE(6)];
  return Array.from({ length: POSITIONS }, (_, index) => (start + index * step) % (filter.length * 8));
}
