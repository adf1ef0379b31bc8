import type { RateLimit } from "#domain/accounts/rate-limits.ts";

export type TooManyAttempts = { readonly code: "too-many-attempts"; readonly retryAfterSeconds: number };

/** Counts across processes and restarts. The limits themselves are in `domain/accounts/rate-limits.ts`. */
export type RateLimits = {
  /** Counts one attempt against every limit; a refusal once one of them is passed, null while it is not. */
  limited(limits: readonly RateLimit[]): Promise<TooManyAttempts | null>;
  forget(keys: readonly string[]): Promise<void>;
};
