import type { Ports } from "#application/ports/ports.ts";
import { startMatchingSchedule } from "./matching-schedule.ts";
import { renderWaitingMail } from "./render-waiting-mail.ts";
import { type Schedule, startSchedule } from "./schedule.ts";

type Database = NonNullable<Parameters<typeof startSchedule>[1]["database"]>;

/** The schedule of the whole site, with mails in the words of its market. Matching has its own: no mail waits for it. */
export function openSchedule(ports: Ports, database: Database): Schedule {
  const schedule = startSchedule(ports, { database, render: renderWaitingMail(ports) });
  const matching = startMatchingSchedule(ports, { onMail: schedule.wake });
  return {
    wake: schedule.wake,
    async stop() {
      await Promise.all([schedule.stop(), matching.stop()]);
    },
  };
}
