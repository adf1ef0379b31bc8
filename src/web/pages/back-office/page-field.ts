const PAGE_FIELD = "pagina";
const PAGES_MAX = 10_000;

/** The page of a list that an address asks for, from 1. */
export function pageAsked({ searchParams }: URL): number {
  const page = Number(searchParams.get(PAGE_FIELD) ?? "1");
  return Number.isSafeInteger(page) && page >= 1 && page <= PAGES_MAX ? page : 1;
}

/** The same address at another page; null before the first. */
function pageQuery({ searchParams }: URL, page: number): string | null {
  if (page < 1) return null;
  const query = new URLSearchParams(searchParams);
  query.set(PAGE_FIELD, String(page));
  return `?${query}`;
}

/** Where the pages before and after lead, as the buttons below a list want them. */
export const pageLinks = (url: URL, hasMore: boolean) => ({
  previous: pageQuery(url, pageAsked(url) - 1),
  next: hasMore ? pageQuery(url, pageAsked(url) + 1) : null,
});

/** One of the words that a filter knows; null for none and for what is none of them. */
export const choiceAsked = <Word extends string>(url: URL, name: string, words: readonly Word[]): Word | null =>
  words.find((word) => word === url.searchParams.get(name)) ?? null;
