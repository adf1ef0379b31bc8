import { checkPasswordLength, normalisePassword } from "#domain/accounts/password-policy.ts";

/** From "refused" to "strong": how much work it is to guess, as far as can be told without a list of known passwords. */
export type PasswordStrength = "refused" | "weak" | "fair" | "strong";

const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "qwertyuiop",
  "asdfghjkl",
];
const ways = rows.flatMap((row) => [row, [...row].reverse().join("")]);
const FAIR_SURPRISES = 12;
const STRONG_SURPRISES = 18;

/** `known` is what others know of this person: a name or an address is no secret. */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if (checkPasswordLength(password) !== null) return "refused";
  const surprises = surprisesIn(withoutKnown(normalisePassword(password).toLowerCase(), known));
  if (surprises >= STRONG_SURPRISES) return "strong";
  return surprises >= FAIR_SURPRISES ? "fair" : "weak";
}

function withoutKnown(password: string, known: readonly string[]): string {
  const words = known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= 3);
  return words.reduce((rest, word) => rest.replaceAll(word, ""), password);
}

/** Counts the characters that do not follow from those before them: repeats, "abc", "123", "azerty". */
function surprisesIn(text: string): number {
  const seen = new Set<string>();
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const pair = text.slice(Math.max(0, index - 1), index + 1);
    const three = text.slice(Math.max(0, index - 2), index + 1);
    const isRun = three.length === 3 && ways.some((way) => way.includes(three));
    if (!isRun && !seen.has(pair)) count += 1;
    seen.add(pair);
  }
  return count;
}
