import { deliverPendingMail } from "#application/mail/deliver-pending-mail.ts";
import type { MailMessage } from "#application/ports/mail/mail.ts";
import type { RenderedMail } from "#application/ports/mail/mailer.ts";
import type { Ports } from "#application/ports/ports.ts";

type DrainPorts = Pick<Ports, "store" | "mailer" | "clock" | "log">;

type DrainChoice = {
  readonly render: (message: MailMessage) => RenderedMail | Promise<RenderedMail>;
  /** The first pause after a server did not answer; each next one is twice as long. */
  readonly pauseMs?: number;
  readonly pauseMsMax?: number;
};

export type MailDrain = {
  /** Something may wait to be sent. */
  wake(): void;
  /** Sends all that is due; false when the mail server did not take it. */
  drain(): Promise<boolean>;
  /** Waits for the mail in flight, and sends no other. */
  stop(): Promise<void>;
};

/** Sends what waits in the outbox, one mail at a time in this process, beside whatever jobs run. */
export function openMailDrain(
  ports: DrainPorts,
  { render, pauseMs = 1_000, pauseMsMax = 60_000 }: DrainChoice,
): MailDrain {
  const { log } = ports;
  let isStopped = false;
  let isWanted = false;
  let pause = 0;
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

  function run(): void {
    clearTimeout(timer);
    isWanted = false;
    running = deliver().finally(goOn);
  }

  function goOn(): void {
    running = null;
    if (isStopped) return;
    if (pause > 0) timer = setTimeout(run, pause);
    else if (isWanted) run();
  }

  function wake(): void {
    isWanted = true;
    // A server that did not answer is asked again when its pause is over, not for every mail that is written.
    if (!isStopped && !running && pause === 0) run();
  }

  return {
    wake,
    async drain() {
      wake();
      while (running) await running;
      return pause === 0;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
