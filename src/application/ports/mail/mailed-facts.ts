import type { PairVerdict } from "#domain/economics/verdict/verdict-on-sale.ts";
import type { WaitingReason } from "#domain/leads/waiting-reason.ts";
import type { ReportReason } from "#domain/market/proposal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** What happened to a month between two sides. */
export type MonthNotice =
  | "reminder"
  | "agreed"
  | "agreed-by-silence"
  | "contested"
  | "answered"
  | "withdrawn"
  | "outside"
  | "gaps-proposed"
  | "paid"
  | "paid-undone"
  | "received"
  | "received-undone"
  | "payment-late"
  | "declared";

/** In the price, not charged at all, or left out of it between enterprises. */
export type PriceVat = "included" | "none" | "left-out";

export type MailedLead = {
  readonly side: "buyer" | "seller";
  readonly reference: string;
  /** The day by which the operator answers. */
  readonly replyBy: CalendarDay;
};
export type MailedContact = {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly wantsLaterMatches: boolean;
  /** The same situation in the calculator. */
  readonly link: string;
};
export type MailedWaiting = { readonly side: "buyer" | "seller"; readonly reason: WaitingReason };

/** What a reader told about an offer. */
export type MailedReport = {
  readonly offerId: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly reference: string;
};

/** What the operator decided about an offer. */
export type MailedDecision = {
  readonly offerId: string;
  readonly title: string;
  readonly isHidden: boolean;
  /** In the operator's words. */
  readonly why: string;
};

/** Where the reader's own price is too old for one number: when it could last be signed, and both ends of the gain. */
export type GainOnOldPrice = { readonly signableUntil: CalendarDay; readonly low: number; readonly high: number };

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
  /** The part that VAT adds to it for the buyer, when there is any. */
  readonly vat?: number;
  /** Whether the seller charges it; not told in mails that waited before. */
  readonly isVatCharged?: boolean;
  /** In euros a year, of the reader. */
  readonly gain: number;
  readonly onOldPrices?: GainOnOldPrice;
  readonly hoursFrom: number;
  readonly hoursTo: number;
  readonly lapsesOn: CalendarDay;
  /** Whether the other side asked for it, and has said yes thereby. */
  readonly isAsked?: boolean;
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
  | "submit-undone"
  | "active"
  | "suspended"
  | "resumed"
  | "another-seller"
  | "notice-given"
  | "notice-withdrawal-asked"
  | "notice-withdrawn"
  | "amendment-asked"
  | "amendment-agreed"
  | "amendment-dropped"
  | "ended"
  | "account-deleted";

/** The numbers of a calculation as a mail tells them; the link holds the rest. */
export type MailedResult = {
  readonly link: string;
  readonly side: "buyer" | "seller";
  readonly day: CalendarDay;
  readonly verdict: PairVerdict;
  /** Whether the cards tell what both suppliers ask; left out where they do. */
  readonly areFeesKnown?: boolean;
  /** The last day on which its prices could be signed, where that is too long ago; left out where it is not. */
  readonly pricesSignableUntil?: CalendarDay;
  readonly buyer: MailedGain;
  readonly seller: MailedGain;
  /** In kWh a year. */
  readonly shared: number;
  /** In euros per kWh. */
  readonly agreedPrice: number;
  /** What the price holds of VAT; not told of older mails, nor where no rule is known. */
  readonly vat?: PriceVat;
};
/** In euros a year; no range where everything is measured. */
export type MailedGain = { readonly value: number; readonly low: number | null; readonly high: number | null };
