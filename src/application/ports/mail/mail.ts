import type {
  AgreementNotice,
  GainOnOldPrice,
  MailedContact,
  MailedDecision,
  MailedLead,
  MailedMessage,
  MailedProposal,
  MailedReport,
  MailedResult,
  MailedWaiting,
  MonthNotice,
  NewsletterIssue,
} from "#application/ports/mail/mailed-facts.ts";
import type { ContractRegion, Side } from "#domain/contracts/agreement.ts";
import type { DossierStep } from "#domain/contracts/dossier.ts";
import type { DeclineReason } from "#domain/market/proposal.ts";
import type { StatementBasis } from "#domain/settlement/meter-data/day-origin.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** What is told by mail. A token goes into a link and is gone from the outbox once the mail is sent. */
export type MailMessage =
  | {
      readonly kind: "confirm-address";
      readonly to: string;
      readonly token: string;
      /** The offer from which somebody came to sign up, and to which the link leads back, with what was told there. */
      readonly offerId?: string | null;
    }
  | { readonly kind: "already-registered"; readonly to: string }
  | { readonly kind: "reset-password"; readonly to: string; readonly token: string }
  | {
      readonly kind: "password-changed";
      readonly to: string;
      readonly at: string;
      /** Names of the passkeys that ended with a reset; missing in mails from before these were told. */
      readonly endedPasskeys?: readonly string[];
    }
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
      /** Euros a kWh that the seller keeps. */
      readonly price: number;
      /** What VAT adds for the buyer; mails that waited before it was told have none. */
      readonly vat?: number;
      /** Whether the seller charges it; not told in mails that waited before. */
      readonly isVatCharged?: boolean;
      /** Euros a year, of who reads it. */
      readonly gain: number;
      readonly onOldPrices?: GainOnOldPrice;
    }
  | { readonly kind: "proposal-agreed"; readonly to: string; readonly proposalId: string }
  | {
      readonly kind: "proposal-declined";
      readonly to: string;
      readonly proposalId: string;
      readonly reason: DeclineReason;
    }
  | { readonly kind: "proposal-lapsed"; readonly to: string; readonly proposalId: string }
  | {
      readonly kind: "invitation";
      readonly to: string;
      readonly token: string;
      /** Empty for who gave no name that may be told. */
      readonly inviterName: string;
      /** Of who invites. */
      readonly side: "seller" | "buyer";
      /** Euros a kWh as a household pays it; 0 is a gift. */
      readonly price: number;
      /** Not told in mails that waited before it was. */
      readonly vat?: "included" | "none";
      readonly answerBy: CalendarDay;
    }
  | {
      readonly kind: "invitation-closed";
      readonly to: string;
      readonly invitationId: string;
      /** Else nobody answered in time. */
      readonly isDeclined: boolean;
    }
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
      /** The other side, once both told who they are; older messages lack these three. */
      readonly other?: string | null;
      readonly startedOn?: CalendarDay | null;
      readonly endsOn?: CalendarDay | null;
      /** Whether the reader did it; left out where nobody did or older messages do not tell. */
      readonly isOwn?: boolean;
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
      readonly basis: StatementBasis;
      /** Whether the two agree on it already, and if not whose yes it waits for. */
      readonly standing: "agreed" | "asks-you" | "asks-other";
      /** The last day to answer, after which silence is a yes; null when only a yes counts. */
      readonly answerBy: CalendarDay | null;
    }
  | {
      readonly kind: "month-notice";
      readonly to: string;
      readonly agreementId: string;
      readonly reference: string;
      readonly month: Month;
      readonly notice: MonthNotice;
      /** The side that reads it; absent in mails that were queued before it was kept. */
      readonly side?: Side;
      readonly answerBy: CalendarDay | null;
      /** Of a payment: its last day, and how much. Older messages lack both. */
      readonly dueOn?: CalendarDay | null;
      readonly cents?: number | null;
    }
  | {
      readonly kind: "month-data";
      readonly to: string;
      readonly agreementId: string;
      readonly reference: string;
      readonly month: Month;
      /** Of the reader: whose meter values are asked for. */
      readonly side: Side;
      readonly region: ContractRegion;
      readonly uploadBy: CalendarDay;
      /** A week after the first, and to who is missing alone. */
      readonly isAgain: boolean;
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
  | {
      readonly kind: "connection-decided";
      readonly to: string;
      /** Of the reader. */
      readonly agreementId: string;
      readonly reference: string;
      readonly masked: string;
      /** Whether the reader may sell from it. */
      readonly isKept: boolean;
      readonly why: string;
    }
  | ({ readonly kind: "calculation-result"; readonly to: string } & MailedResult)
  | ({
      readonly kind: "lead-received";
      readonly to: string;
      readonly token: string;
      /** Absent in mails that were written before an account could be asked for along with a lead. */
      readonly asksAccount?: boolean;
    } & MailedLead)
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
  | { readonly kind: "contact-copy"; readonly to: string; readonly reference: string }
  | { readonly kind: "contact-answer"; readonly to: string; readonly reference: string; readonly text: string }
  | { readonly kind: "confirm-subscription"; readonly to: string; readonly token: string }
  | { readonly kind: "already-subscribed"; readonly to: string; readonly key: string }
  | ({ readonly kind: "newsletter"; readonly to: string; readonly key: string } & NewsletterIssue);
