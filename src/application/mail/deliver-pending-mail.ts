import type { Clock } from "#application/ports/clock.ts";
import type { Log } from "#application/ports/log.ts";
import type {
  DeliveryAnswer,
  Mailer,
  MailMessage,
  Outbox,
  PendingMail,
  RenderedMail,
} from "#application/ports/mail.ts";

export type DeliveryPorts = {
  readonly store: { readonly outbox: Outbox };
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
};

export type Delivery = {
  readonly sent: number;
  /** Whether it stopped because the mail server does not answer: what waits keeps its place. */
  readonly isServerDown: boolean;
};

const ATTEMPTS_MAX = 8;
const FIRST_WAIT_SECONDS = 30;

/**
 * Sends what waits, oldest first, one at a time: so the order holds, a lease is never outlived, and whoever wants to stop
 * waits for one mail at most. `mayGoOn` is asked before each.
 */
export async function deliverPendingMail(
  { store: { outbox }, mailer, clock, log }: DeliveryPorts,
  render: (message: MailMessage) => RenderedMail | Promise<RenderedMail>,
  mayGoOn: () => boolean = () => true,
): Promise<Delivery> {
  let sent = 0;
  while (mayGoOn()) {
    const [mail] = await outbox.claim(1);
    if (!mail) break;
    const answer = await tryOnce(mail);
    if (answer === "server-down" && !(await serverTakesAnother(mail))) return { sent, isServerDown: true };
    // A server that breaks off at this mail alone has something against it: the mail waits, and the others go on.
    await settle(mail, answer === "server-down" ? "try-later" : answer);
    if (answer === "sent") sent += 1;
  }
  return { sent, isServerDown: false };

  /** Tries the next mail, so that one at which the server breaks off does not hold up all others for ever. */
  async function serverTakesAnother(first: PendingMail): Promise<boolean> {
    const [next] = await outbox.claim(1);
    const answer = next ? await tryOnce(next) : "server-down";
    if (next && answer !== "server-down") {
      await settle(next, answer);
      if (answer === "sent") sent += 1;
      return true;
    }
    await outbox.release(first.id, clock.now(), false);
    if (next) await outbox.release(next.id, clock.now(), false);
    return false;
  }

  async function tryOnce({ id, message }: PendingMail): Promise<DeliveryAnswer> {
    let rendered: RenderedMail;
    try {
      rendered = await render(message);
    } catch (error) {
      // One mail that cannot be made must not hold up the others.
      log.error("mail not rendered", error, { mail: id, kind: message.kind });
      return "try-later";
    }
    return mailer.deliver({ ...rendered, id, to: message.to });
  }

  async function settle({ id, message, attempts }: PendingMail, answer: DeliveryAnswer): Promise<void> {
    if (answer === "sent") return outbox.markSent(id);
    if (answer === "refused" || attempts + 1 >= ATTEMPTS_MAX) {
      log.warn("mail given up", { mail: id, kind: message.kind, attempts: attempts + 1 });
      return outbox.markDead(id);
    }
    const waitSeconds = FIRST_WAIT_SECONDS * 2 ** attempts;
    return outbox.release(id, new Date(clock.now().getTime() + waitSeconds * 1000), true);
  }
}
