import type { JobName } from "#application/ports/jobs.ts";
import type { Ports } from "#application/ports/ports.ts";
import { jobs } from "./job-list.ts";
import { openMailDrain } from "./mail-drain.ts";
import { renderWaitingMail } from "./render-waiting-mail.ts";

/** One turn of a job outside the queue, and the mails that came of it. */
export async function runJobOnce(ports: Ports, name: JobName): Promise<void> {
  const drain = openMailDrain(ports, { render: renderWaitingMail(ports) });
  const { signal } = new AbortController();
  const turn = { signal, isStopping: () => false, ask: async () => {} };
  try {
    await jobs.find((job) => job.name === name)?.run({ ...ports, drain, vacuum: async () => {} }, turn);
    await drain.drain();
  } finally {
    await drain.stop();
  }
}
