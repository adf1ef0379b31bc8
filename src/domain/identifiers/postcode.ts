import type { Country } from "#domain/identifiers/country.ts";
import { ok, type Result, refused } from "#domain/result.ts";

declare const postcode: unique symbol;
/** A Belgian postcode of four digits, or a Dutch one of four digits and two letters, without a space. */
export type Postcode = string & { readonly [postcode]: true };

export type PostcodeRefusal =
  | { code: "postcode-missing" }
  | { code: "postcode-shape" }
  | { code: "postcode-range" }
  | { code: "postcode-letters"; letters: string };

/** Belgian or Dutch by its shape: two letters at the end make it Dutch. */
export function parsePostcode(text: string): Result<Postcode, PostcodeRefusal> {
  const typed = text.trim().toUpperCase();
  if (typed === "") return refused({ code: "postcode-missing" });
  const shape = /^(?:B(?:E)?[\s-]*)?(\d{4})$|^(?:NL[\s-]*)?(\d{4})\s?([A-Z]{2})$/.exec(typed);
  if (!shape) return refused({ code: "postcode-shape" });
  const [, belgian, dutch, letters = ""] = shape;
  const digits = belgian ?? dutch ?? "";
  if (digits < "1000") return refused({ code: "postcode-range" });
  // The Dutch post never gave out these three pairs.
  if (/^S[ADS]$/.test(letters)) return refused({ code: "postcode-letters", letters });
  return ok(`${digits}${letters}` as Postcode);
}

export function countryOfPostcode(postcode: Postcode): Country {
  return postcode.length === 4 ? "be" : "nl";
}
