import type { SavedConnection } from "#domain/connections/saved-connection.ts";
import type { Ean } from "#domain/identifiers/ean.ts";
import type { Result } from "#domain/result.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Accounts, Sessions, Tokens } from "./account-records.ts";
import type { BackOffice } from "./back-office.ts";
import type { Cards } from "./cards.ts";
import type { Contracts, Sandboxes } from "./contracts.ts";
import type { DayAhead } from "./day-ahead.ts";
import type { Documents } from "./documents.ts";
import type { Invitations } from "./invitations.ts";
import type { Leads, WaitingList } from "./leads.ts";
import type { ContactMessages } from "./mail/contact.ts";
import type { Outbox } from "./mail/mailer.ts";
import type { NewsletterDrafts, NewsletterSends, Subscriptions } from "./mail/newsletter.ts";
import type { MarketStore } from "./market.ts";
import type { Passkeys } from "./security/passkeys.ts";
import type { SecondFactors } from "./security/second-factors.ts";

export type Consent = {
  readonly purpose: string;
  readonly textVersion: string;
  readonly isGiven: boolean;
  readonly at: Date;
};

/** Consents are only ever added, so that the record of what was agreed, and when, stands. */
export type Consents = {
  add(uid: string, consent: Consent): Promise<void>;
  list(uid: string): Promise<readonly Consent[]>;
  /** For those that may have been a stranger's. */
  forget(uid: string): Promise<void>;
};

export type StoredForm = {
  readonly id: string;
  readonly uid: string;
  readonly kind: string;
  readonly state: "draft" | "signed";
  readonly answers: Readonly<Record<string, string>>;
  readonly textVersion: string;
  readonly signedName: string | null;
  readonly signedAt: Date | null;
  readonly documentHash: string | null;
  /** When the other party signed with a pen, as the one who signed here says. */
  readonly paperSignedOn: CalendarDay | null;
  /** The agreement from whose dossier it was begun. */
  readonly agreementId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** Every reading and writing names the owner, so that nobody reaches another's form. */
export type Forms = {
  list(uid: string): Promise<readonly StoredForm[]>;
  find(uid: string, id: string): Promise<StoredForm | null>;
  /**
   * The new draft, or an untouched one of its kind that is there already; null when there are as many as there may be.
   * Counting and adding are one: drafts that are begun at the same moment do not pass the limit.
   */
  insert(form: StoredForm, draftsMax: number): Promise<StoredForm | null>;
  /** Changes a draft as it was read; false when it was changed or signed since, or is not theirs. */
  updateDraft(form: StoredForm, readAt: Pick<StoredForm, "updatedAt">): Promise<boolean>;
  /** Of a signed form; its text and its hash stay. False for a draft, and for one that is not theirs. */
  setPaperSignedOn(uid: string, id: string, day: CalendarDay): Promise<boolean>;
  removeDraft(uid: string, id: string): Promise<boolean>;
};

export type StoredCalculation = {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  /** The calculator's own link, which is the whole situation; nothing of its answer is kept. */
  readonly link: string;
  readonly createdAt: Date;
};

/** Every reading and writing names the owner, so that nobody reaches another's calculation. */
export type Calculations = {
  /** Newest first. */
  list(uid: string): Promise<readonly StoredCalculation[]>;
  find(uid: string, id: string): Promise<StoredCalculation | null>;
  /**
   * Its id, or that of the same link under the same name, which is kept once. Null when the owner has so many already, also
   * when two arrive at the same time.
   */
  insert(calculation: StoredCalculation, max: number): Promise<string | null>;
  rename(uid: string, id: string, name: string): Promise<boolean>;
  remove(uid: string, id: string): Promise<boolean>;
};

/** A number stands in one connection of an account. Another account may keep it too, and neither learns so. */
type EanKnown = { readonly code: "connection-known"; readonly ean: Ean };

/** Every reading and writing names the owner, so that nobody reaches another's connection. */
export type Connections = {
  /** The default first, then in the order in which they were added. */
  list(uid: string): Promise<readonly SavedConnection[]>;
  find(uid: string, id: string): Promise<SavedConnection | null>;
  /** Its id, or that of the same one that was kept before. Also when two arrive at the same time there are never more. */
  insert(
    connection: SavedConnection,
    max: number,
  ): Promise<Result<string, EanKnown | { readonly code: "connections-full" }>>;
  /** Changes it as it was read; refused when it was changed since, or is gone. */
  update(
    connection: SavedConnection,
    readAt: Date,
  ): Promise<Result<string, EanKnown | { readonly code: "connection-changed" }>>;
  makeDefault(uid: string, id: string): Promise<boolean>;
  remove(uid: string, id: string): Promise<boolean>;
};

export type ResultRequest = { readonly email: string; readonly link: string };

/** A result that somebody asked by mail, until the reader of that mailbox confirms it or the link expires. */
export type ResultRequests = {
  /** The token goes into the mail and nowhere else. */
  issue(email: string, link: string): Promise<string>;
  find(token: string): Promise<ResultRequest | null>;
  /** Works once. */
  take(token: string): Promise<ResultRequest | null>;
};

/** What happened around an account, added and never changed: sign-ins, changes of password, exports. */
export type Events = {
  add(uid: string | null, event: string, facts?: Readonly<Record<string, unknown>>): Promise<void>;
  list(
    uid: string,
  ): Promise<
    readonly { readonly at: Date; readonly event: string; readonly facts: Readonly<Record<string, unknown>> }[]
  >;
};

export type StoreParts = {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly secondFactors: SecondFactors;
  readonly passkeys: Passkeys;
  readonly documents: Documents;
  readonly consents: Consents;
  readonly forms: Forms;
  readonly calculations: Calculations;
  readonly connections: Connections;
  readonly resultRequests: ResultRequests;
  readonly leads: Leads;
  readonly waitingList: WaitingList;
  readonly contracts: Contracts;
  readonly market: MarketStore;
  readonly invitations: Invitations;
  readonly contactMessages: ContactMessages;
  readonly subscriptions: Subscriptions;
  readonly newsletterSends: NewsletterSends;
  readonly newsletterDrafts: NewsletterDrafts;
  readonly outbox: Outbox;
  readonly events: Events;
  readonly backOffice: BackOffice;
  readonly cards: Cards;
  readonly dayAhead: DayAhead;
};

/** The site's own records. Parts used directly are one statement each; in a transaction all happen or none. */
export type Store = StoreParts & {
  readonly sandboxes: Sandboxes;
  transaction<T>(work: (parts: StoreParts) => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  /** Documents may be kept elsewhere than the rest. */
  pingDocuments(): Promise<void>;
  /** Removes what has outlived its purpose: expired sign-ins and tokens, sent mails, old counts. */
  applyRetention(now: Date): Promise<Readonly<Record<string, number>>>;
};
