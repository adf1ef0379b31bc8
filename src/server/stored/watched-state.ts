import type { WatchedState } from "#adapters/metrics/open-metrics.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Store } from "#application/ports/store.ts";

type Watched = {
  readonly store: Pick<Store, "backOffice">;
  readonly clock: Clock;
  readonly pool: () => WatchedState["pool"];
};

/** What waits and what ran, as `/beheer` shows it. */
export async function readWatchedState({ store, clock, pool }: Watched): Promise<WatchedState> {
  const now = clock.now();
  const [waiting, runs] = await Promise.all([store.backOffice.waiting(now), store.backOffice.taskRuns()]);
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
    jobs: Object.fromEntries([...runs].map(([name, at]) => [name, at.getTime() / 1000])),
  };
}
