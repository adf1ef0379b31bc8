import { errorPageWords } from "#content/shell.ts";

/** A short page without React or scripts: while one network asks too much, its refusals must cost the others nothing. Whether it may be framed, its other headers say. */
export function refusedWorkPage(
  { status, statusText }: Readonly<{ status: number; statusText: string }>,
  headers: Headers,
): Response {
  const { title } = errorPageWords.busy;
  const { sentence } = status === 429 ? errorPageWords.tooMany : errorPageWords.busy;
  const html = `<!doctype html><html lang="nl-BE"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1><p>${sentence}</p><p><a href="">${errorPageWords.reload}</a></p><p><a href="/">${errorPageWords.home}</a></p></html>`;
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", "default-src 'none'");
  headers.set("cache-control", "no-store");
  return new Response(html, { status, statusText, headers });
}
