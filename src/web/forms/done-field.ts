/** The query that tells a page what was just done. */
export const DONE_FIELD = "gelukt";

/** The sentence for what was just done; none for what the address made up. */
export function sayDone(url: URL, sentences: Readonly<Record<string, string>>): string | null {
  const done = url.searchParams.get(DONE_FIELD) ?? "";
  return Object.hasOwn(sentences, done) ? (sentences[done] ?? null) : null;
}
