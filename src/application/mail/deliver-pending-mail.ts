import type { Clock } from "#application/ports/clock.ts";
import type { Log } from "#application/ports/log.ts";
import type { MailMessage } from "#application/ports/mail/mail.ts";
import type { DeliveryAnswer, Mailer, Outbox, PendingMail, RenderedMail } from "#application/ports/mail/mailer.ts";

export type DeliveryPorts = {
  readonly store: { readonly outbox: Outbox };
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
};

export type Delivery = {
  readonly sent: number;
  /** Whether it stopped because the mail server does not answer or refuses everybody: what waits keeps waiting. */
  readonly isServerDown: boolean;
};

const ATTEMPTS_MAX = 8;
const FIRST_WAIT_SECONDS = 30;
const HOLD_SECONDS = 15 * 60;
const REFUSED_IN_A_ROW_MAX = 2;
// A mail that may have arrived comes again much later each time, over two days in all: few read it twice, none is lost.
const waitGrowth = { "try-later": 2, unconfirmed: 4 } as const;

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
  /** Refused since the server last took a mail: their readers are at fault only if it takes another now. */
  let refused: PendingMail[] = [];
  while (mayGoOn()) {
    const [mail] = await outbox.claim(1);
    if (!mail) break;
    const answer = await tryOnce(mail);
    if (answer === "server-down" && !(await serverTakesAnother(mail))) return { sent, isServerDown: true };
    // A server that breaks off at this mail alone has something against it: the mail waits, and the others go on.
    await settle(mail, answer === "server-down" ? "try-later" : answer);
    if (answer === "unconfirmed") return { sent, isServerDown: true };
    // Two dead addresses in a row are no reason to stop for a server that took mail a moment ago.
    if (refused.length >= REFUSED_IN_A_ROW_MAX && !(await outbox.hasSentSince(after(-HOLD_SECONDS)))) {
      log.warn("mail held, because the server refuses one reader after the other");
      return { sent, isServerDown: true };
    }
  }
  return { sent, isServerDown: false };

  /** Tries the next mail, so that one at which the server breaks off does not hold up all others for ever. */
  async function serverTakesAnother(first: PendingMail): Promise<boolean> {
    const [next] = await outbox.claim(1);
    const answer = next ? await tryOnce(next) : "server-down";
    if (next && answer !== "server-down") await settle(next, answer);
    if (answer !== "server-down" && answer !== "unconfirmed") return true;
    await outbox.release(first.id, clock.now(), false);
    if (next && answer === "server-down") await outbox.release(next.id, clock.now(), false);
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
    const said: string[] = [];
    const answer = await mailer.deliver({ ...rendered, id, to: message.to }, (words) => said.push(words));
    for (const words of said) await outbox.note(id, words);
    return answer;
  }

  async function settle(mail: PendingMail, answer: Exclude<DeliveryAnswer, "server-down">): Promise<void> {
    const { id, attempts } = mail;
    if (answer === "sent") return noteSent(mail);
    if (answer === "refused") return noteRefused(mail);
    if (answer === "invalid" || attempts + 1 >= ATTEMPTS_MAX) return giveUp(mail);
    await outbox.release(id, after(FIRST_WAIT_SECONDS * waitGrowth[answer] ** attempts), true);
  }

  async function noteSent({ id }: PendingMail): Promise<void> {
    await outbox.markSent(id);
    sent += 1;
    for (const other of refused) await giveUp(other);
    refused = [];
  }

  /** A server that takes no mail at all, such as of a sender it does not know, says nothing about this reader. */
  async function noteRefused(mail: PendingMail): Promise<void> {
    if (mail.refusedAt !== null && (await outbox.hasSentSince(mail.refusedAt))) return giveUp(mail);
    await outbox.hold(mail.id, after(HOLD_SECONDS));
    log.warn("mail held until the server takes another", { mail: mail.id, kind: mail.message.kind });
    refused.push(mail);
  }

  async function giveUp({ id, message, attempts }: PendingMail): Promise<void> {
    log.warn("mail given up", { mail: id, kind: message.kind, attempts: attempts + 1 });
    await outbox.markDead(id);
  }

  function after(seconds: number): Date {
    return new Date(clock.now().getTime() + seconds * 1000);
  }
}
