import type { Settings } from "#application/ports/settings.ts";
import { EMBED_FIELD } from "#web/embed-field.ts";

const CALCULATOR = /^\/calculator\/(?:koper|verkoper|calculator-gvo)(?:-[a-z0-9-]+)?\/?$/i;

/** A calculator that asks to be shown in a frame; no other page ever is. */
export const isEmbeddedCalculator = ({ pathname, searchParams }: URL): boolean =>
  searchParams.get(EMBED_FIELD) === "1" && CALCULATOR.test(pathname);

/** A form that was sent within the frame, without scripts: its query names the questions alone. */
export const isLostInFrame = ({ headers }: Request, { pathname }: URL): boolean =>
  headers.get("sec-fetch-dest") === "iframe" &&
  headers.get("sec-fetch-site") === "same-origin" &&
  CALCULATOR.test(pathname);

export function intoFrame({ pathname, search }: URL, more: Readonly<Record<string, string>>): Response {
  const params = new URLSearchParams(search);
  params.set(EMBED_FIELD, "1");
  return new Response(null, {
    status: 302,
    headers: { ...more, location: `${pathname}?${params}`, vary: "sec-fetch-dest", "cache-control": "no-store" },
  });
}

/** Whoever is signed in on the site is nobody in the frame of another. */
export function withoutCookies(headers: Headers): Headers {
  const bare = new Headers(headers);
  bare.delete("cookie");
  return bare;
}

/** The policy names the origins; the older header knows no list, and would shut the frame in some browsers. */
export function openToFrames(headers: Headers, { embedOrigins }: Pick<Settings, "embedOrigins">): void {
  headers.delete("set-cookie");
  if (embedOrigins.length > 0) headers.delete("x-frame-options");
}
