import { remainder97 } from "#domain/identifiers/remainder-97.ts";
import { withoutSeparators } from "#domain/identifiers/without-separators.ts";
import { ok, type Result, refused } from "#domain/result.ts";

declare const dutchVatNumber: unique symbol;
/** A Dutch btw-id: NL, nine digits, B, two digits. */
export type DutchVatNumber = string & { readonly [dutchVatNumber]: true };

export type DutchVatNumberRefusal =
  | { code: "dutch-vat-number-missing" }
  | { code: "dutch-vat-number-shape" }
  | { code: "dutch-vat-number-check-digits" };

export function parseDutchVatNumber(text: string): Result<DutchVatNumber, DutchVatNumberRefusal> {
  const bare = withoutSeparators(text)
    .toUpperCase()
    .replace(/^(?:BTW(?:ID)?:?)?(?:NL)?/, "");
  if (bare === "") return refused({ code: "dutch-vat-number-missing" });
  const number = `NL${bare}`;
  if (!/^NL\d{9}B\d{2}$/.test(number) || number.endsWith("B00")) return refused({ code: "dutch-vat-number-shape" });
  if (!passesElevenTest(bare.slice(0, 9)) && !passesNewTest(number)) {
    return refused({ code: "dutch-vat-number-check-digits" });
  }
  return ok(number as DutchVatNumber);
}

// A legal person's id holds its fiscal number, which obeys the eleven test. Since 2020 a sole trader's id holds no
// citizen number any more but obeys the remainder of 97 over the whole text. One text cannot tell which of the two it is.
function passesElevenTest(nine: string): boolean {
  if (nine === "000000000") return false;
  let sum = -Number(nine.at(8));
  for (let at = 0; at < 8; at++) sum += (9 - at) * Number(nine[at]);
  return sum % 11 === 0;
}

const passesNewTest = (number: string) =>
  remainder97(number.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))) === 1;
