/** A piece of a page under one heading. */
export type SearchPart = {
  readonly path: string;
  /** Of the page. */
  readonly title: string;
  /** Of the piece; empty above the first heading. */
  readonly heading: string;
  /** Where the heading stands in the page; empty when it has no place of its own. */
  readonly anchor: string;
  readonly text: string;
};

export type SearchHit = Pick<SearchPart, "path" | "title" | "heading" | "anchor"> & {
  readonly before: string;
  readonly match: string;
  readonly after: string;
};

const QUERY_LENGTH_MAX = 120;
const TERMS_MAX = 8;
const SNIPPET = { before: 60, after: 110 };
// Words that stand everywhere say nothing of what is looked for.
const filler = new Set(
  "de het een en of van voor op in te met is dat die wat hoe wie mijn ik u uw er aan bij om".split(" "),
);

/** Letters without their signs: who types "belgie" finds "België", and "co2" finds "CO₂". */
const plain = (text: string): string => text.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
const wordsOf = (text: string): string[] => plain(text).match(/[a-z0-9]+/g) ?? [];
/** A word without the ends that Dutch puts behind it, as they change its spelling: panelen and paneel, prijzen and prijs. */
const stemOf = (word: string): string =>
  word.length > 4
    ? word
        .replace(/(?:eren|en|es|e|s|t)$/, "")
        .replace(/v$/, "f")
        .replace(/z$/, "s")
        .replace(/([bdfgklmnprst])\1$/, "$1")
        .replaceAll(/([aeou])\1(?=[^aeiou])/g, "$1")
    : word;

/**
 * Finds the pieces that hold every word of a query, best first; when none does, those that hold most of them. Dutch
 * makes long words: "stroom" finds "zonnestroom", and "stroomkosten" finds a piece with "stroom" and "kosten".
 */
export function searchParts(parts: readonly SearchPart[], query: string, limit: number): SearchHit[] {
  const asked = wordsOf(query.slice(0, QUERY_LENGTH_MAX)).slice(0, TERMS_MAX);
  const meaningful = asked.filter((word) => !filler.has(word));
  const terms = [...new Set(meaningful.length > 0 ? meaningful : asked)];
  if (terms.length === 0) return [];
  const scored = parts.map((part) => ({ part, ...scoreOf(part, terms) })).filter(({ found }) => found > 0);
  const most = Math.max(0, ...scored.map(({ found }) => found));
  const seen = new Set<string>();
  return scored
    .filter(({ found }) => found === most)
    .toSorted((a, b) => b.score - a.score || a.part.path.localeCompare(b.part.path))
    .filter(({ part: { path, anchor } }) => {
      const place = `${path}#${anchor}`;
      const isNew = !seen.has(place);
      seen.add(place);
      return isNew;
    })
    .slice(0, limit)
    .map(({ part, hit }) => ({ ...placeOf(part), ...snippetOf(part.text, hit) }));
}

const placeOf = ({ path, title, heading, anchor }: SearchPart) => ({ path, title, heading, anchor });

type Word = { readonly word: string; readonly stem: string };
type Field = { readonly words: readonly Word[]; readonly weight: number };

/** Read once and not at every key that somebody presses. */
const fieldsRead = new WeakMap<SearchPart, readonly Field[]>();

function fieldsOf(part: SearchPart): readonly Field[] {
  const before = fieldsRead.get(part);
  if (before) return before;
  const words = (text: string) => wordsOf(text).map((word) => ({ word, stem: stemOf(word) }));
  const fields = [
    // The title speaks for the top of its page; further down it only breaks a tie.
    { words: words(part.title), weight: part.heading === "" ? 5 : 0.1 },
    { words: words(part.path), weight: part.heading === "" ? 4 : 0 },
    { words: words(part.heading), weight: 4 },
    { words: words(part.text), weight: 1 },
  ];
  fieldsRead.set(part, fields);
  return fields;
}

function scoreOf(part: SearchPart, terms: readonly string[]) {
  const fields = fieldsOf(part);
  let found = 0;
  let score = 0;
  let hit = "";
  for (const term of terms) {
    const best = fields.map(({ words, weight }) => {
      const { worth, word } = bestWord(words, term);
      return { worth: worth * weight, word };
    });
    const worth = best.reduce((sum, one) => sum + one.worth, 0);
    if (worth > 0) found += 1;
    score += worth;
    hit ||= best.at(-1)?.word ?? "";
  }
  // Of two pieces that say it, the shorter says it more.
  return { found, score: score / (1 + part.text.length / 4000), hit };
}

function bestWord(words: readonly Word[], term: string): { worth: number; word: string } {
  let best = { worth: 0, word: "" };
  const stem = stemOf(term);
  for (const one of words) {
    const worth = worthOf(one, term, stem);
    if (worth > best.worth) best = { worth, word: one.word };
  }
  if (best.worth > 0 || term.length < 8) return best;
  for (let at = 4; at <= term.length - 4; at += 1) {
    const [head, tail] = [stemOf(term.slice(0, at).replace(/s$/, "")), stemOf(term.slice(at))];
    const first = words.find(({ word }) => word.startsWith(head));
    const second = words.find(({ word }) => word.startsWith(tail));
    if (first && second) return { worth: 2, word: first.word };
  }
  return best;
}

function worthOf(one: Word, term: string, stem: string): number {
  if (one.word === term) return 10;
  if (one.stem === stem) return 8;
  if (one.word.startsWith(term)) return 6;
  if (term.length >= 4 && one.word.includes(term)) return 4;
  return stem.length >= 4 && (one.word.includes(stem) || one.stem.includes(stem)) ? 3 : 0;
}

/** Some words around the first one that was found; its letters are counted without their signs, as it was found. */
function snippetOf(text: string, hit: string) {
  const at = hit === "" ? -1 : plainIndex(text, hit);
  if (at === -1) return { before: "", match: "", after: cut(text, SNIPPET.before + SNIPPET.after) };
  const start = at <= SNIPPET.before ? 0 : text.indexOf(" ", at - SNIPPET.before) + 1;
  const before = `${start > 0 ? "… " : ""}${text.slice(start, at)}`;
  return { before, match: text.slice(at, at + hit.length), after: cut(text.slice(at + hit.length), SNIPPET.after) };
}

/** One letter stays one letter, so that a place in the plain text is the same place in the text. */
const plainIndex = (text: string, hit: string): number =>
  Array.from(text.toLowerCase(), (sign) => (sign.length === 1 ? (plain(sign)[0] ?? " ") : sign))
    .join("")
    .search(new RegExp(`(?<![a-z0-9])${hit}`));

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, text.lastIndexOf(" ", length))} …`;
