import { limitMail } from "#application/limit-mail.ts";
import type { Client } from "#application/ports/identity.ts";
import type { RateLimits, TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import type { Store } from "#application/ports/store.ts";
import { parseEmailAddress } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { mailRequestLimits } from "#domain/accounts/rate-limits.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type ResultRequestRefusal = { readonly code: "email-malformed" } | TooManyAttempts;

/**
 * Asks the reader of a mailbox whether they want a result. Anybody can type anybody's address, so the first mail asks
 * and tells nothing; the answer is the same for every address, also for one that got enough mail today.
 */
export async function requestResult(
  { store, rateLimits }: { readonly store: Store; readonly rateLimits: RateLimits },
  input: { readonly email: string; readonly link: string },
  client: Client,
): Promise<Result<void, ResultRequestRefusal>> {
  const email = parseEmailAddress(input.email);
  if (email === null) return refused({ code: "email-malformed" });
  const network = networkOfAddress(client.address);
  const limited = await rateLimits.limited(mailRequestLimits(network));
  if (limited) return refused(limited);
  if (!(await limitMail({ store, rateLimits }, "result", email, client))) {
    await store.transaction(async ({ resultRequests, outbox }) => {
      const token = await resultRequests.issue(email, input.link);
      await outbox.add({ kind: "confirm-result", to: email, token });
    });
  }
  return ok(undefined);
}
