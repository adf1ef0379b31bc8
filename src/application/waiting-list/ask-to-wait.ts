import { limitMail } from "#application/limit-mail.ts";
import type { Client } from "#application/ports/identity.ts";
import type { WaitingEntry } from "#application/ports/leads.ts";
import type { RateLimits, TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import type { Store } from "#application/ports/store.ts";
import { parseEmailAddress } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { mailRequestLimits } from "#domain/accounts/rate-limits.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type WaitingRefusal = { readonly code: "email-malformed" } | TooManyAttempts;

/** The first mail asks: nobody is put on the list by somebody else. The answer is the same for every address. */
export async function askToWait(
  { store, rateLimits }: { readonly store: Store; readonly rateLimits: RateLimits },
  input: WaitingEntry,
  client: Client,
): Promise<Result<void, WaitingRefusal>> {
  const email = parseEmailAddress(input.email);
  if (email === null) return refused({ code: "email-malformed" });
  const network = networkOfAddress(client.address);
  const limited = await rateLimits.limited(mailRequestLimits(network));
  if (limited) return refused(limited);
  if (!(await limitMail({ store, rateLimits }, "waiting-list", email, client))) {
    await store.transaction(async ({ waitingList, outbox }) => {
      const token = await waitingList.issue({ ...input, email });
      await outbox.add({ kind: "confirm-waiting", to: email, side: input.side, reason: input.reason, token });
    });
  }
  return ok(undefined);
}
