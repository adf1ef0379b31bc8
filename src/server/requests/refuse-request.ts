import type { Ports as EveryPort } from "#application/ports/ports.ts";
import type { Settings } from "#application/ports/settings.ts";
import { formWords } from "#content/form-words.ts";
import { refusedRequestWords } from "#content/shell.ts";
import { jsonError } from "#web/requests/json-error.ts";
import { wantsJson } from "#web/requests/wants-json.ts";
import { recogniseVisitor } from "./recognise-visitor.ts";

const URL_LENGTH_MAX = 8_000;
const BODY_BYTES_MAX = 64_000;
// A year of quarters of one meter, both directions, is some eight megabytes. An attachment may weigh five: what is more is
// still read, so that it is refused beside its field and nothing typed is lost.
const UPLOAD_BYTES_MAX = 12_000_000;
const ownUploads =
  /^\/(?:account\/(?:contracten\/[^/]+\/meterdata|aanbod\/[^/]+\/extra|vragen\/[^/]+\/meterbestand)|beheer\/(?:tariefkaarten\/importeren|dagprijzen|bevestigen))(?:\.data)?\/?$/i;
const openUploads = /^\/contact(?:\.data)?\/?$/i;
// Mail programs end a subscription by themselves (RFC 8058), from anywhere: the key in the address says that they may.
const takesAnyOrigin = /^\/nieuwsbrief\/uitschrijven\/?$/i;
const methods = ["GET", "HEAD", "POST"];

// What browsers send a form as; nothing of ours takes another kind of body.
const formKinds = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

const controlSigns = /%(?:0|1)[0-9a-f]|%7f/i;

type Refusal = { readonly status: 400 | 403 | 405 | 411 | 413 | 414 | 415 | 503; readonly message: string };

type Ports = Pick<EveryPort, "identity" | "settings" | "log">;

/** What is refused before anything else looks at it: other methods, endless addresses and bodies, forms sent from elsewhere. */
export async function refuseRequest(
  request: Request,
  url: URL,
  ports: Ports,
  more: Readonly<Record<string, string>>,
): Promise<Response | null> {
  const refusal =
    findRefusal(request, url, ports.settings) ??
    (await findLargeBody(request, url, ports)) ??
    findOtherKind(request) ??
    (await findBrokenForm(request));
  if (!refusal) return null;
  const { status, message } = refusal;
  const headers = { ...more, ...(status === 405 ? { allow: methods.join(", ") } : {}) };
  if (wantsJson(request)) {
    return jsonError(url.pathname.slice(0, 200), status, message, headers);
  }
  const { title, home } = refusedRequestWords;
  const sentences = { 413: refusedRequestWords.tooLarge, 503: formWords.unavailable } as const;
  const sentence = status === 413 || status === 503 ? sentences[status] : refusedRequestWords.sentence;
  const html = `<!doctype html><html lang="nl-BE"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${sentence}</p><p><a href="/">${home}</a></p></html>`;
  return new Response(html, {
    status,
    statusText: message,
    headers: { ...headers, "content-type": "text/html; charset=utf-8" },
  });
}

function findRefusal(request: Request, url: URL, settings: Settings): Refusal | null {
  if (!methods.includes(request.method)) return { status: 405, message: "Method Not Allowed" };
  if (url.pathname.length + url.search.length > URL_LENGTH_MAX) return { status: 414, message: "URI Too Long" };
  // Tabs and line ends fall out of an address once it is decoded, and another address is left: "/%09/" becomes "//".
  if (controlSigns.test(url.pathname)) return { status: 400, message: "Bad Request" };
  if (request.method !== "POST") return null;
  if (!takesAnyOrigin.test(url.pathname) && !comesFromUs(request, url, settings))
    return { status: 403, message: "Forbidden" };
  // Browsers tell how long a form is; who does not could send without end.
  if (request.headers.has("transfer-encoding")) return { status: 411, message: "Length Required" };
  return null;
}

/** A form without a single field may come without a kind; the pages read every POST as a form. */
export function asForm(request: Request): Request {
  if (request.method !== "POST" || request.headers.has("content-type")) return request;
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/x-www-form-urlencoded");
  return new Request(request.url, { method: "POST", headers, body: "", signal: request.signal });
}

/**
 * Only a page that asks for a file takes a large body; and all but the contact form only from who is signed in, which is
 * asked before a byte of it is read.
 */
async function findLargeBody(request: Request, { pathname }: URL, ports: Ports): Promise<Refusal | null> {
  if (request.method !== "POST") return null;
  const bytes = Number(request.headers.get("content-length") ?? 0);
  if (bytes <= BODY_BYTES_MAX) return null;
  const tooLarge = { status: 413, message: "Content Too Large" } as const;
  if (bytes > UPLOAD_BYTES_MAX) return tooLarge;
  if (openUploads.test(pathname)) return null;
  if (!ownUploads.test(pathname)) return tooLarge;
  const { visitor, isBackendDown } = await recogniseVisitor(ports, request.headers);
  if (isBackendDown) return { status: 503, message: "Service Unavailable" };
  return visitor ? null : tooLarge;
}

/** A form without a single field has no body, and says nothing of its kind. */
function findOtherKind(request: Request): Refusal | null {
  if (request.method !== "POST") return null;
  const kind = request.headers.get("content-type");
  const isForm = kind === null ? request.body === null : formKinds.test(kind);
  return isForm ? null : { status: 415, message: "Unsupported Media Type" };
}

/** A form in parts may be broken off; the pages read it after this, so a copy is tried. */
async function findBrokenForm(request: Request): Promise<Refusal | null> {
  if (!request.headers.get("content-type")?.toLowerCase().startsWith("multipart/")) return null;
  try {
    await request.clone().formData();
    return null;
  } catch {
    return { status: 400, message: "Bad Request" };
  }
}

/** The scheme is left out: behind a TLS proxy ours is http and the browser's is https. A missing origin is no browser form. */
function comesFromUs(request: Request, url: URL, settings: Settings): boolean {
  const origin = request.headers.get("origin");
  if (origin === null) return request.headers.get("sec-fetch-site") !== "cross-site";
  const hosts = [url.host, request.headers.get("host"), new URL(settings.publicUrl).host];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
