import { vacuum } from "#adapters/database/vacuum.ts";
import { expiringCards } from "#application/back-office/card-desk.ts";
import { recountOutcomes } from "#application/back-office/count-outcomes.ts";
import { expiringFigures } from "#application/back-office/expiring-figures.ts";
import { readPriceAge } from "#application/back-office/price-desk.ts";
import { releaseDeparted, runAgreementDeadlines } from "#application/contracts/run-agreement-deadlines.ts";
import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import type { Ports } from "#application/ports/ports.ts";
import { askMonthData } from "#application/settlement/ask-month-data.ts";
import { remindPayments } from "#application/settlement/remind-payments.ts";
import { runDueSettlements } from "#application/settlement/run-due-settlements.ts";
import { runMonthDeadlines } from "#application/settlement/run-month-deadlines.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { parseCalendarDay } from "#domain/time/calendar-day.ts";

export type TaskPorts = Pick<Ports, "store" | "identity" | "clock" | "log" | "ids" | "signer" | "contacts">;
type Database = Parameters<typeof vacuum>[0];

const HOUR = 3600;
const SETTLE_EVERY = 300;
const ASK_EVERY = 6 * HOUR;
const COUNT_EVERY = 600;
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
    const { reminded, agreed } = await runMonthDeadlines(ports);
    const declared = await issueDeclarations(ports);
    settled = run.settled + reminded + agreed;
    if (settled + run.blocked + declared > 0) log.info("settlements", { ...run, reminded, agreed, declared });
  });
  await attempt("agreements", HOUR, async () => {
    const { ended, reminded } = await runAgreementDeadlines(ports);
    settled += ended + reminded;
    if (ended + reminded > 0) log.info("agreement deadlines", { ended, reminded });
  });
  await attempt("month-data", ASK_EVERY, async () => {
    const { asked, askedAgain } = await askMonthData(ports);
    const late = await remindPayments(ports);
    settled += asked + askedAgain + late;
    if (asked + askedAgain + late > 0) log.info("months asked", { asked, askedAgain, late });
  });
  await attempt("day-counts", COUNT_EVERY, () => recountOutcomes(ports));
  await attempt("figures", 24 * HOUR, async () => {
    for (const { table, until, figures } of expiringFigures(brusselsDay(clock.now())))
      log.warn("figures end without a successor", { table, until, count: figures });
    const byDay = Map.groupBy(await expiringCards(ports), ({ version }) => version.until);
    for (const [until, cards] of byDay) {
      const keys = cards.map(({ version }) => version.card.key).join(" ");
      log.warn("cards end without a successor", { until, cards: keys });
    }
    const prices = await readPriceAge(ports);
    if (prices?.isOld) log.warn("day-ahead prices are old", { until: prices.until, days: prices.ageDays });
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
