import { noOperator, type Site } from "#content/site.ts";

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
