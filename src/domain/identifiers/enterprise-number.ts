import { remainder97 } from "#domain/identifiers/remainder-97.ts";
import { withoutSeparators } from "#domain/identifiers/without-separators.ts";
import { ok, type Result, refused } from "#domain/result.ts";

declare const enterpriseNumber: unique symbol;
/** The number of a Belgian enterprise in the crossroads bank, ten digits; its VAT number is the same after "BE". */
export type EnterpriseNumber = string & { readonly [enterpriseNumber]: true };

export type EnterpriseNumberRefusal =
  | { code: "enterprise-number-missing" }
  | { code: "enterprise-number-characters" }
  | { code: "enterprise-number-length"; digits: number }
  | { code: "enterprise-number-series"; first: string }
  | { code: "enterprise-number-check-digits" };

export function parseEnterpriseNumber(text: string): Result<EnterpriseNumber, EnterpriseNumberRefusal> {
  const bare = withoutSeparators(text).replace(/^(?:btw|tva|vat|kbo|bce)?:?(?:be)?/i, "");
  if (bare === "") return refused({ code: "enterprise-number-missing" });
  if (!/^\d+$/.test(bare)) return refused({ code: "enterprise-number-characters" });
  // Before 2005 a VAT number had nine digits; the same enterprises now carry a zero in front.
  const digits = bare.length === 9 ? `0${bare}` : bare;
  if (digits.length !== 10) return refused({ code: "enterprise-number-length", digits: bare.length });
  const first = digits.slice(0, 1);
  if (first !== "0" && first !== "1") return refused({ code: "enterprise-number-series", first });
  if (97 - remainder97(digits.slice(0, 8)) !== Number(digits.slice(8))) {
    return refused({ code: "enterprise-number-check-digits" });
  }
  return ok(digits as EnterpriseNumber);
}

/** As the crossroads bank writes it: 0123.456.749. */
export function formatEnterpriseNumber(number: EnterpriseNumber): string {
  return `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`;
}
