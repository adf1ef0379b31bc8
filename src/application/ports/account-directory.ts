import type { EmailAddress } from "#domain/accounts/email-address.ts";
import type { Result } from "#domain/result.ts";

export type DirectoryAccount = {
  readonly uid: string;
  readonly email: EmailAddress;
  readonly createdAt: Date;
  readonly isConfirmed: boolean;
  readonly isDisabled: boolean;
  /** Two passwords were chosen before anybody confirmed the address: neither counts, and a reset makes it somebody's. */
  readonly isContested: boolean;
  /** Becomes another one whenever the directory ends the sign-ins that began before. */
  readonly mark: string;
};

export type DirectoryRefusal =
  | { readonly code: "credentials-wrong" }
  | { readonly code: "too-many-attempts"; readonly retryAfterSeconds: number };

/**
 * Addresses and passwords that are kept elsewhere. It shares no transaction with the database, so what must be there
 * first is written first, and every method may be called again. Every method may throw Unavailable.
 */
export type AccountDirectory = {
  ping(): Promise<void>;
  findByUid(uid: string): Promise<DirectoryAccount | null>;
  findByEmail(email: EmailAddress): Promise<DirectoryAccount | null>;
  /** False when the address is taken: of many who come at once, one gets it. */
  add(account: { readonly uid: string; readonly email: EmailAddress; readonly password: string }): Promise<boolean>;
  /** Whose password it is. */
  checkPassword(email: EmailAddress, password: string): Promise<Result<string, DirectoryRefusal>>;
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
