import type { Site } from "#content/site.ts";
import type { WrittenShell } from "#web/shell/shell.ts";

/**
 * Under what the shell of a page is remembered: a page that is asked for with one search after another. Null where it is
 * not, or where the shell tells the search itself, as the choice of a market does.
 */
export function shellKey({ pathname, search }: URL, { flags }: Site): string | null {
  return search === "" || flags ? null : pathname;
}

/** The shell out of a whole page; null where a page has another. */
export function cutShell(page: Buffer): WrittenShell | null {
  const header = insideOf(page, "header", page.indexOf("<header data-shell"));
  const footer = insideOf(page, "footer", page.lastIndexOf("<footer data-shell"));
  return header === null || footer === null ? null : { header, footer };
}

function insideOf(page: Buffer, name: string, at: number): string | null {
  const end = at === -1 ? -1 : page.indexOf(`</${name}>`, at);
  return end === -1 ? null : page.toString("utf8", page.indexOf(">", at) + 1, end);
}
