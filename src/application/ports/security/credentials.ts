import type { StoreParts } from "#application/ports/store.ts";
import type { EmailAddress } from "#domain/accounts/email-address.ts";
import type { Result } from "#domain/result.ts";
import type { TooManyAttempts } from "./rate-limits.ts";

/** An account as whoever keeps its password knows it. */
export type KnownAccount = {
  readonly uid: string;
  readonly email: EmailAddress;
  readonly createdAt: Date;
  readonly isConfirmed: boolean;
  readonly isDisabled: boolean;
  /** Two passwords were chosen before anybody confirmed the address: neither counts, and a reset makes it somebody's. */
  readonly isContested: boolean;
  /** Becomes another one with every new password, and whenever the sign-ins that began before are ended. */
  readonly mark: string;
};

export type CredentialRefusal = { readonly code: "credentials-wrong" } | TooManyAttempts;

/** Null when there is nobody to send a link to by now. */
type Code = string | null;

/**
 * Addresses and passwords, in our own tables or in a directory elsewhere. What is written with a change is handed over
 * as `also` and runs in the transaction in which our row of the account follows: the change itself is in it where the
 * tables are ours, and has been made before it where they are not. Every method may throw Unavailable.
 */
export type Credentials = {
  readonly backend: "built-in" | "firebase";
  ping(): Promise<void>;
  findByUid(uid: string): Promise<KnownAccount | null>;
  findByEmail(email: EmailAddress): Promise<KnownAccount | null>;
  /** Takes as long when the address is unknown. */
  check(email: EmailAddress, password: string): Promise<Result<KnownAccount, CredentialRefusal>>;
  /** For who is signed in and types the password once more. */
  knowsPassword(uid: string, password: string): Promise<boolean>;
  /** The visitor of a sign-in that still stands. */
  recognise(session: { readonly uid: string; readonly email: string; readonly mark: string | null }): Promise<{
    readonly uid: string;
    readonly email: string;
  } | null>;
  /** A transaction in which our row is as this account; null when its password was changed since it was read. */
  transaction<T>(account: KnownAccount, work: (parts: StoreParts) => Promise<T>): Promise<T | null>;

  /** Codes go into the links of our mails. */
  issueConfirmation(account: KnownAccount): Promise<Code>;
  issueReset(account: KnownAccount): Promise<Code>;
  issueEmailChange(account: KnownAccount, next: EmailAddress): Promise<Code>;

  /** False when the address is taken: of many who come at once, one gets it. Takes about as long as to find that out. */
  add(
    account: { readonly uid: string; readonly email: EmailAddress; readonly password: string },
    also: (parts: StoreParts, confirmation: Code) => Promise<void>,
  ): Promise<boolean>;
  /** Makes every password worthless until a reset; false when the address was confirmed meanwhile. */
  contest(account: KnownAccount, also: (parts: StoreParts, reset: Code) => Promise<void>): Promise<boolean>;
  /** These three take a code once; null when it is used, too old or none. */
  confirmAddress<T>(code: string, also: (parts: StoreParts, account: KnownAccount) => Promise<T>): Promise<T | null>;
  /** Confirms the address too, for who reads the mail owns it. */
  resetPassword<T>(
    code: string,
    password: string,
    also: (parts: StoreParts, account: KnownAccount) => Promise<T>,
  ): Promise<T | null>;
  /** `before` is the address until now, where we knew one. Null also when somebody else took the new one meanwhile. */
  changeEmail<T>(
    code: string,
    also: (parts: StoreParts, account: KnownAccount, before: EmailAddress | null) => Promise<T>,
  ): Promise<T | null>;
  /** Null when the current password is another. */
  changePassword<T>(
    uid: string,
    current: string,
    next: string,
    also: (parts: StoreParts, account: KnownAccount) => Promise<T>,
  ): Promise<T | null>;
  /** Forgets those whose account is gone. What fails is tried again with the next. */
  removeGone(): Promise<void>;
};
