import { withoutSeparators } from "#domain/identifiers/without-separators.ts";
import { ok, type Result, refused } from "#domain/result.ts";

declare const dutchCompanyNumber: unique symbol;
/** The number of a company at the Dutch chamber of commerce: eight digits, without a check of their own. */
export type DutchCompanyNumber = string & { readonly [dutchCompanyNumber]: true };

export type DutchCompanyNumberRefusal =
  | { code: "dutch-company-number-missing" }
  | { code: "dutch-company-number-characters" }
  | { code: "dutch-company-number-length"; digits: number };

export function parseDutchCompanyNumber(text: string): Result<DutchCompanyNumber, DutchCompanyNumberRefusal> {
  const digits = withoutSeparators(text).replace(/^kvk(?:nummer|nr)?:?/i, "");
  if (digits === "") return refused({ code: "dutch-company-number-missing" });
  if (!/^\d+$/.test(digits)) return refused({ code: "dutch-company-number-characters" });
  if (digits.length !== 8) return refused({ code: "dutch-company-number-length", digits: digits.length });
  return ok(digits as DutchCompanyNumber);
}
