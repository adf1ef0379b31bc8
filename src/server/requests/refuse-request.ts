import type { Settings } from "#application/ports/settings.ts";
import { formWords } from "#content/form-words.ts";
import { refusedRequestWords } from "#content/shell.ts";
import { FORM_BYTES_MAX, uploadBytesMax } from "#web/forms/posted-form.ts";
import { jsonError } from "#web/requests/json-error.ts";
import { wantsJson } from "#web/requests/wants-json.ts";

const URL_LENGTH_MAX = 8_000;
// Mail programs end a subscription by themselves (RFC 8058), from anywhere: the key in the address says that they may.
const takesAnyOrigin = /^\/nieuwsbrief\/uitschrijven\/?$/i;
const methods = ["GET", "HEAD", "POST"];

// What browsers send a form as; nothing of ours takes another kind of body.
const formKinds = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const inParts = /^multipart\/form-data\b/i;

const controlSigns = /%(?:0|1)[0-9a-f]|%7f/i;

export type Refusal = { readonly status: number; readonly message: string };
export const refusals = {
  broken: { status: 400, message: "Bad Request" },
  slow: { status: 408, message: "Request Timeout" },
  tooLarge: { status: 413, message: "Content Too Large" },
  busy: { status: 429, message: "Too Many Requests" },
  unavailable: { status: 503, message: "Service Unavailable" },
} as const satisfies Readonly<Record<string, Refusal>>;

const retryAfterSeconds: Readonly<Record<number, number>> = { 429: 10, 503: 60 };
const sentences: Readonly<Record<number, string>> = {
  408: refusedRequestWords.slow,
  413: refusedRequestWords.tooLarge,
  429: refusedRequestWords.busy,
  503: formWords.unavailable,
};

/** A short page of its own: a refusal costs no rendering. */
export function answerRefusal(
  request: Request,
  url: URL,
  { status, message }: Refusal,
  more: Readonly<Record<string, string>>,
): Response {
  const wait = retryAfterSeconds[status];
  const headers = {
    ...more,
    ...(status === 405 ? { allow: methods.join(", ") } : {}),
    ...(wait === undefined ? {} : { "retry-after": String(wait) }),
  };
  if (wantsJson(request)) {
    return jsonError(url.pathname.slice(0, 200), status, message, headers);
  }
  const { title, home } = refusedRequestWords;
  const sentence = sentences[status] ?? refusedRequestWords.sentence;
  const html = `<!doctype html><html lang="nl-BE"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${sentence}</p><p><a href="/">${home}</a></p></html>`;
  return new Response(html, {
    status,
    statusText: message,
    headers: { ...headers, "content-type": "text/html; charset=utf-8" },
  });
}

/** What is refused before anything else looks at it: other methods, endless addresses and bodies, forms sent from elsewhere. */
export function findRefusal(request: Request, url: URL, settings: Settings): Refusal | null {
  if (!methods.includes(request.method)) return { status: 405, message: "Method Not Allowed" };
  if (url.pathname.length + url.search.length > URL_LENGTH_MAX) return { status: 414, message: "URI Too Long" };
  // Tabs and line ends fall out of an address once it is decoded, and another address is left: "/%09/" becomes "//".
  if (controlSigns.test(url.pathname)) return { status: 400, message: "Bad Request" };
  if (request.method !== "POST") return null;
  if (!takesAnyOrigin.test(url.pathname) && !comesFromUs(request, url, settings))
    return { status: 403, message: "Forbidden" };
  // Browsers tell how long a form is; who does not could send without end.
  if (request.headers.has("transfer-encoding")) return { status: 411, message: "Length Required" };
  const bytes = declaredLength(request);
  const kind = request.headers.get("content-type");
  // A form without a single field has no body, and says nothing of its kind.
  if (kind === null ? bytes > 0 : !formKinds.test(kind)) return { status: 415, message: "Unsupported Media Type" };
  if (bytes > (inParts.test(kind ?? "") ? uploadBytesMax(url.pathname) : FORM_BYTES_MAX)) return refusals.tooLarge;
  return null;
}

export const declaredLength = ({ headers }: Request): number => Number(headers.get("content-length") ?? 0);

/** The scheme is left out: behind a TLS proxy ours is http and the browser's is https. A missing origin is no browser form. */
function comesFromUs(request: Request, url: URL, settings: Settings): boolean {
  const origin = request.headers.get("origin");
  if (origin === null) return request.headers.get("sec-fetch-site") !== "cross-site";
  const hosts = [url.host, request.headers.get("host"), new URL(settings.publicUrl).host];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
