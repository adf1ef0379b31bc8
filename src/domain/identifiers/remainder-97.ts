// Seven digits after a remainder of at most two stay far under 2^53.
const CHUNK = 7;

/** The remainder of a number of any length, written in digits, after division by 97. */
export function remainder97(digits: string): number {
  let remainder = 0;
  for (let at = 0; at < digits.length; at += CHUNK) {
    remainder = Number(`${remainder}${digits.slice(at, at + CHUNK)}`) % 97;
  }
  return remainder;
}
