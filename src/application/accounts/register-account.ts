import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { checkNewPassword } from "#application/accounts/check-new-password.ts";
import { limitMail, type MailLimitPorts } from "#application/limit-mail.ts";
import type { Client, Registration } from "#application/ports/identity.ts";
import type { TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import type { Store } from "#application/ports/store.ts";
import { parseEmailAddress } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { padDuration } from "#domain/accounts/pad-duration.ts";
import type { PasswordPolicyRefusal } from "#domain/accounts/password-policy.ts";
import { registrationLimits } from "#domain/accounts/rate-limits.ts";
import type { UserProfile } from "#domain/accounts/user-profile.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type RegistrationInput = {
  readonly email: string;
  readonly password: string;
  readonly document: UserProfile;
  readonly consents: Registration["consents"];
  /** Of the lead that the account should get once its address is confirmed. */
  readonly leadToken?: string | null;
  /** The offer from which somebody came, with what was told there behind its id. */
  readonly offerId?: string | null;
};
export type RegistrationRefusal = { readonly code: "email-malformed" } | PasswordPolicyRefusal | TooManyAttempts;

/** Answers alike, and as late, whether or not the address is known: its owner is told by mail. */
export async function registerAccount(
  ports: AccountPorts & MailLimitPorts & { readonly store: Pick<Store, "leads"> },
  input: RegistrationInput,
  client: Client,
): Promise<Result<void, RegistrationRefusal>> {
  const email = parseEmailAddress(input.email);
  if (email === null) return refused({ code: "email-malformed" });
  const weak = await checkNewPassword(ports, input.password, [email]);
  if (weak) return refused(weak);
  const network = networkOfAddress(client.address);
  const limited = await ports.rateLimits.limited(registrationLimits(network));
  if (limited) return refused(limited);

  return padDuration(ports.timer, async () => {
    const mailLimited = await limitMail(ports, "register", email, client);
    // Only the mail is limited. Were the act too, a stranger who used up the mails would keep the password that he chose.
    await ports.identity.register({
      email,
      password: input.password,
      document: documentOf(input.document),
      consents: input.consents,
      offerId: input.offerId ?? null,
      isSilent: mailLimited !== null,
    });
    // Known address or new one: the same is written, and nothing is given before the address is confirmed.
    await ports.store.leads.awaitAccount(email, input.leadToken ?? null);
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
