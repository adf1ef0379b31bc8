import { vacuum } from "#adapters/database/vacuum.ts";
import type { composePorts } from "../compose.ts";
import type { JobSite } from "./job-list.ts";
import { openMailDrain } from "./mail-drain.ts";
import { renderWaitingMail } from "./render-waiting-mail.ts";
import { runJobs } from "./run-jobs.ts";

export type BackgroundWork = {
  /** Mail may have been written. */
  wake(): void;
  stop(): Promise<void>;
};

/** Mail and jobs of this process, from its start to its end. */
export function startBackgroundWork({
  ports,
  database,
  jobs: queue,
  clocks,
}: Pick<ReturnType<typeof composePorts>, "ports" | "database" | "jobs" | "clocks">): BackgroundWork {
  const drain = openMailDrain(ports, { render: renderWaitingMail(ports) });
  const site: JobSite = { ...ports, drain, vacuum: () => vacuum(database) };
  const running = runJobs(site, { queue, clocks });
  drain.wake();
  return {
    wake: drain.wake,
    async stop() {
      await Promise.all([running.stop(), drain.stop()]);
    },
  };
}
