/** No vowels, so that no word comes out, and nothing that is read as something else: 0 and O, 1, I and L, 5 and S, 8 and B. */
const SIGNS = "2346789CDFGHJKMNPQRTVWXYZ";
const LENGTH = 5;

/** A number to read over the telephone: `SP-2026-7KQ2M`. */
export const writeReference = (letters: "SP" | "ML", year: number, chance: string): string =>
  `${letters}-${String(year).padStart(4, "0")}-${drawSigns(chance, SIGNS, LENGTH)}`;

/** So many of these signs. `chance` is any text with enough hexadecimal digits, such as a UUID. */
export function drawSigns(chance: string, signs: string, length: number): string {
  let left = BigInt(`0x${chance.replace(/[^0-9a-f]/gi, "") || "0"}`);
  let drawn = "";
  for (let place = 0; place < length; place += 1) {
    drawn += signs[Number(left % BigInt(signs.length))];
    left /= BigInt(signs.length);
  }
  return drawn;
}
