import type { PasskeyStart } from "#application/accounts/sign-in-with-passkey.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";

/** The name of the field that tells which step of signing in was sent. */
export const STEP_FIELD = "stap";
export const CHALLENGE_FIELD = "uitdaging";
export const PASSKEY_FIELD = "passkey";
export type LoginStep = "wachtwoord" | "code" | "passkey-begin" | "passkey";

export type LoginField = "email" | "wachtwoord" | "code";

export type LoginAnswer = FormAnswer<LoginField> & {
  /** Set once the password was right and a second factor must finish it. */
  readonly challenge?: string;
  readonly isUnconfirmed?: boolean;
};
/** What the browser needs to ask the visitor for a passkey; a form's answer when it may not. */
export type PasskeyAnswer = { readonly passkey?: PasskeyStart; readonly notice?: string | null };
