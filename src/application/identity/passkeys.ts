import { accountThatMaySignIn } from "#application/identity/account-that-may-sign-in.ts";
import { beginSession } from "#application/identity/begin-session.ts";
import { endOtherWaysIn, lockToChangeFactors, takeEnrolment } from "#application/identity/change-factors.ts";
import type { IdentityPorts } from "#application/identity/identity-ports.ts";
import type { Account, Identity } from "#application/ports/identity.ts";
import type { StoredPasskey } from "#application/ports/security/passkeys.ts";
import type { StoreParts } from "#application/ports/store.ts";
import { ok, refused } from "#domain/result.ts";

const PASSKEYS_MAX = 10;
const refusal = { code: "passkey-refused" } as const;

type PasskeyVerbs = Pick<
  Identity,
  "startPasskey" | "addPasskey" | "removePasskey" | "startPasskeySignIn" | "signInWithPasskey"
>;

/** The challenge is a token of ours: stored hashed, short-lived, and gone once it was answered. */
export function openPasskeys(ports: IdentityPorts): PasskeyVerbs {
  const { credentials, store, clock, passkeyCeremony } = ports;

  async function tellChange(parts: StoreParts, { uid, email }: Account, name: string, isAdded: boolean): Promise<void> {
    await parts.events.add(uid, isAdded ? "passkey-added" : "passkey-removed");
    await parts.outbox.add({ kind: "passkey-changed", to: email, name, isAdded });
  }

  return {
    async startPasskey(uid, password) {
      const account = (await credentials.knowsPassword(uid, password)) ? await store.accounts.find(uid) : null;
      if (!account) return refused({ code: "password-wrong" });
      const known = await store.passkeys.list(uid);
      const challenge = await store.tokens.issue("add-passkey", uid);
      return ok({ challenge, options: await passkeyCeremony.askForNew(account, challenge, known) });
    },

    async addPasskey(uid, token, { challenge, answer, name }, enrolment = null) {
      const taken = await store.tokens.take("add-passkey", challenge);
      const passkey = taken?.uid === uid ? await passkeyCeremony.readNew(answer, challenge) : null;
      if (!passkey) return refused(refusal);
      const shownName = name.replaceAll("\0", "").trim();
      return store.transaction(async (parts) => {
        const account = await lockToChangeFactors(parts, uid, token);
        if (!account || account.passkeys.length >= PASSKEYS_MAX) return refused(refusal);
        if (enrolment !== null && !(await takeEnrolment(parts, account, enrolment)))
          return refused({ code: "enrolment-unknown" } as const);
        if (!(await parts.passkeys.add({ ...passkey, uid }, shownName))) return refused(refusal);
        if (enrolment !== null) await parts.backOffice.operators.trustFactors(uid);
        await endOtherWaysIn(parts, uid, token);
        // The browser asked its owner to unlock the new key: that is a use of it.
        const now = clock.now();
        await parts.sessions.noteProof(uid, token, { factorAt: now, provedAt: now });
        await tellChange(parts, account, shownName, true);
        return ok(undefined);
      });
    },

    // The password too: who loses the key by it may be locked out, so an open session is not enough.
    async removePasskey(uid, token, id, password) {
      if (!(await credentials.knowsPassword(uid, password))) return refused({ code: "password-wrong" });
      return store.transaction(async (parts) => {
        const account = await lockToChangeFactors(parts, uid, token);
        if (!account) return refused({ code: "factor-needed" } as const);
        const name = await parts.passkeys.remove(uid, id);
        if (name === null) return ok(undefined);
        await endOtherWaysIn(parts, uid, token);
        await tellChange(parts, account, name, false);
        return ok(undefined);
      });
    },

    async startPasskeySignIn() {
      const challenge = await store.tokens.issue("passkey-sign-in", null);
      return { challenge, options: await passkeyCeremony.askForKnown(challenge) };
    },

    async signInWithPasskey(challenge, answer, client) {
      const taken = await store.tokens.take("passkey-sign-in", challenge);
      const used = taken && (await readAnsweredPasskey(ports, challenge, answer));
      const account = used && (await accountThatMaySignIn(ports, used.passkey.uid));
      if (!used || !account) return refused(refusal);
      return store.transaction(async (parts) => {
        if (!(await parts.passkeys.noteUse(used.passkey.id, used.counter))) return refused(refusal);
        return ok(await beginSession(parts, ports, account, client, "passkey"));
      });
    },
  };
}

/** The passkey that answered a challenge, and its counter after this use; null when the answer is not right. */
export async function readAnsweredPasskey(
  { store, passkeyCeremony }: Pick<IdentityPorts, "store" | "passkeyCeremony">,
  challenge: string,
  answer: unknown,
): Promise<{ readonly passkey: StoredPasskey; readonly counter: number } | null> {
  const id = (answer as { readonly id?: unknown } | null)?.id;
  const passkey = typeof id === "string" ? await store.passkeys.find(id) : null;
  const counter = passkey && (await passkeyCeremony.readKnown(answer, challenge, passkey));
  return passkey && counter !== null ? { passkey, counter } : null;
}
