import type { Country } from "#domain/identifiers/country.ts";
import { withoutSeparators } from "#domain/identifiers/without-separators.ts";
import { ok, type Result, refused } from "#domain/result.ts";

declare const ean: unique symbol;
/** The code of an access point on the grid: 18 digits, a GS1 service relation number. */
export type Ean = string & { readonly [ean]: true };

export type EanRefusal =
  | { code: "ean-missing" }
  | { code: "ean-characters" }
  | { code: "ean-length"; digits: number }
  | { code: "ean-prefix"; prefix: string }
  | { code: "ean-check-digit" };

const LENGTH = 18;
// GS1 gave Belgium 54 and the Netherlands 87; Dutch grid operators use 871 only.
const PREFIXES: readonly (readonly [string, Country])[] = [
  ["54", "be"],
  ["871", "nl"],
];

export function parseEan(text: string): Result<Ean, EanRefusal> {
  const digits = withoutSeparators(text).replace(/^EAN(?:code)?:?/i, "");
  if (digits === "") return refused({ code: "ean-missing" });
  if (!/^\d+$/.test(digits)) return refused({ code: "ean-characters" });
  if (digits.length !== LENGTH) return refused({ code: "ean-length", digits: digits.length });
  if (countryByPrefix(digits) === null) return refused({ code: "ean-prefix", prefix: digits.slice(0, 3) });
  if (Number(digits.at(-1)) !== checkDigit(digits)) return refused({ code: "ean-check-digit" });
  return ok(digits as Ean);
}

export function countryOfEan(ean: Ean): Country {
  const country = countryByPrefix(ean);
  if (country === null) throw new Error("An Ean always has a known prefix.");
  return country;
}

/** Enough to recognise one's own meter, too little for anyone else. */
export function maskEan(ean: Ean): string {
  return `${ean.slice(0, 6)}${"•".repeat(LENGTH - 10)}${ean.slice(-4)}`;
}

export function formatEan(ean: Ean): string {
  return `${ean.slice(0, 6)} ${ean.slice(6, 10)} ${ean.slice(10, 14)} ${ean.slice(14)}`;
}

const countryByPrefix = (digits: string) => PREFIXES.find(([prefix]) => digits.startsWith(prefix))?.[1] ?? null;

/** GS1: the digits weigh 3, 1, 3, 1, … from the left, and the check digit fills the sum up to a multiple of ten. */
function checkDigit(digits: string): number {
  let sum = 0;
  for (let at = 0; at < LENGTH - 1; at++) sum += Number(digits[at]) * (at % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}
