import { expectTypeOf, test } from "vitest";
import type { ChangePasswordRefusal } from "#application/accounts/change-password.ts";
import type { ConfirmAddressRefusal } from "#application/accounts/confirm-address.ts";
import type { ConfirmEmailChangeRefusal } from "#application/accounts/confirm-email-change.ts";
import type { AddPasskeyRefusal, StartPasskeyRefusal } from "#application/accounts/passkeys.ts";
import type { RegistrationRefusal } from "#application/accounts/register-account.ts";
import type { DeletionRefusal } from "#application/accounts/request-deletion.ts";
import type { EmailChangeRefusal } from "#application/accounts/request-email-change.ts";
import type { ResetRequestRefusal } from "#application/accounts/request-reset.ts";
import type { ResendRefusal } from "#application/accounts/resend-confirmation.ts";
import type { ResetPasswordRefusal } from "#application/accounts/reset-password.ts";
import type {
  ConfirmSecondFactorRefusal,
  RemoveSecondFactorRefusal,
  StartSecondFactorRefusal,
} from "#application/accounts/second-factor.ts";
import type { PasskeySignInRefusal } from "#application/accounts/sign-in-with-passkey.ts";
import type { SecondFactorRefusal, SignInRefusal } from "#application/ports/identity.ts";
import type { AccountRefusal } from "#domain/accounts/account-refusal.ts";

type Refusals =
  | RegistrationRefusal
  | ResendRefusal
  | ConfirmAddressRefusal
  | SignInRefusal
  | SecondFactorRefusal
  | PasskeySignInRefusal
  | ResetRequestRefusal
  | ResetPasswordRefusal
  | ChangePasswordRefusal
  | EmailChangeRefusal
  | ConfirmEmailChangeRefusal
  | StartSecondFactorRefusal
  | ConfirmSecondFactorRefusal
  | RemoveSecondFactorRefusal
  | StartPasskeyRefusal
  | AddPasskeyRefusal
  | DeletionRefusal;

// The compiler keeps this one: a refusal without a sentence, or a sentence without a refusal, does not build.
test("what the verbs refuse with is what has a sentence", () => {
  expectTypeOf<Refusals>().toExtend<AccountRefusal>();
  expectTypeOf<AccountRefusal["code"]>().toEqualTypeOf<Refusals["code"]>();
});
