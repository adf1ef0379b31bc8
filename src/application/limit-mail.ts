import type { Sessions } from "#application/ports/account-records.ts";
import type { Client } from "#application/ports/identity.ts";
import type { RateLimits, TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import {
  hourlyMailLimits,
  type MailReason,
  mailPauseLimits,
  mailsToAddressLimits,
  mailsToOwnerLimits,
} from "#domain/accounts/rate-limits.ts";

export type MailLimitPorts = {
  readonly rateLimits: RateLimits;
  readonly store: { readonly sessions: Pick<Sessions, "ownerOfDevice"> };
};

/**
 * Counts a mail that anybody can have sent to an address; a refusal means that none is sent. A browser that signed in to the
 * account of the address is counted by itself. Tokens are stored as hashes, so a link cannot be sent twice: a new one is
 * made, and the earlier ones stay valid as long as they live.
 */
export async function limitMail(
  { rateLimits, store }: MailLimitPorts,
  reason: MailReason,
  email: EmailAddress,
  from: Pick<Client, "address" | "deviceToken">,
): Promise<TooManyAttempts | null> {
  const owner = await store.sessions.ownerOfDevice(email, from.deviceToken);
  if (owner !== null) return rateLimits.limited(mailsToOwnerLimits(reason, owner, from.deviceToken ?? ""));
  const key = emailKey(email);
  // A mail with the same link lies in the box for some minutes only: nothing of the shares below is used.
  const paused = await rateLimits.limited(mailPauseLimits(reason, key));
  if (paused) return paused;
  const limited = await rateLimits.limited(mailsToAddressLimits(reason, key, networkOfAddress(from.address)));
  const hourly = hourlyMailLimits(reason, key);
  return limited === null || hourly.length === 0 ? limited : rateLimits.limited(hourly);
}
