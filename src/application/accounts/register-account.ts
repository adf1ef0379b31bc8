import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { checkNewPassword } from "#application/accounts/check-new-password.ts";
import { type TooManyAttempts, takeAttempt } from "#application/accounts/take-attempt.ts";
import { takeEqualTime } from "#application/accounts/take-equal-time.ts";
import type { Asker, Registration } from "#application/ports/identity.ts";
import { mailsToAddressLimits, registrationLimits } from "#domain/accounts/attempt-limits.ts";
import { emailKey, parseEmailAddress } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import type { PasswordPolicyRefusal } from "#domain/accounts/password-policy.ts";
import type { UserProfile } from "#domain/accounts/user-profile.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type RegistrationInput = {
  readonly email: string;
  readonly password: string;
  readonly document: UserProfile;
  readonly consents: Registration["consents"];
};
export type RegistrationRefusal = { readonly code: "email-malformed" } | PasswordPolicyRefusal | TooManyAttempts;

/** Answers alike, and as late, whether or not the address is known: its owner is told by mail. */
export async function registerAccount(
  ports: AccountPorts,
  input: RegistrationInput,
  asker: Asker,
): Promise<Result<void, RegistrationRefusal>> {
  const email = parseEmailAddress(input.email);
  if (email === null) return refused({ code: "email-malformed" });
  const weak = await checkNewPassword(ports, input.password, [email]);
  if (weak) return refused(weak);
  const network = networkOfAddress(asker.address);
  const stopped = await takeAttempt(ports.attempts, registrationLimits(network));
  if (stopped) return refused(stopped);

  return takeEqualTime(ports.timer, async () => {
    const { isAllowed } = await ports.attempts.take(mailsToAddressLimits("register", emailKey(email), network));
    if (isAllowed) {
      await ports.identity.register({
        email,
        password: input.password,
        document: documentOf(input.document),
        consents: input.consents,
      });
    }
    return ok(undefined);
  });
}

/** Field by field: what else came along is left behind. */
const documentOf = ({ roles, kind, firstName, lastName, company, postcode, phone }: UserProfile) => ({
  roles: [...roles],
  kind,
  firstName,
  lastName,
  company: company === null ? null : { name: company.name, number: company.number },
  postcode,
  phone,
});
