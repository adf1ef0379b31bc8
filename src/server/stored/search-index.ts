import type { SearchPart } from "#domain/search/search-parts.ts";

export const SEARCH_INDEX_PATH = "/zoeken/index.json";

const unread = /<(script|style|svg|noscript|template|nav|form|button|select|figure)\b[^>]*>[\s\S]*?<\/\1>/gi;
const term = /<button\b[^>]*\bclass="term"[^>]*>([^<]*)<\/button><span\b[^>]*\bpopover\b[^>]*>[\s\S]*?<\/span>/gi;
const table = /<table\b[^>]*>[\s\S]*?<\/table>/gi;
const rowHeader = /<th\b[^>]*\bscope="row"[^>]*>([\s\S]*?)<\/th>/gi;
const live = /<article\b[^>]*\bdata-live\b[^>]*>[\s\S]*?<\/article>/gi;
const top = { heading: "", anchor: "" };
const named = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'", "#x27": "'" } as const;

/**
 * The words of a page as it was rendered, cut at its headings. A term with its meaning
 * is a piece too. Forms and drawings are left out, the cells of tables, and what is there today and gone tomorrow.
 */
export function partsOfPage(path: string, html: string): SearchPart[] {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/i.exec(html)?.[1];
  if (main === undefined) return [];
  // Of a term that explains itself only the word belongs to the text.
  let rest = main
    .replaceAll("<!-- -->", "")
    .replaceAll(live, " ")
    .replaceAll(term, "$1")
    .replaceAll(table, namesOfRows);
  // Elements of one kind inside each other are taken out from the inside.
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(unread, " ");
  }
  const title = textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/i.exec(rest)?.[1] ?? "");
  if (title === "") return [];
  const parts: SearchPart[] = [];
  let anchor = "";
  let section = top;
  let current = top;
  for (const piece of rest.split(/(?=<h[123]\b|<dt\b[^>]*\bid=|<\/dl>)/i)) {
    const [whole = "", name = "", own = "", words = ""] = /^<(h[123]|dt)\b([^>]*)>([\s\S]*?)<\/\1>/i.exec(piece) ?? [];
    const tag = name.toLowerCase();
    const id = /\bid="([^"]+)"/.exec(own)?.[1] ?? anchor;
    // What stands below a heading without a place of its own is found at the section around it.
    const place = { heading: textOf(words), anchor: id || section.anchor };
    if (tag === "h1") section = current = top;
    if (tag === "h2") section = current = { ...place, anchor: id };
    if (tag === "h3") current = place;
    const { heading, anchor: found } = tag === "dt" ? place : current;
    // A section names the heading that comes next.
    anchor = [...piece.matchAll(/<(?:section|li|div|details)\b[^>]*\bid="([^":]+)"/gi)].at(-1)?.[1] ?? "";
    const text = textOf(piece.slice(whole.length));
    if (text === "" && (heading === "" || tag === "")) continue;
    parts.push({ path, title, heading, anchor: found, text });
  }
  return parts;
}

/** Of a table the names of its rows are worth finding: a supplier, a kind of data. Hours and sums are not. */
const namesOfRows = (html: string): string =>
  [...html.matchAll(rowHeader)]
    .map(([, cell = ""]) => textOf(cell))
    .filter((name) => /^\p{L}{2}/u.test(name))
    .map((name) => ` ${name}.`)
    .join("");

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39|#x27);/g, (_, name: keyof typeof named) => named[name])
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([.,;:?)])/g, "$1")
    .trim();

type IndexMeans = {
  /** The pages that search engines may know. */
  paths(): readonly string[];
  /** Null when the page does not answer 200. */
  render(path: string): Promise<string | null>;
};

/** Reads every page once a day; the first who asks waits for it. */
export function openSearchIndex(today: () => string) {
  const kept = new Map<string, { readonly day: string; readonly parts: Promise<readonly SearchPart[]> }>();
  return {
    parts(market: string, { paths, render }: IndexMeans): Promise<readonly SearchPart[]> {
      const before = kept.get(market);
      if (before?.day === today()) return before.parts;
      const parts = readAll(paths(), render);
      kept.set(market, { day: today(), parts });
      parts.catch(() => kept.delete(market));
      return parts;
    },
  };
}

async function readAll(paths: readonly string[], render: IndexMeans["render"]): Promise<SearchPart[]> {
  const parts: SearchPart[] = [];
  for (const path of paths) {
    const html = await render(path);
    if (html !== null) parts.push(...partsOfPage(path, html));
  }
  return parts;
}
