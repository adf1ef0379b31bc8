/** What people agree to, and the version of the text at that moment; the record names both. */
export const consentTexts = {
  terms: { purpose: "terms", textVersion: "2026-11-16" },
  newsletter: { purpose: "newsletter", textVersion: "2026-11-15" },
  lead: { purpose: "lead", textVersion: "2026-11-15" },
} as const;
