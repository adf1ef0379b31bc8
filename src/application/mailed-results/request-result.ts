import type { Attempts } from "#application/ports/attempts.ts";
import type { Asker } from "#application/ports/identity.ts";
import type { Store } from "#application/ports/store.ts";
import { mailRequestLimits, mailsToAddressLimits } from "#domain/accounts/attempt-limits.ts";
import { emailKey, parseEmailAddress } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type ResultRequestRefusal =
  | { readonly code: "email-malformed" }
  | { readonly code: "too-many-attempts"; readonly retryAfterSeconds: number };

/**
 * Asks the reader of a mailbox whether they want a result. Anybody can type anybody's address, so the first mail asks
 * and tells nothing; the answer is the same for every address, also for one that got enough mail today.
 */
export async function requestResult(
  { store, attempts }: { readonly store: Store; readonly attempts: Attempts },
  input: { readonly email: string; readonly link: string },
  asker: Asker,
): Promise<Result<void, ResultRequestRefusal>> {
  const email = parseEmailAddress(input.email);
  if (email === null) return refused({ code: "email-malformed" });
  const network = networkOfAddress(asker.address);
  const asked = await attempts.take(mailRequestLimits(network));
  if (!asked.isAllowed) return refused({ code: "too-many-attempts", retryAfterSeconds: asked.retryAfterSeconds });
  const { isAllowed } = await attempts.take(mailsToAddressLimits("result", emailKey(email), network));
  if (isAllowed) {
    await store.transaction(async ({ resultRequests, outbox }) => {
      const token = await resultRequests.issue(email, input.link);
      await outbox.add({ kind: "confirm-result", to: email, token });
    });
  }
  return ok(undefined);
}
