import type { ContactMessages } from "./contact.ts";
import type { Contracts, Sandboxes } from "./contracts.ts";
import type { Documents } from "./documents.ts";
import type { Leads, WaitingList } from "./leads.ts";
import type { Outbox } from "./mail.ts";
import type { MarketStore } from "./market.ts";
import type { NewsletterSends, Subscriptions } from "./newsletter.ts";

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
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** Every reading and writing names the owner, so that nobody reaches another's form. */
export type Forms = {
  list(uid: string): Promise<readonly StoredForm[]>;
  find(uid: string, id: string): Promise<StoredForm | null>;
  insert(form: StoredForm): Promise<void>;
  /** Changes a draft as it was read; false when it was changed or signed since, or is not theirs. */
  updateDraft(form: StoredForm, readAt: Pick<StoredForm, "updatedAt">): Promise<boolean>;
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
  readonly documents: Documents;
  readonly consents: Consents;
  readonly forms: Forms;
  readonly calculations: Calculations;
  readonly resultRequests: ResultRequests;
  readonly leads: Leads;
  readonly waitingList: WaitingList;
  readonly contracts: Contracts;
  readonly market: MarketStore;
  readonly contactMessages: ContactMessages;
  readonly subscriptions: Subscriptions;
  readonly newsletterSends: NewsletterSends;
  readonly outbox: Outbox;
  readonly events: Events;
};

/** The site's own records. Parts used directly are one statement each; in a transaction all happen or none. */
export type Store = StoreParts & {
  readonly sandboxes: Sandboxes;
  transaction<T>(work: (parts: StoreParts) => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  /** Documents may be kept elsewhere than the rest. */
  pingDocuments(): Promise<void>;
  /** Runs the task unless it ran less than so long ago, here or in another process; tells whether it ran. */
  runTask(name: string, everySeconds: number, task: () => Promise<void>): Promise<boolean>;
  /** Removes what has outlived its purpose: expired sign-ins and tokens, sent mails, old counts. */
  applyRetention(now: Date): Promise<Readonly<Record<string, number>>>;
};
