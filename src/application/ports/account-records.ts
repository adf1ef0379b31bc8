import type { EmailAddress } from "#domain/accounts/email-address.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Account, Client, RenewedSession, SignedIn } from "./identity.ts";
import type { KnownAccount } from "./security/credentials.ts";

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

/** Links and half sign-ins that wait. Only hashes are kept. */
export type Tokens = {
  /** Gives a code its purpose, its owner and its life. */
  keep(purpose: LinkPurpose, uid: string, code: string, email?: EmailAddress): Promise<void>;
  /** For who typed the password and must type a code too. */
  issueChallenge(uid: string): Promise<string>;
  drop(uid: string, purposes: readonly (LinkPurpose | "finish-sign-in")[]): Promise<void>;
};

type Beginner = Pick<KnownAccount, "uid" | "mark">;

export type Sessions = {
  /** Always a new token: what a browser held before signing in opens nothing afterwards. */
  begin(
    account: Beginner,
    client: Client,
    way: "password" | "second-factor" | "passkey" | "confirmation",
  ): Promise<SignedIn>;
  /** Ends all; this one goes on under a new token. */
  renew(account: Beginner, currentToken: string): Promise<RenewedSession>;
  endAll(uid: string): Promise<void>;
  /** Whose browser it is, as far as it signed in to this address before. */
  ownerOfDevice(email: EmailAddress, deviceToken: string | null): Promise<string | null>;
};
