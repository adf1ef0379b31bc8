import type { Attempts, Limit } from "#application/ports/attempts.ts";

export type TooManyAttempts = { readonly code: "too-many-attempts"; readonly retryAfterSeconds: number };

/** Counts one attempt; a refusal when there were too many. */
export async function takeAttempt(attempts: Attempts, limits: readonly Limit[]): Promise<TooManyAttempts | null> {
  const { isAllowed, retryAfterSeconds } = await attempts.take(limits);
  return isAllowed ? null : { code: "too-many-attempts", retryAfterSeconds };
}
