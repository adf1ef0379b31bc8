import { remainder97 } from "#domain/identifiers/remainder-97.ts";

/** Where a national register number stands in a text, as offsets. */
export type NationalNumberSpan = { readonly from: number; readonly to: number };

// YY MM DD, three digits of sequence and two check digits, with what people put between these groups. A plus in front
// makes it a phone number, a digit on either side a longer number.
const LAYOUT =
  /(?<![\d+])(\d{2})[ .\-/\u00a0]?(\d{2})[ .\-/\u00a0]?(\d{2})[ .\-/\u00a0]{0,3}(\d{3})[ .\-/\u00a0]{0,3}(\d{2})(?!\d)/g;

/**
 * The Belgian national register numbers in a text. We may neither ask nor keep them (law of 8 August 1983, article 8),
 * so nothing here gives the number itself back.
 */
export function findNationalNumbers(text: string): NationalNumberSpan[] {
  return [...text.matchAll(LAYOUT)].flatMap((match) => {
    const [found, year = "", month = "", day = "", sequence = "", check = ""] = match;
    if (!isDatePart(month, day)) return [];
    const base = `${year}${month}${day}${sequence}`;
    // Who was born from 2000 on has a check over the same digits with a 2 in front.
    const fits = [base, `2${base}`].some((digits) => 97 - remainder97(digits) === Number(check));
    return fits ? [{ from: match.index, to: match.index + found.length }] : [];
  });
}

/** The text with each national register number replaced. */
export function withoutNationalNumbers(text: string, replacement: string): string {
  let rest = "";
  let at = 0;
  for (const { from, to } of findNationalNumbers(text)) {
    rest += text.slice(at, from) + replacement;
    at = to;
  }
  return rest + text.slice(at);
}

/** An unknown month or day is 00; numbers for people outside the register add 20 or 40 to the month. */
function isDatePart(month: string, day: string): boolean {
  return Number(month) <= 52 && Number(month) % 20 <= 12 && Number(day) <= 31;
}
