import type { Settings } from "#application/ports/settings.ts";

const tagManager = "https://www.googletagmanager.com";
const analytics = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** Styles may stand inline, because controls place themselves by style attributes; scripts never without a hash or nonce. */
export function contentSecurityPolicy(
  settings: Settings,
  scriptSources: readonly string[],
  isEmbedded = false,
): string {
  // Without cookies there is nothing to ask consent for, so nothing is measured in a frame.
  const tagged = settings.tagManagerId !== null && !isEmbedded;
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptSources, ...(tagged ? [tagManager] : [])].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", "data:", ...(tagged ? [tagManager, ...analytics] : [])].join(" ")}`,
    `connect-src ${["'self'", ...(tagged ? [tagManager, ...analytics] : [])].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${["'self'", ...(isEmbedded ? settings.embedOrigins : [])].join(" ")}`,
    ...(isSecureSite(settings) ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

export const isSecureSite = (settings: Settings) => settings.publicUrl.startsWith("https://");

/** On every answer; scripts and styles do without what concerns pages alone. The referrer never carries a path or query, also not to ourselves, where a tag manager could read it. */
export const securityHeaders = (settings: Settings): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "strict-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
  ...(isSecureSite(settings) ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
});
