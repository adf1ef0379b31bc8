/** The query that tells a page what was just done. */
export const DONE_FIELD = "gelukt";
/** The query that tells a page what was refused on the way to it. */
export const REFUSED_FIELD = "niet";

/** The sentence for what was just done; none for what the address made up. */
export const sayDone = (url: URL, sentences: Sentences): string | null => sayIn(url, DONE_FIELD, sentences);

/** The sentence for what was refused; likewise. */
export const sayRefused = (url: URL, sentences: Sentences): string | null => sayIn(url, REFUSED_FIELD, sentences);

type Sentences = Readonly<Record<string, string>>;

function sayIn(url: URL, field: string, sentences: Sentences): string | null {
  const code = url.searchParams.get(field) ?? "";
  return Object.hasOwn(sentences, code) ? (sentences[code] ?? null) : null;
}
