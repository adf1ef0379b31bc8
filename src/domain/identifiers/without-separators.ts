/**
 * What people and spreadsheets put between the signs of a number: spaces of any width, dots, hyphens, slashes, and the
 * `="…"` with which an export keeps a spreadsheet from rounding a long number.
 */
export function withoutSeparators(text: string): string {
  return text.replace(/[\s\u200b\u2060\ufeff.\-\u2010-\u2015/="']/g, "");
}
