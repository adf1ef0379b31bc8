import type { QueuedJob, QueuedTurn } from "#adapters/database/jobs/open-job-queue.ts";
import { expiringCards } from "#application/back-office/card-desk.ts";
import { recountOutcomes } from "#application/back-office/count-outcomes.ts";
import { expiringFigures } from "#application/back-office/expiring-figures.ts";
import { readPriceAge } from "#application/back-office/price-desk.ts";
import { releaseDeparted, runAgreementDeadlines } from "#application/contracts/run-agreement-deadlines.ts";
import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import { lapseInvitations } from "#application/market/lapse-invitations.ts";
import { backfillPublicYears } from "#application/market/listings/backfill-public-years.ts";
import { lapseProposals } from "#application/market/proposals/lapse-proposals.ts";
import { sendDraftedIssues } from "#application/newsletter/send-drafted-issues.ts";
import type { JobName } from "#application/ports/jobs.ts";
import type { Ports } from "#application/ports/ports.ts";
import { askMonthData } from "#application/settlement/ask-month-data.ts";
import { remindPayments } from "#application/settlement/remind-payments.ts";
import { runDueSettlements } from "#application/settlement/run-due-settlements.ts";
import { runMonthDeadlines } from "#application/settlement/run-month-deadlines.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { parseCalendarDay } from "#domain/time/calendar-day.ts";
import type { MailDrain } from "./mail-drain.ts";
import { beginDueRound, bringMeansToday, type MatchingChoice, matchParts } from "./matching-jobs.ts";

export type JobSite = Ports &
  MatchingChoice & {
    readonly drain: MailDrain;
    /** What a database without a server of its own has to be told to do. */
    readonly vacuum: () => Promise<void>;
  };

/** One turn of a job. */
export type Turn = QueuedTurn & {
  /** A turn of another job, as soon as may be. */
  readonly ask: (name: JobName) => Promise<void>;
};

export type Job = QueuedJob & {
  /** Waits for no other job of this process. */
  readonly isUrgent?: boolean;
  readonly run: (site: JobSite, turn: Turn) => Promise<void>;
};

const MINUTE = 60;
const EVERY_MINUTE = "* * * * *";
/** Each minute's turns are many, and tell the same. */
const often = { retries: 0, keptDays: 1 };
const seldom = { retries: 5, keptDays: 14 };
const LETTERS_MS = 9 * MINUTE * 1000;

/**
 * Everything that the site does by itself. Each turn works from the state of the database, so that one that was broken off or
 * comes twice does nothing twice. The minutes differ, so that not all of them come at once.
 */
export const jobs: readonly Job[] = [
  {
    name: "mail",
    when: EVERY_MINUTE,
    withinSeconds: 30 * MINUTE,
    ...often,
    isUrgent: true,
    run: async ({ drain }) => void (await drain.drain()),
  },
  {
    name: "newsletters",
    when: EVERY_MINUTE,
    withinSeconds: 15 * MINUTE,
    ...often,
    isUrgent: true,
    run: sendNewsletters,
  },
  { name: "deletions", when: "7 * * * *", withinSeconds: 15 * MINUTE, ...seldom, run: deleteAccounts },
  { name: "departures", when: "40 4 * * *", withinSeconds: 15 * MINUTE, ...seldom, run: releaseAgreements },
  { name: "settlements", when: "*/5 * * * *", withinSeconds: 30 * MINUTE, retries: 2, keptDays: 2, run: settle },
  { name: "agreements", when: "12 * * * *", withinSeconds: 15 * MINUTE, ...seldom, run: keepAgreementDeadlines },
  { name: "month-data", when: "22 */6 * * *", withinSeconds: 15 * MINUTE, ...seldom, run: askForMonths },
  {
    name: "day-counts",
    when: "6-56/10 * * * *",
    withinSeconds: 5 * MINUTE,
    retries: 1,
    keptDays: 2,
    run: (site) => recountOutcomes(site),
  },
  { name: "figures", when: "35 6 * * *", withinSeconds: 5 * MINUTE, ...seldom, run: tellExpiring },
  { name: "retention", when: "17 2 * * *", withinSeconds: 60 * MINUTE, ...seldom, run: applyRetention },
  {
    name: "backfill-public-years",
    when: "32 * * * *",
    withinSeconds: 60 * MINUTE,
    ...seldom,
    run: (site) => counted(site, "backfill-public-years", backfillPublicYears(site)),
  },
  { name: "market-means", when: "0 0 * * *", withinSeconds: 60 * MINUTE, ...seldom, run: bringMeansToday },
  {
    name: "lapse-proposals",
    when: "2 * * * *",
    withinSeconds: 15 * MINUTE,
    ...seldom,
    run: (site) => counted(site, "lapse-proposals", lapseProposals(site)),
  },
  {
    name: "lapse-invitations",
    when: "52 * * * *",
    withinSeconds: 15 * MINUTE,
    ...seldom,
    run: (site) => counted(site, "lapse-invitations", lapseInvitations(site)),
  },
  {
    name: "matching",
    when: "*/10 * * * *",
    withinSeconds: 10 * MINUTE,
    retries: 2,
    keptDays: 2,
    isUrgent: true,
    run: (site, turn) => beginDueRound(site, turn, true),
  },
  {
    name: "asked-round",
    when: EVERY_MINUTE,
    withinSeconds: 10 * MINUTE,
    ...often,
    isUrgent: true,
    run: (site, turn) => beginDueRound(site, turn, false),
  },
  {
    name: "matching-part",
    when: EVERY_MINUTE,
    withinSeconds: 120 * MINUTE,
    ...often,
    isUrgent: true,
    run: matchParts,
  },
];

/** What operators started on screen. Each part is delivered before the next, so that a pause is soon heard. */
async function sendNewsletters(site: JobSite, { signal }: Turn): Promise<void> {
  const until = performance.now() + LETTERS_MS;
  await sendDraftedIssues(site, {
    // The rest is for the next minute.
    mayGoOn: () => !signal.aborted && performance.now() < until,
    deliver: () => site.drain.drain(),
  });
}

async function deleteAccounts({ identity, clock, log, drain }: JobSite, { ask }: Turn): Promise<void> {
  const today = parseCalendarDay(clock.today());
  const deleted = today ? await identity.deleteDue(today) : 0;
  if (deleted === 0) return;
  log.info("accounts deleted", { count: deleted });
  drain.wake();
  await ask("departures");
}

async function releaseAgreements(site: JobSite): Promise<void> {
  const released = await releaseDeparted(site);
  if (released > 0) site.log.info("agreements released", { count: released });
  site.drain.wake();
}

async function settle(site: JobSite): Promise<void> {
  const run = await runDueSettlements(site);
  const { reminded, agreed } = await runMonthDeadlines(site);
  const declared = await issueDeclarations(site);
  const done = run.settled + reminded + agreed;
  if (done + run.blocked + declared > 0) site.log.info("settlements", { ...run, reminded, agreed, declared });
  if (done > 0) site.drain.wake();
}

async function keepAgreementDeadlines(site: JobSite): Promise<void> {
  const { ended, reminded } = await runAgreementDeadlines(site);
  if (ended + reminded === 0) return;
  site.log.info("agreement deadlines", { ended, reminded });
  site.drain.wake();
}

async function askForMonths(site: JobSite): Promise<void> {
  const { asked, askedAgain } = await askMonthData(site);
  const late = await remindPayments(site);
  if (asked + askedAgain + late === 0) return;
  site.log.info("months asked", { asked, askedAgain, late });
  site.drain.wake();
}

async function tellExpiring(site: JobSite): Promise<void> {
  const { clock, log } = site;
  for (const { table, until, figures } of expiringFigures(brusselsDay(clock.now())))
    log.warn("figures end without a successor", { table, until, count: figures });
  const byDay = Map.groupBy(await expiringCards(site), ({ version }) => version.until);
  for (const [until, cards] of byDay) {
    const keys = cards.map(({ version }) => version.card.key).join(" ");
    log.warn("cards end without a successor", { until, cards: keys });
  }
  const prices = await readPriceAge(site);
  if (prices?.isOld) log.warn("day-ahead prices are old", { until: prices.until, days: prices.ageDays });
}

async function applyRetention({ store, clock, log, vacuum }: JobSite): Promise<void> {
  log.info("retention", await store.applyRetention(clock.now()));
  await vacuum();
}

/** Tells how many there were, and sends what was written with them. */
async function counted({ log, drain }: JobSite, name: JobName, work: Promise<number>): Promise<void> {
  const count = await work;
  if (count === 0) return;
  log.info(name, { count });
  drain.wake();
}
