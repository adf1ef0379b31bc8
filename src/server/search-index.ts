import type { SearchPart } from "#domain/search/search-parts.ts";

export const SEARCH_INDEX_PATH = "/zoeken/index.json";

const unread = /<(script|style|svg|noscript|template|nav|form|button|select|table|figure)\b[^>]*>[\s\S]*?<\/\1>/gi;
const term = /<button\b[^>]*\bclass="term"[^>]*>([^<]*)<\/button><span\b[^>]*\bpopover\b[^>]*>[\s\S]*?<\/span>/gi;
const named = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'", "#x27": "'" } as const;

/** The words of a page as it was rendered, cut at its headings. Forms, tables and drawings are left out. */
export function partsOfPage(path: string, html: string): SearchPart[] {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/i.exec(html)?.[1];
  if (main === undefined) return [];
  // Of a term that explains itself only the word belongs to the text.
  let rest = main.replaceAll("<!-- -->", "").replaceAll(term, "$1");
  // Elements of one kind inside each other are taken out from the inside.
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(unread, " ");
  }
  const title = textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/i.exec(rest)?.[1] ?? "");
  if (title === "") return [];
  const parts: SearchPart[] = [];
  let anchor = "";
  for (const piece of rest.split(/(?=<h[123]\b)/i)) {
    const [, level = "", own = "", words = ""] = /^<h([123])\b([^>]*)>([\s\S]*?)<\/h\1>/i.exec(piece) ?? [];
    const id = /\bid="([^"]+)"/.exec(own)?.[1] ?? anchor;
    // A section names the heading that comes next.
    anchor = [...piece.matchAll(/<(?:section|li|div|details)\b[^>]*\bid="([^":]+)"/gi)].at(-1)?.[1] ?? "";
    const text = textOf(piece.replace(/^<h[123]\b[\s\S]*?<\/h[123]>/i, " "));
    const heading = level === "1" || level === "" ? "" : textOf(words);
    if (text === "" && heading === "") continue;
    parts.push({ path, title, heading, anchor: heading === "" ? "" : id, text });
  }
  return parts;
}

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
