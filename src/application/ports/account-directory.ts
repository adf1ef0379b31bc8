import type { EmailAddress } from "#domain/accounts/email-address.ts";
import type { Result } from "#domain/result.ts";
import type { CredentialRefusal, KnownAccount } from "./security/credentials.ts";

/**
 * Addresses and passwords that are kept elsewhere. It shares no transaction with the database, so what must be there
 * first is written first, and every method may be called again. Every method may throw Unavailable.
 */
export type AccountDirectory = {
  ping(): Promise<void>;
  findByUid(uid: string): Promise<KnownAccount | null>;
  findByEmail(email: EmailAddress): Promise<KnownAccount | null>;
  /** False when the address is taken: of many who come at once, one gets it. */
  add(account: { readonly uid: string; readonly email: EmailAddress; readonly password: string }): Promise<boolean>;
  /** Whose password it is. */
  checkPassword(email: EmailAddress, password: string): Promise<Result<string, CredentialRefusal>>;
  setPassword(uid: string, password: string): Promise<void>;
  /** Makes every password worthless until a reset. */
  contest(uid: string): Promise<void>;
  /** Codes go into the links of our mails; null when the address is unknown by now. */
  issueConfirmation(email: EmailAddress): Promise<string | null>;
  issueReset(email: EmailAddress): Promise<string | null>;
  issueEmailChange(email: EmailAddress, next: EmailAddress): Promise<string | null>;
  /** Confirms an address or its change; false when the code is used, too old or none. */
  applyCode(code: string): Promise<boolean>;
  /** Sets the password, confirms the address and ends a contest; false when the code is used, too old or none. */
  resetPassword(uid: string, code: string, password: string): Promise<boolean>;
  remove(uid: string): Promise<void>;
};

/** An account as it moves into a directory. */
export type MovingAccount = Pick<KnownAccount, "uid" | "email" | "createdAt" | "isConfirmed" | "isContested"> & {
  /** As argon2 writes it; null when nobody knows a password. */
  readonly passwordHash: string | null;
};

/** For moving everybody at once, by hand and while the site stands still. */
export type AccountTransfer = {
  /** Which of these are there already. */
  known(uids: readonly string[]): Promise<ReadonlySet<string>>;
  /** With their passwords where the directory can take them; tells whom it refused, and why. */
  put(
    accounts: readonly MovingAccount[],
    movedAt: Date,
  ): Promise<readonly { readonly uid: string; readonly reason: string }[]>;
  /** Everybody, page by page: the first page is "", and so is what comes after the last. */
  list(page: string): Promise<{
    /** Null for one that is no account of ours. */
    readonly accounts: readonly ((KnownAccount & { readonly isPasswordUnchanged: boolean }) | null)[];
    readonly next: string;
  }>;
};
