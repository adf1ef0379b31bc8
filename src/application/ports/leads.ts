import type { WaitingReason } from "#domain/leads/waiting-reason.ts";

export type LeadSide = "buyer" | "seller";

/** Somebody who finished a journey and wants to hear from us. */
export type Lead = {
  readonly id: string;
  readonly reference: string;
  readonly side: LeadSide;
  /** The query of the journey: power, meter and contract, never a name or an address. */
  readonly answers: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly wantsLaterMatches: boolean;
  readonly consentVersion: string;
  readonly createdAt: Date;
  /** Whose it became; null until somebody takes it along to an account. */
  readonly uid: string | null;
};

/** The token is the visitor's: who has it sees the reference, takes the answers along and erases the lead. */
export type Leads = {
  /** False when the reference or the token is in use already. */
  insert(lead: Lead, token: string): Promise<boolean>;
  find(token: string): Promise<Lead | null>;
  /** Erases it for good; tells what was erased. */
  remove(token: string): Promise<Lead | null>;
  /**
   * An account is being made for this address, with the token or without: what waited for it before, with another
   * token, waits no longer, so that a stranger leaves nothing in somebody's account.
   */
  awaitAccount(email: string, token: string | null): Promise<void>;
  /** Gives a lead to an account, by its token or because its address was awaited; each lead goes once. */
  giveByToken(token: string, uid: string): Promise<Lead | null>;
  /** Whether an account was asked for with it, for an address that is new or known. */
  isAwaited(token: string): Promise<boolean>;
  /** What waits for the account of this address. */
  listAwaited(email: string): Promise<readonly Lead[]>;
  giveAwaited(email: string, uid: string): Promise<readonly Lead[]>;
  /** All of one person: what an account holds, and what was sent from its confirmed address. */
  list(uid: string, email: string): Promise<readonly Lead[]>;
};

export type WaitingEntry = {
  readonly email: string;
  readonly side: LeadSide;
  readonly reason: WaitingReason;
  readonly postcode: string | null;
};

/** Nobody stands on the list before the reader of the mailbox said yes. */
export type WaitingList = {
  /** The token goes into the mail and nowhere else; until it is used, it is all that is kept. */
  issue(entry: WaitingEntry): Promise<string>;
  find(token: string): Promise<WaitingEntry | null>;
  /** Works once. `leaveToken` is for the mail that tells so; null for who stood on the list already, and has that mail. */
  join(token: string): Promise<{ readonly entry: WaitingEntry; readonly leaveToken: string | null } | null>;
  leave(leaveToken: string): Promise<boolean>;
  list(email: string): Promise<readonly (WaitingEntry & { readonly joinedAt: Date })[]>;
};
