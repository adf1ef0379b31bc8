import { checkPasswordLength, normalisePassword } from "#domain/accounts/password-policy.ts";
import { isPredictablePassword } from "#domain/accounts/predictable-password.ts";

/** How much work a password is to guess, as far as can be told without a list of known ones. The first two are refused. */
export type PasswordStrength = "wrong-length" | "predictable" | "weak" | "fair" | "strong";

const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "azertyuiop", "qsdfghjklm", "wxcvbn", "qwertyuiop"];
const runs = rows.flatMap((row) => [row, [...row].reverse().join("")]);
const FAIR_SURPRISES = 12;
const STRONG_SURPRISES = 18;

/** `known` is what others know of this person too: a name or an address is no secret. */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if (checkPasswordLength(password) !== null) return "wrong-length";
  if (isPredictablePassword(password, known)) return "predictable";
  const surprises = surprisesIn(normalisePassword(password).toLowerCase());
  if (surprises >= STRONG_SURPRISES) return "strong";
  return surprises >= FAIR_SURPRISES ? "fair" : "weak";
}

/** Counts the characters that do not follow from those before them, as in a repeat, "abc", "123" or "azerty". */
function surprisesIn(text: string): number {
  const seen = new Set<string>();
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const pair = text.slice(Math.max(0, index - 1), index + 1);
    const three = text.slice(Math.max(0, index - 2), index + 1);
    const isRun = three.length === 3 && runs.some((run) => run.includes(three));
    if (!isRun && !seen.has(pair)) count += 1;
    seen.add(pair);
  }
  return count;
}
