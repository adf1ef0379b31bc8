import type { WatchedState } from "#adapters/metrics/open-metrics.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Clocks, JobStanding, Jobs } from "#application/ports/jobs.ts";
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
  const [waiting, standings] = await Promise.all([store.backOffice.waiting(now), jobs.standings()]);
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
    jobs: secondsOf(standings, ({ doneAt }) => doneAt),
    failures: secondsOf(standings, ({ failed }) => failed?.at ?? null),
    clockDifference: clocks.last().seconds,
  };
}

const secondsOf = (standings: readonly JobStanding[], at: (standing: JobStanding) => Date | null) =>
  Object.fromEntries(
    standings.flatMap((standing) => {
      const moment = at(standing);
      return moment ? [[standing.name, moment.getTime() / 1000]] : [];
    }),
  );
