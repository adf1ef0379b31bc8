import type { DeclarationFacts } from "#domain/declarations/declaration.ts";

/**
 * The exact text that is signed: one fact a line, each line ended by a line feed, in UTF-8. Anybody can write it again
 * from the public facts, and check it without us. A change of this layout is a new first line.
 */
export function canonicalText(facts: DeclarationFacts): string {
  const lines: readonly (readonly [string, string | number])[] = [
    ["code", facts.code],
    ["place", facts.place],
    ["month", facts.month],
    ["watt-hours", facts.shared],
    ["technology", facts.technology],
    ["region", facts.region],
    ["municipality", facts.municipality?.normalize("NFC").replace(/\s+/g, " ") ?? "-"],
    ["quarters", facts.quarters],
    ["quarters-shared", facts.quartersShared],
    ["basis", facts.basis],
    ...(facts.agreedBy ? [["agreed-by", facts.agreedBy] as const] : []),
    ["statement-sha256", facts.statementHash],
    ["issued-at", facts.issuedAt.toISOString()],
    ["previous-sha256", facts.previousHash],
    ["key", facts.keyId],
  ];
  return `declaration/${facts.agreedBy ? 2 : 1}\n${lines.map(([name, value]) => `${name}: ${value}\n`).join("")}`;
}

/** What the next declaration points at: this one's text and its signature. */
export const chainText = (facts: DeclarationFacts, signature: string): string =>
  `${canonicalText(facts)}signature: ${signature}\n`;

/** Crockford's alphabet: no letter that looks like a digit. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH = 8;

/** A code to read out, from hexadecimal digits that chance made. */
export function declarationCode(month: string, randomHex: string): string {
  let code = "";
  for (let at = 0; at < CODE_LENGTH; at++) {
    code += ALPHABET[Number.parseInt(randomHex.slice(at * 2, at * 2 + 2), 16) % ALPHABET.length];
  }
  return `HV-${month}-${code}`;
}

/** A code as people type it: small letters, spaces, a letter O for a zero. Null when it can be none. */
export function readDeclarationCode(text: string): string | null {
  const bare = text
    .toUpperCase()
    .replace(/[\s.\-_/]/g, "")
    .replace(/^HV/, "");
  const parts = /^(\d{4})(\d{2})([0-9A-Z]{8})$/.exec(bare);
  if (!parts) return null;
  const code = (parts[3] as string).replaceAll("O", "0").replaceAll("I", "1").replaceAll("L", "1");
  return `HV-${parts[1]}-${parts[2]}-${code}`;
}
