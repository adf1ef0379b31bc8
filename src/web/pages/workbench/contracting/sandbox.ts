import type { ContractPorts, Sandbox } from "#application/ports/contracts.ts";
import type { Ports } from "#application/ports/ports.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { type Month, monthOfDay, monthsBetween } from "#domain/settlement/month.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { calendarDayOf, monthOf, yearOf } from "#domain/time/calendar-day.ts";

/** The first of April: the months that follow have no change of the clock, and sun. */
export const SANDBOX_START = new Date("2026-04-01T08:00:00Z");
export const SANDBOX_MONTH_MAX: Month = "2026-09";
export const SANDBOXES_MAX = 2000;
export const demoUids: Readonly<Record<Side, string>> = { seller: "demo-verkoper", buyer: "demo-koper" };

/** The verbs of real contracts, over one visitor's own world, its own clock and a key that proves nothing outside it. */
export const sandboxPorts = (ports: Ports, { id, now }: Pick<Sandbox, "id" | "now">): ContractPorts => ({
  store: ports.store.sandboxes.storeOf(id),
  clock: { now: () => now, today: () => brusselsDay(now) },
  ids: ports.ids,
  signer: ports.sandboxSigner,
  contacts: { emailOf: async (uid) => `${uid}@demo.example` },
});

/** The fifth of the next month, when the month before is over. */
export function oneMonthLater(now: Date): Date {
  const day = brusselsDay(now);
  return new Date(`${calendarDayOf(yearOf(day), monthOf(day) + 1, 5)}T08:00:00Z`);
}

/** Months of sharing that are over by now. */
export function monthsOver({ startedOn }: Pick<Agreement, "startedOn">, now: Date): Month[] {
  if (startedOn === null) return [];
  const current = monthOfDay(brusselsDay(now));
  return monthsBetween(monthOfDay(startedOn), current).filter((month) => month < current);
}
