/** No vowels, so that no word comes out, and nothing that is read as something else: 0 and O, 1, I and L, 5 and S, 8 and B. */
const SIGNS = "2346789CDFGHJKMNPQRTVWXYZ";
const LENGTH = 5;

/** A number to read over the telephone: `SP-2026-7KQ2M`. `chance` is any text with enough hexadecimal digits, such as a UUID. */
export function writeReference(letters: "SP" | "ML", year: number, chance: string): string {
  let left = BigInt(`0x${chance.replace(/[^0-9a-f]/gi, "") || "0"}`);
  let signs = "";
  for (let place = 0; place < LENGTH; place += 1) {
    signs += SIGNS[Number(left % BigInt(SIGNS.length))];
    left /= BigInt(SIGNS.length);
  }
  return `${letters}-${String(year).padStart(4, "0")}-${signs}`;
}
