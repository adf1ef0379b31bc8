import { ok, type Result, refused } from "#domain/result.ts";

const LENGTH_MAX = 80;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a database takes no null character, and a list no line end.
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]+/g;

export type CalculationNameRefusal =
  | { readonly code: "name-missing" }
  | { readonly code: "name-too-long"; readonly maximum: number };

/** A name on one line, as its owner will look for it. */
export function readCalculationName(text: string): Result<string, CalculationNameRefusal> {
  const name = text.replaceAll(CONTROL, " ").replaceAll(/\s+/g, " ").trim();
  if (name === "") return refused({ code: "name-missing" });
  return name.length > LENGTH_MAX ? refused({ code: "name-too-long", maximum: LENGTH_MAX }) : ok(name);
}
