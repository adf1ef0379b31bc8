import type { Side } from "#domain/contracts/agreement.ts";
import type { DossierStep } from "#domain/contracts/dossier.ts";
import type { WaitingReason } from "#domain/leads/waiting-reason.ts";
import type { DeclineReason, ReportReason } from "#domain/market/proposal.ts";
import type { Month } from "#domain/settlement/month.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** What is told by mail. A token goes into a link and is gone from the outbox once the mail is sent. */
export type MailMessage =
  | { readonly kind: "confirm-address"; readonly to: string; readonly token: string }
  | { readonly kind: "already-registered"; readonly to: string }
  | { readonly kind: "reset-password"; readonly to: string; readonly token: string }
  | { readonly kind: "password-changed"; readonly to: string; readonly at: string }
  | { readonly kind: "confirm-new-address"; readonly to: string; readonly token: string }
  | { readonly kind: "address-changing"; readonly to: string; readonly newAddressMasked: string }
  | { readonly kind: "address-changed"; readonly to: string }
  | { readonly kind: "second-factor-changed"; readonly to: string; readonly isOn: boolean }
  | { readonly kind: "passkey-changed"; readonly to: string; readonly name: string; readonly isAdded: boolean }
  | { readonly kind: "deletion-planned"; readonly to: string; readonly on: CalendarDay }
  | { readonly kind: "account-deleted"; readonly to: string }
  | { readonly kind: "form-signed"; readonly to: string; readonly formId: string; readonly formKind: string }
  | { readonly kind: "proposal-new"; readonly to: string; readonly proposals: readonly MailedProposal[] }
  | {
      readonly kind: "proposal-half-accepted";
      readonly to: string;
      readonly proposalId: string;
      readonly by: "seller" | "buyer";
    }
  | {
      readonly kind: "proposal-countered";
      readonly to: string;
      readonly proposalId: string;
      readonly by: "seller" | "buyer";
      /** Euros a kWh. */
      readonly price: number;
      /** Euros a year, of who reads it. */
      readonly gain: number;
    }
  | { readonly kind: "proposal-agreed"; readonly to: string; readonly proposalId: string }
  | {
      readonly kind: "proposal-declined";
      readonly to: string;
      readonly proposalId: string;
      readonly reason: DeclineReason;
    }
  | { readonly kind: "proposal-lapsed"; readonly to: string; readonly proposalId: string }
  | ({ readonly kind: "offer-reported"; readonly to: string } & MailedReport)
  | ({ readonly kind: "report-received"; readonly to: string } & MailedReport)
  | ({
      readonly kind: "report-decided";
      readonly to: string;
      /** One for each time that this reader reported the offer. */
      readonly references: readonly string[];
    } & MailedDecision)
  | ({ readonly kind: "offer-moderated"; readonly to: string } & MailedDecision)
  | { readonly kind: "confirm-result"; readonly to: string; readonly token: string }
  | {
      readonly kind: "agreement-notice";
      readonly to: string;
      readonly agreementId: string;
      readonly reference: string;
      readonly notice: AgreementNotice;
    }
  | {
      readonly kind: "statement-ready";
      readonly to: string;
      readonly agreementId: string;
      readonly reference: string;
      readonly month: Month;
      readonly version: number;
      readonly side: Side;
      readonly wattHours: number;
      readonly totalCents: number;
    }
  | {
      readonly kind: "dossier-reminder";
      readonly to: string;
      readonly agreementId: string;
      readonly reference: string;
      readonly tasks: readonly { readonly step: DossierStep; readonly until: CalendarDay }[];
    }
  | {
      readonly kind: "connection-in-use";
      readonly to: string;
      /** Of the reader. */
      readonly agreementId: string;
      readonly reference: string;
      readonly masked: string;
      /** Whether the reader's agreement was there first, or is the one that may not begin. */
      readonly holder: "first" | "second";
    }
  | ({ readonly kind: "calculation-result"; readonly to: string } & MailedResult)
  | ({ readonly kind: "lead-received"; readonly to: string; readonly token: string } & MailedLead)
  | ({ readonly kind: "lead-for-operator"; readonly to: string } & MailedLead & MailedContact)
  | { readonly kind: "lead-erased-for-operator"; readonly to: string; readonly reference: string }
  | ({ readonly kind: "confirm-waiting"; readonly to: string; readonly token: string } & MailedWaiting)
  | ({ readonly kind: "waiting-joined"; readonly to: string; readonly leaveToken: string } & MailedWaiting)
  | ({
      readonly kind: "waiting-for-operator";
      readonly to: string;
      readonly email: string;
      readonly postcode: string | null;
    } & MailedWaiting)
  | ({ readonly kind: "contact-message"; readonly to: string } & MailedMessage)
  | ({ readonly kind: "contact-copy"; readonly to: string } & Pick<
      MailedMessage,
      "reference" | "subject" | "text" | "attachmentName"
    >)
  | { readonly kind: "confirm-subscription"; readonly to: string; readonly token: string }
  | { readonly kind: "already-subscribed"; readonly to: string; readonly key: string }
  | ({ readonly kind: "newsletter"; readonly to: string; readonly key: string } & NewsletterIssue);

type MailedLead = {
  readonly side: "buyer" | "seller";
  readonly reference: string;
  /** The day by which the operator answers. */
  readonly replyBy: CalendarDay;
};
type MailedContact = {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly wantsLaterMatches: boolean;
  /** The same situation in the calculator. */
  readonly link: string;
};
type MailedWaiting = { readonly side: "buyer" | "seller"; readonly reason: WaitingReason };

/** What a reader told about an offer. */
export type MailedReport = {
  readonly offerId: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly reference: string;
};

/** What the operator decided about an offer. */
type MailedDecision = {
  readonly offerId: string;
  readonly title: string;
  readonly isHidden: boolean;
  /** In the operator's words. */
  readonly why: string;
};

/** A new pair as a mail tells it to one of the two. */
export type MailedProposal = {
  readonly id: string;
  readonly side: "seller" | "buyer";
  /** Of the reader's own listing. */
  readonly title: string;
  readonly partnerMunicipality: string;
  /** In kWh a year. */
  readonly shared: number;
  /** In euros per kWh; zero for free sharing. */
  readonly agreedPrice: number;
  /** In euros a year, of the reader. */
  readonly gain: number;
  readonly hoursFrom: number;
  readonly hoursTo: number;
  readonly lapsesOn: CalendarDay;
};

/** A message of the contact form; its attachment stays in the store until the mail goes out. */
export type MailedMessage = {
  readonly messageId: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly text: string;
  readonly attachmentName: string | null;
};

/** One letter to all readers, as it was when it was handed over. Links are paths of the site. */
export type NewsletterIssue = {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly sections: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly links: readonly { readonly label: string; readonly path: string }[];
  }[];
  readonly action: { readonly label: string; readonly path: string };
};
/** What happened to an agreement that its other side, or both, must know. */
export type AgreementNotice =
  | "opened"
  | "drafted"
  | "changed"
  | "signed-by-other"
  | "signed"
  | "withdrawn"
  | "submitted"
  | "active"
  | "suspended"
  | "resumed"
  | "notice-given"
  | "ended"
  | "account-deleted";

/** The numbers of a calculation as a mail tells them; the link holds the rest. */
export type MailedResult = {
  readonly link: string;
  readonly side: "buyer" | "seller";
  readonly day: CalendarDay;
  readonly verdict: "pays" | "barely" | "does-not-pay";
  readonly buyer: MailedGain;
  readonly seller: MailedGain;
  /** In kWh a year. */
  readonly shared: number;
  /** In euros per kWh. */
  readonly agreedPrice: number;
};
/** In euros a year; no range where everything is measured. */
type MailedGain = { readonly value: number; readonly low: number | null; readonly high: number | null };

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
  /** Leases the oldest that are due, so that no two workers send the same. */
  claim(limit: number): Promise<readonly PendingMail[]>;
  markSent(id: string): Promise<void>;
  /** Given up, such as for an address that does not exist. */
  markDead(id: string): Promise<void>;
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
  deliver(mail: RenderedMail & { readonly id: string; readonly to: string }): Promise<DeliveryAnswer>;
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
