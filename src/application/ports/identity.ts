import type { EmailAddress } from "#domain/accounts/email-address.ts";
import type { Result } from "#domain/result.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { TooManyAttempts } from "./security/rate-limits.ts";

export type SignedIn = {
  readonly uid: string;
  /** Goes into the visitor's cookie and nowhere else. */
  readonly token: string;
  /** When it ends at the latest; unused it ends earlier. */
  readonly expiresAt: Date;
  /** For a second cookie: a browser that signed in once is not held up by what others try on the same address. */
  readonly deviceToken: string;
};

/** A sign-in that goes on under another token: the cookie must be set again. */
export type RenewedSession = Pick<SignedIn, "token" | "expiresAt">;

export type Registration = {
  readonly email: EmailAddress;
  readonly password: string;
  /** The user document to begin with. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly consents: readonly { readonly purpose: string; readonly textVersion: string; readonly isGiven: boolean }[];
  /** Of the offer to which the mail leads back, in the form of an id; whether it exists is seen when it is opened. */
  readonly offerId?: string | null;
  /** The address got enough mail: all that registering does is done, and nothing is mailed. */
  readonly isSilent?: boolean;
};

export type SignInRefusal =
  | { readonly code: "credentials-wrong" }
  /** Told only to who knows the password; a new mail is on its way. */
  | { readonly code: "address-unconfirmed" }
  /** The password was right, and of this account it is not enough: an operator without an authenticator. */
  | { readonly code: "passkey-needed" }
  /** The password was right; demo accounts are locked on a site that is not one to try out. */
  | { readonly code: "demo-locked" }
  | TooManyAttempts;
export type SecondFactorRefusal =
  | { readonly code: "code-wrong" }
  | { readonly code: "challenge-expired" }
  | SignInRefusal;
export type TokenRefusal = { readonly code: "token-unknown" };
export type PasswordRefusal = { readonly code: "password-wrong" };
/** The account has a second factor, and none was used in this sign-in. */
export type FactorRefusal = { readonly code: "factor-needed" };

type TooManyCodes = TooManyAttempts;

export type SignInAnswer =
  | ({ readonly kind: "signed-in" } & SignedIn)
  /** The password was right; a code of the authenticator, a recovery code or a passkey finishes it. */
  | { readonly kind: "second-factor"; readonly challenge: string };

export type Proof = {
  /** When a code of the authenticator, a recovery code or a passkey was last used. */
  readonly factorAt: Date | null;
  /** When a password or a second factor was last given. */
  readonly provedAt: Date | null;
};

export type SignIn = {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly isThisOne: boolean;
};

export type Account = {
  readonly uid: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly isConfirmed: boolean;
  readonly hasSecondFactor: boolean;
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly createdAt: Date;
    readonly lastUsedAt: Date | null;
  }[];
  readonly recoveryCodesLeft: number;
  readonly deletionOn: CalendarDay | null;
  readonly isDemo: boolean;
};

/** Who asks: counted to slow down guessing, never stored in the clear. */
export type Client = {
  /** Network address, shortened to a /56 for IPv6. */
  readonly address: string;
  /** What the visitor would recognise: "Firefox op Linux". */
  readonly device: string;
  readonly deviceToken: string | null;
};

/**
 * Accounts, passwords and sign-ins. What must be told by mail is written in the same transaction as what it tells.
 * `register`, `resendConfirmation` and `requestReset` answer alike whether or not the address is known.
 * Every method may throw Unavailable.
 */
export type Identity = {
  readonly backend: "built-in" | "firebase";
  ping(): Promise<void>;

  register(registration: Registration): Promise<void>;
  resendConfirmation(email: EmailAddress): Promise<void>;
  confirmAddress(token: string, client: Client): Promise<Result<SignedIn, TokenRefusal>>;

  signIn(email: EmailAddress, password: string, client: Client): Promise<Result<SignInAnswer, SignInRefusal>>;
  finishSignIn(challenge: string, code: string, client: Client): Promise<Result<SignedIn, SecondFactorRefusal>>;
  recognise(token: string): Promise<{ readonly uid: string; readonly email: string } | null>;
  /** What was proved in this sign-in; nothing when it has ended. */
  proof(token: string): Promise<
    Proof & {
      /** When it last asked for a page of the back office, by the minute. */
      readonly backOfficeSeenAt: Date | null;
    }
  >;
  /** These note a proof in a sign-in that goes on. Codes and passkeys count as a second factor, a password does not. */
  proveByPassword(uid: string, token: string, password: string): Promise<Result<void, PasswordRefusal>>;
  /** With a code of the authenticator or a recovery code. Counts the codes that are tried. */
  proveByCode(
    uid: string,
    token: string,
    code: string,
  ): Promise<Result<void, { readonly code: "code-wrong" } | TooManyCodes>>;
  /** For the passkeys of this account alone. */
  startPasskeyProof(uid: string): Promise<{ readonly challenge: string; readonly options: unknown }>;
  proveByPasskey(
    uid: string,
    token: string,
    challenge: string,
    answer: unknown,
  ): Promise<Result<void, { readonly code: "passkey-refused" }>>;
  signOut(token: string): Promise<void>;
  listSignIns(uid: string, currentToken: string): Promise<readonly SignIn[]>;
  endSignIn(uid: string, id: string): Promise<void>;
  endOtherSignIns(uid: string, currentToken: string | null): Promise<void>;

  requestReset(email: EmailAddress): Promise<void>;
  /** The passkeys of the account that a reset link is for; none for a link that is not known. */
  passkeysOfReset(token: string): Promise<Account["passkeys"]>;
  /** Ends every sign-in and every passkey but the kept ones; an authenticator and its recovery codes stay. */
  resetPassword(token: string, password: string, keptPasskeys?: readonly string[]): Promise<Result<void, TokenRefusal>>;
  /** Ends every sign-in but this one, which goes on under a new token. */
  changePassword(
    uid: string,
    current: string,
    next: string,
    currentToken: string,
  ): Promise<Result<RenewedSession, PasswordRefusal>>;
  /** Mails both addresses; nothing changes until the new one is confirmed. */
  requestEmailChange(uid: string, password: string, email: EmailAddress): Promise<Result<void, PasswordRefusal>>;
  confirmEmailChange(token: string): Promise<Result<void, TokenRefusal>>;

  account(uid: string): Promise<Account | null>;
  /** Whose address this is, confirmed or not: for the operator alone. */
  findUid(email: EmailAddress): Promise<string | null>;
  /**
   * An authenticator that is on is replaced, which takes one of its codes or a recovery code; until the new one is confirmed
   * it stays on. Counts the codes that are tried.
   */
  startSecondFactor(
    uid: string,
    password: string,
    currentCode?: string | null,
  ): Promise<
    Result<
      { readonly secret: string; readonly uri: string },
      PasswordRefusal | { readonly code: "second-factor-on" | "code-wrong" } | TooManyCodes
    >
  >;
  /**
   * The recovery codes are shown once. Other sign-ins end; the one in which it happens counts as one with a second factor
   * from then on. `enrolment` is the link of grant-operator.
   */
  confirmSecondFactor(
    uid: string,
    token: string,
    code: string,
    enrolment?: string | null,
  ): Promise<
    Result<
      { readonly recoveryCodes: readonly string[] },
      { readonly code: "code-wrong" | "set-up-expired" | "enrolment-unknown" }
    >
  >;
  /** With a code of the authenticator or a recovery code. Counts the codes that are tried. Ends other sign-ins. */
  removeSecondFactor(
    uid: string,
    token: string,
    password: string,
    code: string,
  ): Promise<Result<void, PasswordRefusal | FactorRefusal | { readonly code: "code-wrong" } | TooManyCodes>>;

  startPasskey(
    uid: string,
    password: string,
  ): Promise<Result<{ readonly challenge: string; readonly options: unknown }, PasswordRefusal>>;
  /** As `confirmSecondFactor` does: other sign-ins end, and this one used a second factor. */
  addPasskey(
    uid: string,
    token: string,
    made: { readonly challenge: string; readonly answer: unknown; readonly name: string },
    enrolment?: string | null,
  ): Promise<Result<void, { readonly code: "passkey-refused" | "enrolment-unknown" }>>;
  /** Ends other sign-ins. */
  removePasskey(
    uid: string,
    token: string,
    id: string,
    password: string,
  ): Promise<Result<void, PasswordRefusal | FactorRefusal>>;
  startPasskeySignIn(): Promise<{ readonly challenge: string; readonly options: unknown }>;
  signInWithPasskey(
    challenge: string,
    answer: unknown,
    client: Client,
  ): Promise<Result<SignedIn, { readonly code: "passkey-refused" }>>;

  /**
   * A link, once, by which an operator without trusted factors enrols the first one. Factors that the account enrolled by
   * itself go, with every sign-in. Null when its factors are trusted, or when it is no operator. `isAnew` takes trusted ones
   * away too, for who lost them.
   */
  issueEnrolment(uid: string, isAnew?: boolean): Promise<string | null>;

  /** Deletion waits for a cooling-off and can be taken back until then. */
  requestDeletion(uid: string, password: string, on: CalendarDay): Promise<Result<void, PasswordRefusal>>;
  /** The same without the password, when somebody asked the operator; false when the account is gone. */
  planDeletion(uid: string, on: CalendarDay): Promise<boolean>;
  cancelDeletion(uid: string): Promise<void>;
  /** Deletes the accounts whose day has come, with their documents; tells how many. */
  deleteDue(today: CalendarDay): Promise<number>;
};
