import type { Mailer } from "#application/ports/mail/mailer.ts";
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
export function composeMail(mail: Outgoing, sender: Sender) {
  const { id, to, subject, html, text, unsubscribeUrl, attachments } = mail;
  const address = parseEmailAddress(to);
  if (address === null) return null;
  return {
    messageId: `<outbox-${id}@${sender.host}>`,
    from: { name: sender.name, address: sender.address },
    to: { name: "", address },
    ...replyTo(mail.replyTo, sender),
    subject: subject.replaceAll(/\s+/g, " "),
    html,
    text,
    // So that an absence message does not answer a machine.
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {}),
    },
    ...(attachments ? { attachments: attachments.map(attach) } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function replyTo(asked: string | undefined, sender: Sender) {
  const address = asked === undefined ? null : parseEmailAddress(asked);
  if (address !== null) return { replyTo: { name: "", address } };
  return sender.replyTo ? { replyTo: { name: sender.name, address: sender.replyTo } } : {};
}

/** RFC 8058: a mail program may end the subscription by itself, with one POST to this address. */
const unsubscribeHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const attach = ({ name, type, bytes }: NonNullable<Outgoing["attachments"]>[number]) => ({
  filename: name,
  contentType: type,
  contentDisposition: "attachment" as const,
  content: Buffer.from(bytes),
});
