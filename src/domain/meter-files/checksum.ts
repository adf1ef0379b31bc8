/** The CRC-16 that closes a telegram (DSMR 5.0.2, 6.2): polynomial x16 + x15 + x2 + 1, least significant bit first. */
export function telegramChecksum(bytes: Uint8Array, seed = 0): number {
  let sum = seed;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >> 1) ^ 0xa001 : sum >> 1;
  }
  return sum;
}
