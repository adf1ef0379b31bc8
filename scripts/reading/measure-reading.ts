export type Reading = {
  readonly words: number;
  readonly sentences: number;
  /** Flesch-Douma: 60 is plain Dutch, above 80 very easy, below 30 for specialists. */
  readonly score: number;
};

/** Dutch sentences end with a point, a question mark or a colon before a list; not after "art." or inside a number. */
export const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/\b(art|bv|nr|enz|incl|excl|max|min|o\.a|resp)\./gi, "$1")
    .split(/(?<=[.?!:;][”’"')]?)\s+(?=[\p{Lu}\d‘“"(])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

export const wordsOf = (sentence: string): string[] =>
  sentence.match(/[\p{L}][\p{L}\p{M}’'-]*|\d[\d.,]*/gu)?.map((word) => word.replace(/[’'-]+$/, "")) ?? [];

/** Groups of vowels, with a new one at each trema: "geïnd" has two. */
const syllablesOf = (word: string): number =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replaceAll(/[äëïöü]/g, "-a")
      .match(/[aeiouyáéíóúàèêâîôû]+/g)?.length ?? 1,
  );

/** Douma's formula for Dutch (1960), after Flesch: 206.84 − 0.93 × words per sentence − 77 × syllables per word. */
export function measureReading(texts: readonly string[]): Reading {
  // Headings and labels are no sentences and would make every page look easy.
  const sentences = texts.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length >= 4);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const score =
    words.length === 0 ? 100 : 206.84 - 0.93 * (words.length / sentences.length) - 77 * (syllables / words.length);
  return { words: words.length, sentences: sentences.length, score: Math.round(score) };
}
