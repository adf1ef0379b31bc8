const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a password, code or passkey counts for what binds money or cannot be undone. */
const PROOF_MS = 10 * MINUTE_MS;
/** How long the back office stays open in a sign-in: after a second factor, and without use. */
const BACK_OFFICE_MS = { factor: 12 * HOUR_MS, idle: 30 * MINUTE_MS } as const;
const SEEN_EVERY_MS = MINUTE_MS;

const since = (at: Date, now: Date) => now.getTime() - at.getTime();

export const isRecentProof = (at: Date | null, now: Date): boolean => at !== null && since(at, now) < PROOF_MS;

type BackOfficeUse = { readonly factorAt: Date | null; readonly backOfficeSeenAt: Date | null };

export function isBackOfficeOpen({ factorAt, backOfficeSeenAt }: BackOfficeUse, now: Date): boolean {
  if (factorAt === null || since(factorAt, now) >= BACK_OFFICE_MS.factor) return false;
  const usedAt = backOfficeSeenAt !== null && backOfficeSeenAt > factorAt ? backOfficeSeenAt : factorAt;
  return since(usedAt, now) < BACK_OFFICE_MS.idle;
}

/** Whether to note that the back office is in use: a write for every request would be too many. */
export const isBackOfficeSightingDue = (seenAt: Date | null, now: Date): boolean =>
  seenAt === null || Math.abs(since(seenAt, now)) >= SEEN_EVERY_MS;
