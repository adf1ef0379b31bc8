import { ok, type Result, refused } from "#domain/result.ts";

export type EpcPayment = {
  readonly name: string;
  readonly iban: string;
  readonly cents: number;
  /** Free text of the payment: a Belgian structured reference goes here between its plusses. */
  readonly text: string;
};

export type EpcRefusal =
  | { readonly code: "name-length" }
  | { readonly code: "amount-range" }
  | { readonly code: "text-length" }
  | { readonly code: "payload-size"; readonly bytes: number };

const NAME_MAX = 70;
const TEXT_MAX = 140;
const BYTES_MAX = 331;
const CENTS_MAX = 99_999_999_999;

/**
 * The text of a payment code, line by line as EPC069-12 (version 2 of the guidelines) has it. The line for a structured
 * reference is meant for ISO 11649 (RF…), which the Belgian reference is not, so that one goes in the free text.
 */
export function epcPayment({ name, iban, cents, text }: EpcPayment): Result<string, EpcRefusal> {
  const one = (words: string) => words.replace(/\s+/g, " ").trim();
  if (one(name).length < 1 || one(name).length > NAME_MAX) return refused({ code: "name-length" });
  if (!Number.isInteger(cents) || cents < 1 || cents > CENTS_MAX) return refused({ code: "amount-range" });
  if (one(text).length > TEXT_MAX) return refused({ code: "text-length" });
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
  const lines = ["BCD", "002", "1", "SCT", "", one(name), iban, amount, "", "", one(text)];
  const payload = lines.join("\n");
  const bytes = utf8Length(payload);
  return bytes > BYTES_MAX ? refused({ code: "payload-size", bytes }) : ok(payload);
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
