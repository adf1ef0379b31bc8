import { DONE_FIELD, REFUSED_FIELD } from "#web/forms/done-field.ts";

/**
 * Takes what was just done out of the address that is shown, so that a reload or a bookmark does not say it again. The
 * router keeps the address it has: it would ask the server for the page anew, and the note would be gone at once.
 */
export function dropDone(path: string): void {
  const url = new URL(path, location.origin);
  const codes = [DONE_FIELD, REFUSED_FIELD].filter((field) => url.searchParams.has(field));
  if (codes.length === 0) return;
  for (const code of codes) url.searchParams.delete(code);
  history.replaceState(history.state, "", url.pathname + url.search + location.hash);
}
