import type { Ports } from "#application/ports/ports.ts";
import { renderMail } from "#mails/render-mail.tsx";
import { startMatchingSchedule } from "./matching-schedule.ts";
import { type Schedule, startSchedule } from "./schedule.ts";
import { siteFor } from "./site-for.ts";

type Database = NonNullable<Parameters<typeof startSchedule>[1]["database"]>;

/** The schedule of the whole site, with mails in the words of its market. Matching has its own: no mail waits for it. */
export function openSchedule(ports: Ports, database: Database): Schedule {
  const { settings, clock } = ports;
  const market = settings.market === "nl" ? "nl" : "be";
  const schedule = startSchedule(ports, {
    database,
    render: (message) => renderMail(message, siteFor(settings, market, clock.today())),
  });
  const matching = startMatchingSchedule(ports, { onMail: schedule.wake });
  return {
    wake: schedule.wake,
    async stop() {
      await Promise.all([schedule.stop(), matching.stop()]);
    },
  };
}
