import type { Mailer } from "#application/ports/mail.ts";
import { parseEmailAddress } from "#domain/accounts/email-address.ts";

export type Sender = {
  readonly name: string;
  readonly address: string;
  /** Where answers go; the sender's own address when null. */
  readonly replyTo: string | null;
  /** Host name of the site, the right half of every message's id. */
  readonly host: string;
};

type Outgoing = Parameters<Mailer["deliver"]>[0];

/**
 * The mail as nodemailer wants it, or null when the address is none. Addresses are given as objects, because text would be
 * read as a list of headers. The id stays the same however often a mail is sent, so that programs show it once.
 */
export function composeMail({ id, to, subject, html, text }: Outgoing, sender: Sender) {
  const address = parseEmailAddress(to);
  if (address === null) return null;
  return {
    messageId: `<outbox-${id}@${sender.host}>`,
    from: { name: sender.name, address: sender.address },
    to: { name: "", address },
    ...(sender.replyTo ? { replyTo: { name: sender.name, address: sender.replyTo } } : {}),
    subject: subject.replaceAll(/\s+/g, " "),
    html,
    text,
    // So that an absence message does not answer a machine.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
