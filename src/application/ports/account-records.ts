import type { EmailAddress } from "#domain/accounts/email-address.ts";
import type { TokenPurpose } from "#domain/accounts/token-lives.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Account } from "./identity.ts";

export type Accounts = {
  find(uid: string): Promise<Account | null>;
  /** Whose address this is, confirmed or not. */
  findUid(email: EmailAddress): Promise<string | null>;
  /** Null takes the plan back. Gives the address to tell; null when the account is gone. */
  planDeletion(uid: string, on: CalendarDay | null): Promise<string | null>;
  listDue(today: CalendarDay): Promise<readonly string[]>;
  /**
   * Deletes an account whose day has come, with all that is kept by its uid or sent from its address. Gives the address
   * to tell; null when it was taken back meanwhile.
   */
  erase(uid: string, today: CalendarDay): Promise<string | null>;
};

export type LinkPurpose = "confirm-address" | "reset-password" | "change-address";
export type ChallengePurpose =
  | "finish-sign-in"
  | "add-passkey"
  | "passkey-sign-in"
  | "passkey-proof"
  | "enrol-operator";
type TokenOwner = { readonly uid: string | null };

/** Links and half sign-ins that wait. Only hashes are kept. */
export type Tokens = {
  /** Gives a code its purpose, its owner and its life. */
  keep(purpose: LinkPurpose, uid: string, code: string, email?: EmailAddress): Promise<void>;
  /** For a browser that must answer it. */
  issue(purpose: ChallengePurpose, uid: string | null): Promise<string>;
  /** Whose it is, without taking it. */
  find(purpose: LinkPurpose | ChallengePurpose, token: string): Promise<TokenOwner | null>;
  /** Of two who come with the same token, one gets it. */
  take(purpose: ChallengePurpose, token: string): Promise<TokenOwner | null>;
  drop(uid: string, purposes: readonly TokenPurpose[]): Promise<void>;
};

export type StoredSession = {
  readonly id: string;
  readonly uid: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  /** Of the password under which it began; null for one from before marks were kept. */
  readonly mark: string | null;
  readonly factorAt: Date | null;
  readonly provedAt: Date | null;
  readonly backOfficeSeenAt: Date | null;
};

/** Found by a token of which only the hash is kept. */
export type Sessions = {
  /** Its new token: what a browser held before signing in opens nothing afterwards. */
  add(session: Omit<StoredSession, "backOfficeSeenAt">): Promise<string>;
  /** Also one that has ended by its time. */
  find(token: string): Promise<(StoredSession & { readonly email: string; readonly isDemo: boolean }) | null>;
  /** The last seen first. */
  list(uid: string, currentToken: string): Promise<readonly (StoredSession & { readonly isThisOne: boolean })[]>;
  noteSeen(token: string, times: Pick<StoredSession, "lastSeenAt" | "expiresAt">): Promise<void>;
  noteProof(uid: string, token: string, times: Partial<Pick<StoredSession, "factorAt" | "provedAt">>): Promise<void>;
  noteBackOffice(token: string, at: Date): Promise<void>;
  endByToken(token: string): Promise<void>;
  end(uid: string, id: string): Promise<void>;
  endAll(uid: string, exceptToken?: string | null): Promise<void>;
  /** The token of this browser for this account: the one that it held, where it is theirs, or a new one. */
  rememberDevice(uid: string, held: string | null): Promise<string>;
  /** Whose browser it is, as far as it signed in to this address before. */
  ownerOfDevice(email: EmailAddress, deviceToken: string | null): Promise<string | null>;
};
