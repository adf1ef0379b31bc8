import type { WatchedState } from "#adapters/metrics/open-metrics.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Clocks, Jobs } from "#application/ports/jobs.ts";
import type { Store } from "#application/ports/store.ts";

type Watched = {
  readonly store: Pick<Store, "backOffice">;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly clocks: Clocks;
  readonly pool: () => WatchedState["pool"];
};

/** What waits and what ran, as `/beheer` shows it. */
export async function readWatchedState({ store, clock, jobs, clocks, pool }: Watched): Promise<WatchedState> {
  const now = clock.now();
  const [waiting, standings, backups] = await Promise.all([
    store.backOffice.waiting(now),
    jobs.standings(),
    store.backOffice.lastBackups(),
  ]);
  const { oldestQueuedAt } = waiting;
  return {
    pool: pool(),
    queues: {
      mails: waiting.mailsQueued,
      mails_failed: waiting.mailsDead,
      reports: waiting.reports,
      contested_months: waiting.contestedMonths,
    },
    ages: { mails: oldestQueuedAt === null ? 0 : (now.getTime() - oldestQueuedAt.getTime()) / 1000 },
    jobs: secondsOf(standings.map(({ name, doneAt }) => [name, doneAt])),
    failures: secondsOf(standings.map(({ name, failed }) => [name, failed?.at ?? null])),
    backups: secondsOf(Object.entries(backups)),
    clockDifference: clocks.last().seconds,
  };
}

const secondsOf = (moments: readonly (readonly [name: string, at: Date | null])[]) =>
  Object.fromEntries(moments.flatMap(([name, at]) => (at ? [[name, at.getTime() / 1000]] : [])));
