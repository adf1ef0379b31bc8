import type { Attempts } from "#application/ports/attempts.ts";
import type { Asker } from "#application/ports/identity.ts";
import type { WaitingEntry } from "#application/ports/leads.ts";
import type { Store } from "#application/ports/store.ts";
import { mailRequestLimits, mailsToAddressLimits } from "#domain/accounts/attempt-limits.ts";
import { emailKey, parseEmailAddress } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type WaitingRefusal =
  | { readonly code: "email-malformed" }
  | { readonly code: "too-many-attempts"; readonly retryAfterSeconds: number };

/** The first mail asks: nobody is put on the list by somebody else. The answer is the same for every address. */
export async function askToWait(
  { store, attempts }: { readonly store: Store; readonly attempts: Attempts },
  input: WaitingEntry,
  asker: Asker,
): Promise<Result<void, WaitingRefusal>> {
  const email = parseEmailAddress(input.email);
  if (email === null) return refused({ code: "email-malformed" });
  const network = networkOfAddress(asker.address);
  const asked = await attempts.take(mailRequestLimits(network));
  if (!asked.isAllowed) return refused({ code: "too-many-attempts", retryAfterSeconds: asked.retryAfterSeconds });
  const { isAllowed } = await attempts.take(mailsToAddressLimits("waiting-list", emailKey(email), network));
  if (isAllowed) {
    await store.transaction(async ({ waitingList, outbox }) => {
      const token = await waitingList.issue({ ...input, email });
      await outbox.add({ kind: "confirm-waiting", to: email, side: input.side, reason: input.reason, token });
    });
  }
  return ok(undefined);
}
