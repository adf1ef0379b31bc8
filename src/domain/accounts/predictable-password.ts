import { normalisePassword } from "./password-policy.ts";

// What people here add to a year and an exclamation mark. Longest first where one holds another.
const words = [
  ..."wachtwoord paswoord password welkom welcome bonjour hallo geheim secret admin login account test".split(" "),
  ..."lente zomer herfst winter januari februari maart april mei juni juli augustus".split(" "),
  ..."september oktober november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag".split(" "),
  ..."clubbrugge brugge anderlecht genk gent antwerp antwerpen standard charleroi union mechelen".split(" "),
  ..."westerlo leuven kortrijk ajax feyenoord psv belgie belgium vlaanderen brussel nederland".split(" "),
  ..."zonnepaneel zonnepanelen zonne stroom energie elektriciteit groene groen batterij".split(" "),
  ..."azertyuiop qwertyuiop azerty qwerty qsdfghjklm asdfghjkl wxcvbn zxcvbnm iloveyou letmein".split(" "),
].toSorted((a, b) => b.length - a.length);

const OWN_CHARACTERS_MINIMUM = 5;
const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "98765432109"];
const swapped: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  $: "s",
  "@": "a",
  "!": "i",
};

/**
 * True when little is left of a password without the words that are tried first, years, runs and repeats. `known` is
 * what an attacker knows too: the person's own address, the name of the site.
 */
export function isPredictablePassword(password: string, known: readonly string[]): boolean {
  const plain = normalisePassword(password).toLowerCase();
  const own = known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= 3);
  const ordered = [...own, ...words].toSorted((a, b) => b.length - a.length);
  return [plain, unswap(plain)].some((text) => charactersLeft(text, ordered) < OWN_CHARACTERS_MINIMUM);
}

const unswap = (text: string) => [...text].map((character) => swapped[character] ?? character).join("");

function charactersLeft(text: string, ordered: readonly string[]): number {
  const withoutWords = ordered.reduce((rest, word) => rest.replaceAll(word, " "), text);
  const withoutYears = withoutWords.replace(/(?:19|20)\d\d/g, " ");
  const withoutRepeats = withoutYears.replace(/(.{1,4}?)\1{2,}/g, " ");
  const own = withoutRuns(withoutRepeats).replace(/[^\p{L}\p{N}]/gu, "");
  return new Set(own).size;
}

function withoutRuns(text: string): string {
  let left = "";
  for (let index = 0; index < text.length; ) {
    const length = runAt(text, index);
    if (length < 3) left += text[index];
    index += length < 3 ? 1 : length;
  }
  return left;
}

function runAt(text: string, start: number): number {
  let length = 1;
  while (start + length < text.length && rows.some((row) => row.includes(text.slice(start, start + length + 1)))) {
    length += 1;
  }
  return length;
}
