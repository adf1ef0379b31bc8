import type { RenewedSession, SignedIn } from "#application/ports/identity.ts";

const DEVICE_SECONDS = 365 * 24 * 3600;
const LEAD_SECONDS = 3600;

const isSecure = (publicUrl: string) => publicUrl.startsWith("https://");
// The prefix makes browsers refuse a cookie that another host or an unsafe connection tries to set.
const nameOf = (name: string, publicUrl: string) => (isSecure(publicUrl) ? `__Host-${name}` : name);

function cookie(name: string, value: string, seconds: number, publicUrl: string, isHidden = true): string {
  const parts = [`${name}=${value}`, "Path=/", `Max-Age=${seconds}`, "SameSite=Lax"];
  if (isHidden) parts.push("HttpOnly");
  if (isSecure(publicUrl)) parts.push("Secure");
  return parts.join("; ");
}

/** The session itself, a readable hint that there is one, and the mark of a browser that has signed in before. */
export function signedInCookies({ token, expiresAt, deviceToken }: SignedIn, now: Date, publicUrl: string): string[] {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
  return [
    cookie(nameOf("sessie", publicUrl), token, seconds, publicUrl),
    cookie("aangemeld", "1", seconds, publicUrl, false),
    deviceCookie(deviceToken, publicUrl),
  ];
}

/** The mark of a browser that signed in before, or came with a link out of the mailbox. */
export const deviceCookie = (token: string, publicUrl: string): string =>
  cookie(nameOf("toestel", publicUrl), token, DEVICE_SECONDS, publicUrl);

/** A sign-in that goes on under another token, in a browser that keeps its mark. */
export function renewedCookies({ token, expiresAt }: RenewedSession, now: Date, publicUrl: string): string[] {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
  return [
    cookie(nameOf("sessie", publicUrl), token, seconds, publicUrl),
    cookie("aangemeld", "1", seconds, publicUrl, false),
  ];
}

export const signedOutCookies = (publicUrl: string): string[] => [
  cookie(nameOf("sessie", publicUrl), "", 0, publicUrl),
  cookie("aangemeld", "", 0, publicUrl, false),
];

/** The browser that sent a lead: its link alone tells nobody's name, the form of an account in this browser need not ask it. */
export const leadCookie = (token: string, publicUrl: string): string =>
  cookie(nameOf("aanvraag", publicUrl), encodeURIComponent(token), LEAD_SECONDS, publicUrl);

const readCookie = (header: string | null, name: string): string | null =>
  header
    ?.split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) || null;

export const readSessionToken = (header: string | null, publicUrl: string) =>
  readCookie(header, nameOf("sessie", publicUrl));
export const readDeviceToken = (header: string | null, publicUrl: string) =>
  readCookie(header, nameOf("toestel", publicUrl));

export const readLeadToken = (header: string | null, publicUrl: string): string | null => {
  const read = readCookie(header, nameOf("aanvraag", publicUrl));
  return read && /^[\w-]+$/.test(read) ? read : null;
};

/** The headers of an answer that sets these cookies. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const each of cookies) headers.append("set-cookie", each);
  return headers;
}
