import type { MailMessage } from "#application/ports/mail/mail.ts";

export type PendingMail = {
  readonly id: string;
  readonly message: MailMessage;
  readonly attempts: number;
  /** When the server first said no for good, if it did. */
  readonly refusedAt: Date | null;
};

/** Mails wait here from the transaction that tells of them until they are delivered, at least once and in order. */
export type Outbox = {
  add(message: MailMessage): Promise<void>;
  /** All or none, in their order. */
  addAll(messages: readonly MailMessage[]): Promise<void>;
  /** Leases the oldest that are due, so that no two workers send the same. */
  claim(limit: number): Promise<readonly PendingMail[]>;
  markSent(id: string): Promise<void>;
  /** Given up, such as for an address that does not exist. The operator may have it sent again for a month. */
  markDead(id: string): Promise<void>;
  /** What the server said, without addresses. */
  note(id: string, answer: string): Promise<void>;
  /** Back among those that wait, as if it were new; false for one that was not given up, or whose text is gone. */
  revive(id: string): Promise<boolean>;
  /** Refused, and it is not known yet whether that is because of the reader: waits until then, and counts for no attempt. */
  hold(id: string, until: Date): Promise<void>;
  /** Whether the server took any mail since then, from whichever process. */
  hasSentSince(at: Date): Promise<boolean>;
  /** Back to waiting until then; a server that is down counts for no attempt. */
  release(id: string, until: Date, countsAsAttempt: boolean): Promise<void>;
};

/**
 * "refused" is the server's no for good, "invalid" our own: there is nobody to send it to. "unconfirmed": the whole mail
 * was sent and the line broke before the answer, so the server may have it.
 */
export type DeliveryAnswer = "sent" | "refused" | "invalid" | "try-later" | "unconfirmed" | "server-down";
export type RenderedMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where an answer goes, when not to the operator. */
  readonly replyTo?: string;
  /** The address that ends a subscription with one request (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array }[];
};

/** The way out: SMTP, or files to read in development. */
export type Mailer = {
  readonly kind: "smtp" | "files";
  /** `onRefusal` hears what the server said when it did not take the mail, without addresses. */
  deliver(
    mail: RenderedMail & { readonly id: string; readonly to: string },
    onRefusal?: (words: string) => void,
  ): Promise<DeliveryAnswer>;
  /** Ends the line that is kept for the next mail. */
  close?(): void;
};

/** Mails that were written to files, newest first; empty when the mailer is SMTP. */
export type Mailbox = {
  list(): Promise<readonly { readonly id: string; readonly to: string; readonly subject: string; readonly at: Date }[]>;
  read(id: string): Promise<{
    readonly to: string;
    readonly subject: string;
    readonly html: string;
    readonly text: string;
    readonly at: Date;
  } | null>;
};
