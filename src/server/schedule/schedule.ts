import { deliverPendingMail } from "#application/mail/deliver-pending-mail.ts";
import { sendDraftedIssues } from "#application/newsletter/send-drafted-issues.ts";
import type { MailMessage } from "#application/ports/mail/mail.ts";
import type { RenderedMail } from "#application/ports/mail/mailer.ts";
import type { Ports } from "#application/ports/ports.ts";
import { runRecurringTasks } from "./recurring-tasks.ts";

type SchedulePorts = Pick<
  Ports,
  "store" | "identity" | "mailer" | "clock" | "log" | "ids" | "signer" | "contacts" | "seals"
>;

type ScheduleChoice = {
  readonly render: (message: MailMessage) => RenderedMail | Promise<RenderedMail>;
  readonly database?: Parameters<typeof runRecurringTasks>[1];
  readonly everyMs?: number;
  /** The first pause after a server did not answer; each next one is twice as long. */
  readonly pauseMs?: number;
  readonly pauseMsMax?: number;
};

export type Schedule = {
  /** Something may wait to be sent. */
  wake(): void;
  /** Waits for the mail in flight, and sends no other. */
  stop(): Promise<void>;
};

/** Sends mail as soon as it is written, does every minute what was left over, and now and then cleans up. */
export function startSchedule(
  ports: SchedulePorts,
  { render, database = null, everyMs = 60_000, pauseMs = 1_000, pauseMsMax = 60_000 }: ScheduleChoice,
): Schedule {
  const { clock, log } = ports;
  let isStopped = false;
  let isWanted = false;
  let pause = 0;
  let tasksAt = 0;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function deliver(): Promise<void> {
    let isDown = true;
    try {
      const delivery = await deliverPendingMail(ports, render, () => !isStopped);
      isDown = delivery.isServerDown;
    } catch (error) {
      log.error("mail delivery failed", error);
    }
    if (isDown !== pause > 0) log.warn(isDown ? "mail waits" : "mail goes out again");
    pause = isDown ? Math.min(Math.max(pauseMs, pause * 2), pauseMsMax) : 0;
  }

  async function doTasks(): Promise<void> {
    const now = clock.now().getTime();
    if (isStopped || now < tasksAt) return;
    tasksAt = now + everyMs;
    if (await runRecurringTasks(ports, database)) isWanted = true;
    await sendLetters();
  }

  /** What operators started on screen. Each part is delivered before the next, so that a pause is soon heard. */
  async function sendLetters(): Promise<void> {
    try {
      await sendDraftedIssues(ports, {
        mayGoOn: () => !isStopped,
        async deliver() {
          await deliver();
          return pause === 0;
        },
      });
    } catch (error) {
      log.error("newsletter not sent", error);
    }
  }

  function run(): void {
    clearTimeout(timer);
    isWanted = false;
    running = deliver()
      .then(doTasks)
      .catch((error: unknown) => log.error("schedule failed", error))
      .finally(goOn);
  }

  function goOn(): void {
    running = null;
    if (isStopped) return;
    if (isWanted && pause === 0) run();
    else timer = setTimeout(run, pause || everyMs);
  }

  run();

  return {
    wake() {
      isWanted = true;
      // A server that did not answer is asked again when its pause is over, not for every mail that is written.
      if (!isStopped && !running && pause === 0) run();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
