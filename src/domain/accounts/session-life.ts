import { MILLISECONDS_PER_DAY } from "#domain/time/calendar-day.ts";

const SEEN_EVERY_MS = 10 * 60_000;

/** In days. Unused, a sign-in ends after the idle days; used every day, after the absolute ones. */
export const sessionDays = { idle: 30, absolute: 180 } as const;

type SessionTimes = { readonly createdAt: Date; readonly expiresAt: Date };

/** The day that no use puts off. */
export const sessionEndsAtLatest = (createdAt: Date): Date => later(createdAt, sessionDays.absolute);

/** When it ends if it is not used again. */
export const sessionEndsIdle = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(later(now, sessionDays.idle).getTime(), sessionEndsAtLatest(createdAt).getTime()));

export const isSessionLive = ({ createdAt, expiresAt }: SessionTimes, now: Date): boolean =>
  expiresAt > now && sessionEndsAtLatest(createdAt) > now;

/** Whether to note that it is in use: a page has many requests, and a note of each would be a write for each. */
export const isSightingDue = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS;

const later = (from: Date, days: number) => new Date(from.getTime() + days * MILLISECONDS_PER_DAY);
