import type { Database } from "#adapters/database/database.ts";
import { openJobQueue } from "#adapters/database/jobs/open-job-queue.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { JobName } from "#application/ports/jobs.ts";
import { openClockWatch } from "#server/jobs/clock-watch.ts";
import { type Job, type JobSite, jobs } from "#server/jobs/job-list.ts";
import { runJobs } from "#server/jobs/run-jobs.ts";

type Choice = {
  readonly database: Database;
  readonly names: readonly JobName[];
  /** What the jobs use of the site, which is less than all of it. */
  readonly site: Partial<JobSite> & { readonly clock: Clock };
  readonly list?: readonly Job[];
  /** Of the database; the site's own when left out. */
  readonly databaseNow?: () => Promise<Date>;
};

/** A process that runs some of the jobs of the list, on a database that others may use as well. */
export function startJobs({ database, names, site, list = jobs, databaseNow = async () => site.clock.now() }: Choice) {
  const lines: { readonly level: string; readonly event: string; readonly error?: string; readonly job?: string }[] =
    [];
  const log = {
    info: (event: string, facts = {}) => void lines.push({ level: "info", event, ...facts }),
    warn: (event: string, facts = {}) => void lines.push({ level: "warn", event, ...facts }),
    error: (event: string, error: unknown, facts = {}) =>
      void lines.push({ level: "error", event, ...facts, error: String(error) }),
  };
  const queue = openJobQueue(database);
  const drain = { wake() {}, drain: async () => true, stop: async () => {} };
  const clocks = openClockWatch({ siteNow: site.clock.now, databaseNow, log });
  const running = runJobs({ log, drain, vacuum: async () => {}, ...site } as unknown as JobSite, {
    queue,
    clocks,
    list: list.filter(({ name }) => names.includes(name)),
    pace: { pollSeconds: 0.5, checkSeconds: 1, retrySeconds: 1 },
    checkMs: 200,
  });
  return {
    queue,
    clocks,
    lines,
    standing: async (name: JobName) => (await queue.standings()).find((one) => one.name === name),
    stop: running.stop,
  };
}
