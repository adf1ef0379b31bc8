import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { limitMail, type MailLimitPorts } from "#application/limit-mail.ts";
import type { Client } from "#application/ports/identity.ts";
import type { TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import { type EmailAddress, parseEmailAddress } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { padDuration } from "#domain/accounts/pad-duration.ts";
import { mailRequestLimits } from "#domain/accounts/rate-limits.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type MailRequestRefusal = { readonly code: "email-malformed" } | TooManyAttempts;

/** Somebody asks for a mail to an address: counted, and answered alike and in the same time whoever it belongs to. */
export async function mailOnRequest(
  ports: Pick<AccountPorts, "timer"> & MailLimitPorts,
  text: string,
  client: Client,
  reason: "confirm" | "reset",
  send: (email: EmailAddress) => Promise<void>,
): Promise<Result<void, MailRequestRefusal>> {
  const email = parseEmailAddress(text);
  if (email === null) return refused({ code: "email-malformed" });
  const network = networkOfAddress(client.address);
  const limited = await ports.rateLimits.limited(mailRequestLimits(network));
  if (limited) return refused(limited);

  return padDuration(ports.timer, async () => {
    const mailLimited = await limitMail(ports, reason, email, client);
    if (!mailLimited) await send(email);
    return ok(undefined);
  });
}
