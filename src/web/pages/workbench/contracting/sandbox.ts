import { demoPair } from "#application/sandbox/sandboxes.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { type Month, monthOfDay, monthsBetween } from "#domain/settlement/months/month.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";

/** The first of April: the months that follow have no change of the clock, and sun. */
export const SANDBOX_START = new Date("2026-04-01T08:00:00Z");
const SANDBOX_MONTH_MAX: Month = "2026-09";
export const demoUids: Readonly<Record<Side, string>> = { seller: demoPair.sellerUid, buyer: demoPair.buyerUid };

/** The last month of the trial ends it: what comes after has a change of the clock. */
export const canMoveClock = (now: Date): boolean => monthOfDay(brusselsDay(now)) < SANDBOX_MONTH_MAX;

/** Months of sharing that are over by now. */
export function monthsOver({ startedOn }: Pick<Agreement, "startedOn">, now: Date): Month[] {
  if (startedOn === null) return [];
  const current = monthOfDay(brusselsDay(now));
  return monthsBetween(monthOfDay(startedOn), current).filter((month) => month < current);
}
