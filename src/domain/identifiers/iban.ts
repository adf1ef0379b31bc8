import { remainder97 } from "#domain/identifiers/remainder-97.ts";
import { withoutSeparators } from "#domain/identifiers/without-separators.ts";
import { ok, type Result, refused } from "#domain/result.ts";

declare const iban: unique symbol;
/** An account number of the euro payments area, in capitals and without spaces. */
export type Iban = string & { readonly [iban]: true };

export type IbanRefusal =
  | { code: "iban-missing" }
  | { code: "iban-characters" }
  | { code: "iban-country"; country: string }
  | { code: "iban-length"; country: string; length: number; expected: number }
  | { code: "iban-shape"; country: string }
  | { code: "iban-check-digits" }
  | { code: "iban-national-check" };

// Lengths of the IBAN registry (ISO 13616, kept by SWIFT) for the countries of the euro payments area.
const LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    "AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 " +
    "LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22"
  )
    .split(" ")
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

const SHAPES: Readonly<Record<string, RegExp>> = { BE: /^BE\d{14}$/, NL: /^NL\d{2}[A-Z]{4}\d{10}$/ };

export function parseIban(text: string): Result<Iban, IbanRefusal> {
  const bare = withoutSeparators(text)
    .toUpperCase()
    .replace(/^IBAN:?/, "");
  if (bare === "") return refused({ code: "iban-missing" });
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(bare)) return refused({ code: "iban-characters" });
  const country = bare.slice(0, 2);
  const expected = LENGTHS[country];
  if (expected === undefined) return refused({ code: "iban-country", country });
  if (bare.length !== expected) return refused({ code: "iban-length", country, length: bare.length, expected });
  if (SHAPES[country]?.test(bare) === false) return refused({ code: "iban-shape", country });
  if (!passesCheck(bare)) return refused({ code: "iban-check-digits" });
  if (country === "BE" && !passesBelgianCheck(bare.slice(4))) return refused({ code: "iban-national-check" });
  return ok(bare as Iban);
}

export function formatIban(iban: Iban): string {
  return iban.replace(/(.{4})(?=.)/g, "$1 ");
}

/** ISO 7064: with the first four signs moved to the end and letters as 10 to 35, the remainder of 97 is 1. */
function passesCheck(iban: string): boolean {
  // 00, 01 and 99 leave the same remainder as 97, 98 and 02, but are never handed out.
  if (/^..(?:00|01|99)/.test(iban)) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  return remainder97(turned.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))) === 1;
}

/** The twelve digits of a Belgian account end in the remainder of the first ten after division by 97, or in 97 for 0. */
function passesBelgianCheck(account: string): boolean {
  return (remainder97(account.slice(0, 10)) || 97) === Number(account.slice(10));
}
