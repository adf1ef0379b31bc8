import type { PasswordPolicyRefusal } from "./password-policy.ts";

/** Everything that a verb around an account may refuse with; each has a sentence. */
export type AccountRefusal =
  | PasswordPolicyRefusal
  | { readonly code: "too-many-attempts"; readonly retryAfterSeconds: number }
  | { readonly code: "passkey-name-too-long"; readonly maximum: number }
  | {
      readonly code:
        | "email-malformed"
        | "email-unchanged"
        | "password-wrong"
        | "credentials-wrong"
        | "address-unconfirmed"
        | "code-wrong"
        | "challenge-expired"
        | "set-up-expired"
        | "second-factor-on"
        | "token-unknown"
        | "passkey-refused"
        | "passkey-name-missing"
        | "factor-needed"
        | "passkey-needed"
        | "enrolment-unknown"
        | "demo-locked";
    };
