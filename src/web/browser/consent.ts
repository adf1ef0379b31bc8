const CONSENT_COOKIE = "toestemming";
const SIX_MONTHS_SECONDS = 15_552_000;

/** What the security policy lets through, and nothing more. */
export const purposes = ["analytics"] as const;
export type Purpose = (typeof purposes)[number];
export type Consent = Readonly<Record<Purpose, boolean>>;

export const consentFor = (isGranted: (purpose: Purpose) => boolean): Consent => ({
  analytics: isGranted("analytics"),
});

/** Null until the visitor has chosen. The cookie names the purposes that were granted, "geen" for none. */
export function readConsent(cookies: string = document.cookie): Consent | null {
  const value = /(?:^|;\s*)toestemming=([^;]*)/.exec(cookies)?.[1];
  if (value === undefined) return null;
  const granted = value.split("+");
  return consentFor((purpose) => granted.includes(purpose));
}

export function saveConsent(consent: Consent): void {
  const value = purposes.filter((purpose) => consent[purpose]).join("+") || "geen";
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser yet.
  document.cookie = `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${SIX_MONTHS_SECONDS}; SameSite=Lax${secure}`;
}
