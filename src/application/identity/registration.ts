import { beginSession } from "#application/identity/begin-session.ts";
import type { IdentityPorts } from "#application/identity/identity-ports.ts";
import { mailConfirmation, mailLink } from "#application/identity/mail-link.ts";
import type { Identity, Registration } from "#application/ports/identity.ts";
import type { KnownAccount } from "#application/ports/security/credentials.ts";
import type { StoreParts } from "#application/ports/store.ts";
import { userPath } from "#domain/documents/document-path.ts";
import { ok, refused } from "#domain/result.ts";

/** So long a mail may take before somebody who signs up again is taken not to have got it. */
const ON_ITS_WAY_MS = 10 * 60_000;

/** A directory elsewhere knows an account a moment before its first event and mail are written here; after that, they were lost. */
const BEING_WRITTEN_MS = 60_000;

type RegistrationVerbs = Pick<Identity, "register" | "resendConfirmation" | "confirmAddress">;

export function openRegistration(
  ports: Pick<IdentityPorts, "credentials" | "store" | "clock" | "ids">,
): RegistrationVerbs {
  const { credentials, store, clock, ids } = ports;

  /** The same person sent the form once more: the mail is on its way, and goes out again only when that was a while ago. */
  async function answerSentAgain(account: KnownAccount, isSilent: boolean): Promise<void> {
    const asked = (await store.events.list(account.uid)).map(({ at }) => at);
    await store.events.add(account.uid, "registered-again");
    const isLongAgo =
      asked.length === 0
        ? clock.now().getTime() - account.createdAt.getTime() > BEING_WRITTEN_MS
        : clock.now().getTime() - Math.max(...asked.map(Number)) > ON_ITS_WAY_MS;
    if (isLongAgo && !isSilent) await mailConfirmation(ports, account);
  }

  /** The address is taken. Its owner is told by mail, and who asks learns nothing. */
  async function answerTakenAddress({ email, password, isSilent }: Registration): Promise<void> {
    const before = await credentials.findByEmail(email);
    const isSamePassword = (await credentials.check(email, password)).ok;
    const note = (parts: StoreParts) => parts.events.add(before?.uid ?? null, "registered-again");
    // Two passwords were chosen for an address that nobody confirmed: one of the two does not own it. Neither counts any
    // longer; who reads the mail sets one by a reset.
    const isContested =
      before !== null &&
      !before.isConfirmed &&
      !isSamePassword &&
      (await credentials.contest(before, async (parts, code) => {
        await note(parts);
        await forgetProfile(parts, before.uid);
        if (!isSilent) await mailLink(parts, "reset-password", before, code);
      }));
    if (isContested) return;
    if (before !== null && !before.isConfirmed && isSamePassword) return answerSentAgain(before, isSilent ?? false);
    await store.transaction(async (parts) => {
      await note(parts);
      if (!isSilent) await parts.outbox.add({ kind: "already-registered", to: email });
    });
  }

  return {
    async register(registration) {
      const { email, password, document, consents, offerId, isSilent } = registration;
      const uid = ids.next();
      const isNew = await credentials.add({ uid, email, password }, async (parts, code) => {
        await parts.documents.set(userPath(uid), document);
        for (const consent of consents) await parts.consents.add(uid, { ...consent, at: clock.now() });
        await parts.events.add(uid, "registered");
        if (!isSilent) await mailLink(parts, "confirm-address", { uid, email }, code, offerId);
      });
      if (!isNew) return answerTakenAddress(registration);
      // A second password may have come in while the rest was written, and found nothing to take back yet.
      const added = await credentials.findByUid(uid);
      if (added?.isContested) await store.transaction((parts) => forgetProfile(parts, uid));
    },

    async resendConfirmation(email) {
      const account = await credentials.findByEmail(email);
      await store.events.add(account?.uid ?? null, "confirmation-asked");
      if (account && !account.isConfirmed) await mailConfirmation(ports, account);
    },

    async confirmAddress(token, client) {
      const signedIn = await credentials.confirmAddress(token, async (parts, account) => {
        await parts.tokens.drop(account.uid, ["confirm-address"]);
        await parts.events.add(account.uid, "address-confirmed");
        return beginSession(parts, ports, account, client, "confirmation");
      });
      return signedIn ? ok(signedIn) : refused({ code: "token-unknown" });
    },
  };
}

/** What was entered and agreed to may be a stranger's: who comes in by the mail enters it anew. */
async function forgetProfile(parts: StoreParts, uid: string): Promise<void> {
  await parts.tokens.drop(uid, ["confirm-address"]);
  await parts.documents.remove(userPath(uid));
  await parts.consents.forget(uid);
}
