import type { MarketRefusal } from "#domain/market/market-refusal.ts";

const faulty: readonly MarketRefusal["code"][] = [
  "listing-invalid",
  "report-empty",
  "text-too-long",
  "price-unreadable",
  "price-unchanged",
  "price-out-of-range",
  "message-with-contact",
  "email-malformed",
  "own-address",
  "already-invited",
  "price-invalid",
  "connection-unknown",
  "connection-makes-nothing",
  "connection-incomplete",
  "file-consent-missing",
  "file-incomplete",
  "photo-not-an-image",
];

/** What is not there, or somebody else's, is not found; what came too late is in conflict with what stands. */
export function statusOfRefusal({ code }: MarketRefusal): number {
  if (code === "listing-unknown" || code === "proposal-unknown" || code === "invitation-unknown") return 404;
  if (code === "too-many-attempts") return 429;
  if (code === "photo-too-large") return 413;
  return faulty.includes(code) ? 422 : 409;
}
