import type { ActKind, SharedAct } from "#domain/back-office/act.ts";
import type { OperatorLevel } from "#domain/back-office/operator.ts";
import type { Outcome } from "#domain/back-office/outcomes.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import type { ContractState } from "#domain/contracts/contract-state.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import type { ListingState, Moderation } from "#domain/market/listing-state.ts";
import type { MarketProposal, ProposalState } from "#domain/market/proposal.ts";
import type { MarketRegion } from "#domain/matching/market-party.ts";
import type { MonthStanding } from "#domain/settlement/months/month-standing.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Lead, WaitingEntry } from "./leads.ts";
import type { ContactMessage } from "./mail/contact.ts";
import type { MailMessage } from "./mail/mail.ts";
import type { DecidedReport } from "./market.ts";

type OperatorRole = { readonly level: OperatorLevel; readonly areFactorsTrusted: boolean };

export type Operators = {
  find(uid: string): Promise<OperatorRole | null>;
  /**
   * By the address of a confirmed account; null when there is none. Factors that are on when it gets the role for the first time
   * are trusted. Who has the role keeps the trust that there is, and who had it before needs the link of an enrolment.
   */
  grant(emailKey: string, level: OperatorLevel): Promise<(OperatorRole & { readonly uid: string }) | null>;
  /** The factors that this account has now open the back office, until the last of them goes. */
  trustFactors(uid: string): Promise<void>;
  /** Null when nobody with that address was one. */
  revoke(emailKey: string): Promise<string | null>;
  /** Whether somebody else has the level to act and a second factor to come in with. */
  hasOtherWhoActs(uid: string): Promise<boolean>;
};

export type OperatorRequest = {
  readonly id: string;
  readonly act: SharedAct;
  /** The code of a declaration, or the reference of an agreement. */
  readonly about: string;
  readonly agreementId: string;
  readonly why: string;
  /** The uid of an operator. */
  readonly askedBy: string;
  readonly askedAt: Date;
};
export type KeptRequest = OperatorRequest & { readonly email: string };

/** What waits for a second operator. A request whose operator may act no longer is none; nor is one from before `since`. */
export type OperatorRequests = {
  /** False when something about the same waits already. */
  add(request: OperatorRequest, since: Date): Promise<boolean>;
  list(since: Date): Promise<readonly KeptRequest[]>;
  /** Of two who take the same, one gets it. */
  take(id: string, since: Date): Promise<KeptRequest | null>;
  drop(about: string): Promise<void>;
  /** All that one operator asked. */
  dropOf(uid: string): Promise<void>;
};

export type OperatorAct = {
  /** Null for a command on the machine itself. */
  readonly uid: string | null;
  /** By whom, as it is read years later. */
  readonly operator: string;
  readonly act: ActKind;
  /** Ids and references, never somebody's name or address. */
  readonly about: string;
  readonly why: string;
  readonly cameToNothing: boolean;
};
type KeptAct = OperatorAct & { readonly id: number; readonly at: Date };

/** Only ever added to: the database refuses to change or remove one. */
export type OperatorActs = {
  add(act: OperatorAct): Promise<void>;
  /** Adds nothing when the same entry was made so little ago. */
  addUnlessWithin(milliseconds: number, act: OperatorAct): Promise<void>;
  /** Newest first, older than a place; of one subject when it is named. */
  list(page: {
    readonly before: number | null;
    readonly about: string | null;
    readonly limit: number;
  }): Promise<readonly KeptAct[]>;
};

export type DayCount = { readonly day: CalendarDay; readonly outcome: Outcome; readonly count: number };

export type DayCounts = {
  add(day: CalendarDay, counts: ReadonlyMap<Outcome, number>): Promise<void>;
  /** Counts the rows of a day anew; what was counted before and is gone since still counts. */
  recount(day: CalendarDay): Promise<void>;
  list(from: CalendarDay): Promise<readonly DayCount[]>;
};

/** How much waits for somebody, over everybody. */
export type Waiting = {
  readonly reports: number;
  readonly contestedMonths: number;
  /** Without an answer. */
  readonly contactMessages: number;
  readonly leads: number;
  readonly waitingList: number;
  readonly mailsDead: number;
  readonly mailsQueued: number;
  readonly oldestQueuedAt: Date | null;
};

export type NewsletterState = {
  readonly name: string;
  readonly state: "sending" | "paused" | "finished";
  readonly startedAt: Date;
};

export const mailPlaces = ["queued", "failed", "sent"] as const;
export type MailPlace = (typeof mailPlaces)[number];

export type SeenMail = {
  readonly id: string;
  readonly kind: MailMessage["kind"];
  /** Null once its text is gone. */
  readonly to: string | null;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly sentAt: Date | null;
  readonly deadAt: Date | null;
  readonly answer: string | null;
};

/** Null asks for nothing. */
export type SeenFilter = {
  readonly side: "offer" | "request" | null;
  readonly state: ListingState | null;
  readonly moderation: Moderation | null;
  readonly region: MarketRegion | null;
};
export type SeenListing =
  | { readonly side: "offer"; readonly listing: Offer }
  | { readonly side: "request"; readonly listing: MarketRequest };
export type SeenPage = { readonly offset: number; readonly limit: number };

/** Of everybody, in whatever state, newest first. */
export type SeenMarket = {
  listings(filter: SeenFilter, page: SeenPage): Promise<readonly SeenListing[]>;
  listing(id: string): Promise<SeenListing | null>;
  reportsOf(listingId: string): Promise<readonly DecidedReport[]>;
  proposals(
    filter: { readonly state: ProposalState | null; readonly listingId: string | null },
    page: SeenPage,
  ): Promise<readonly MarketProposal[]>;
  /** Asks for a round of everybody; it stays asked until a round is begun for it. */
  askRound(): Promise<void>;
  isRoundAsked(): Promise<boolean>;
  /** Nobody could meet anybody. */
  forgetAskedRound(): Promise<void>;
};

type MessageText = Pick<
  ContactMessage,
  "id" | "reference" | "name" | "email" | "phone" | "subject" | "message" | "createdAt"
> & { readonly attachmentName: string | null };
type MessageAnswer = {
  readonly at: Date;
  readonly operator: string;
  /** Empty for a message that was dealt with elsewhere. */
  readonly text: string;
};

/** Messages of the contact form, newest first. */
export type SeenMessages = {
  list(
    filter: { readonly isWaiting: boolean },
    page: SeenPage,
  ): Promise<readonly (MessageText & { readonly isAnswered: boolean })[]>;
  find(reference: string): Promise<(MessageText & { readonly answers: readonly MessageAnswer[] }) | null>;
  answer(messageId: string, answer: MessageAnswer): Promise<void>;
};

type SeenAgreement = Pick<Agreement, "id" | "reference" | "state" | "municipalities" | "region" | "createdAt">;

/** What the operator's screens read of everybody. Nothing of it is for anybody else. */
export type BackOffice = {
  readonly operators: Operators;
  readonly acts: OperatorActs;
  readonly requests: OperatorRequests;
  readonly dayCounts: DayCounts;
  readonly market: SeenMarket;
  readonly messages: SeenMessages;
  leads(page: SeenPage): Promise<readonly Lead[]>;
  waitingEntries(page: SeenPage): Promise<readonly (WaitingEntry & { readonly joinedAt: Date })[]>;
  waitingCounts(): Promise<readonly (Pick<WaitingEntry, "side" | "reason"> & { readonly count: number })[]>;
  agreements(state: ContractState | null, page: SeenPage): Promise<readonly SeenAgreement[]>;
  contestedMonths(): Promise<readonly MonthStanding[]>;
  mails(place: MailPlace, page: SeenPage): Promise<readonly SeenMail[]>;
  /** Leads since then; all else as it stands. */
  waiting(since: Date): Promise<Waiting>;
  lastNewsletter(): Promise<NewsletterState | null>;
  lastBackups(): Promise<LastBackups>;
};

/** Null where none was made, or where nobody keeps the log of changes elsewhere. */
export type LastBackups = {
  /** By our own command. */
  readonly dump: Date | null;
  /** The last part of the server's log of changes that went to another place. */
  readonly archive: Date | null;
};
