import { vacuum } from "#adapters/database/vacuum.ts";
import { releaseDeparted, tendAgreements } from "#application/contracts/tend-agreements.ts";
import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import type { Ports } from "#application/ports/ports.ts";
import { runDueSettlements } from "#application/settlement/run-due-settlements.ts";
import { parseCalendarDay } from "#domain/time/calendar-day.ts";

export type TaskPorts = Pick<Ports, "store" | "identity" | "clock" | "log" | "ids" | "signer" | "contacts">;
type Database = Parameters<typeof vacuum>[0];

const HOUR = 3600;
const SETTLE_EVERY = 300;
const brusselsHour = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Brussels",
  hour: "2-digit",
  hourCycle: "h23",
});

/** Every night; and by day on a machine that sleeps at night. */
function nightly(now: Date): number {
  const hour = Number(brusselsHour.format(now));
  return hour >= 2 && hour < 6 ? 20 * HOUR : 48 * HOUR;
}

/** What must be done now and then, by one process of all; tells whether mail may have been written. */
export async function runRecurringTasks(ports: TaskPorts, database: Database | null): Promise<boolean> {
  const { store, identity, clock, log } = ports;
  let deleted = 0;
  await attempt("deletions", HOUR, async () => {
    const today = parseCalendarDay(clock.today());
    if (today) deleted = await identity.deleteDue(today);
    if (deleted > 0) log.info("accounts deleted", { count: deleted });
  });
  await attempt("departures", deleted > 0 ? 0 : 24 * HOUR, async () => {
    const released = await releaseDeparted(ports);
    if (released > 0) log.info("agreements released", { count: released });
  });
  let settled = 0;
  await attempt("settlements", SETTLE_EVERY, async () => {
    const run = await runDueSettlements(ports);
    const declared = await issueDeclarations(ports);
    settled = run.settled;
    if (run.settled + run.blocked + declared > 0) log.info("settlements", { ...run, declared });
  });
  await attempt("agreements", HOUR, async () => {
    const { ended, reminded } = await tendAgreements(ports);
    settled += ended + reminded;
    if (ended + reminded > 0) log.info("agreements tended", { ended, reminded });
  });
  await attempt("retention", nightly(clock.now()), async () => {
    log.info("retention", await store.applyRetention(clock.now()));
    if (database) await vacuum(database);
  });
  return deleted + settled > 0;

  /** One task that fails does not keep the next from its turn, nor itself from the next. */
  async function attempt(name: string, everySeconds: number, task: () => Promise<void>): Promise<void> {
    try {
      await store.runTask(name, everySeconds, task);
    } catch (error) {
      log.error("task failed", error, { task: name });
    }
  }
}
