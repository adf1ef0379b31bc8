import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { type ProofRefusal, type Who, withFactorAndPassword } from "#application/accounts/with-factor.ts";
import { limitMail, type MailLimitPorts } from "#application/limit-mail.ts";
import type { PasswordRefusal } from "#application/ports/identity.ts";
import { parseEmailAddress } from "#domain/accounts/email-address.ts";
import { padDuration } from "#domain/accounts/pad-duration.ts";
import { type Result, refused } from "#domain/result.ts";

export type EmailChangeRefusal =
  | { readonly code: "email-malformed" }
  | { readonly code: "email-unchanged" }
  | PasswordRefusal
  | ProofRefusal;

/** Nothing changes until the new address is confirmed. Whether another account holds it is told to its owner alone. */
export async function requestEmailChange(
  ports: Pick<AccountPorts, "identity" | "timer"> & MailLimitPorts,
  who: Who & { readonly email: string },
  input: { readonly email: string; readonly password: string },
): Promise<Result<void, EmailChangeRefusal>> {
  const email = parseEmailAddress(input.email);
  if (email === null) return refused({ code: "email-malformed" });
  if (email === who.email) return refused({ code: "email-unchanged" });
  const limited = await limitMail(ports, "change", email, { address: who.uid, deviceToken: null });
  if (limited) return refused(limited);
  return padDuration(ports.timer, () =>
    withFactorAndPassword(ports, who, () => ports.identity.requestEmailChange(who.uid, input.password, email)),
  );
}
