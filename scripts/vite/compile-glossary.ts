import { anchorOf } from "./anchor-of.ts";

export type GlossaryEntry = { id: string; term: string; forms: string[]; meaning: string };

const ENTRY = /^([^\n:#>*-][^\n]*)\n: ([^\n]+)/gm;

/**
 * The terms of the page that explains them, with the words by which a text names each. Terms that everybody knows stand
 * in the front matter as `everyday` and are explained on that page alone.
 */
export function compileGlossary(source: string): GlossaryEntry[] {
  const everyday = new Set(
    /^everyday: (.*)$/m
      .exec(source)?.[1]
      ?.split(",")
      .map((term) => term.trim()),
  );
  return [...source.matchAll(ENTRY)].flatMap(([, term = "", meaning = ""]) => {
    if (everyday.delete(term)) return [];
    const [, name = term, short] = /^(.*) \(([^)]+)\)$/.exec(term) ?? [];
    return [{ id: anchorOf(term), term, forms: short ? [name, short] : [name], meaning: plain(meaning) }];
  });
}

const plain = (meaning: string) => meaning.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("**", "");
