import { PERIOD_FIELD, WHOSE_FIELD } from "#web/calculations/period.ts";

/** What the address of a page tells beside the situation. */
const beside = ["inbed", WHOSE_FIELD, PERIOD_FIELD] as const;

/** Writes a situation into the address without asking the server; what stands beside it stays. */
export function writeAddress(query: string): void {
  const now = new URLSearchParams(window.location.search);
  const params = new URLSearchParams(query);
  for (const name of beside) {
    const text = now.get(name);
    if (text !== null) params.set(name, text);
  }
  replaceQuery(params);
}

/** Changes what stands beside the situation; null takes it away. */
export function writeAddressBeside(texts: Readonly<Record<string, string | null>>): void {
  const params = new URLSearchParams(window.location.search);
  for (const [name, text] of Object.entries(texts)) {
    if (text === null) params.delete(name);
    else params.set(name, text);
  }
  replaceQuery(params);
}

/** The router keeps its own state in the history entry, so that stays as it is. */
function replaceQuery(params: URLSearchParams): void {
  const { pathname, hash } = window.location;
  const query = params.size === 0 ? "" : `?${params}`;
  window.history.replaceState(window.history.state, "", `${pathname}${query}${hash}`);
}
