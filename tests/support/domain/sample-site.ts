import type { Operator, Site } from "#content/site.ts";

export const noOperator: Operator = {
  name: null,
  legalForm: null,
  kbo: null,
  address: null,
  email: null,
  phone: null,
  vat: null,
  register: null,
};

/** A Belgian site for words that are shown somewhere. */
export const sampleSite = (changes: Partial<Site> = {}): Site => ({
  name: "Proefplein",
  titlePostfix: "",
  market: "be",
  flags: false,
  publicUrl: "https://example.org",
  today: "2026-11-15",
  operator: noOperator,
  platformFee: 0,
  brusselsMatching: false,
  ...changes,
});
