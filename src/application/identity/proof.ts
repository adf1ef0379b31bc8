import type { IdentityPorts } from "#application/identity/identity-ports.ts";
import { readAnsweredPasskey } from "#application/identity/passkeys.ts";
import { spendCode } from "#application/identity/spend-code.ts";
import type { Identity } from "#application/ports/identity.ts";
import { secondFactorLimits } from "#domain/accounts/rate-limits.ts";
import { ok, refused } from "#domain/result.ts";

type ProofVerbs = Pick<Identity, "proveByPassword" | "proveByCode" | "startPasskeyProof" | "proveByPasskey">;

/** Proving again, in a sign-in that goes on, that its owner sits there. */
export function openProof(ports: IdentityPorts): ProofVerbs {
  const { credentials, store, rateLimits, clock, passkeyCeremony } = ports;
  const factorNow = () => ({ factorAt: clock.now(), provedAt: clock.now() });

  return {
    async proveByPassword(uid, token, password) {
      if (!(await credentials.knowsPassword(uid, password))) return refused({ code: "password-wrong" });
      await store.sessions.noteProof(uid, token, { provedAt: clock.now() });
      return ok(undefined);
    },

    async proveByCode(uid, token, code) {
      const limits = secondFactorLimits(uid);
      const limited = await rateLimits.limited(limits);
      if (limited) return refused(limited);
      const isProved = await store.transaction(async (parts) => {
        if (!(await spendCode(ports, parts, uid, code))) return false;
        await parts.sessions.noteProof(uid, token, factorNow());
        return true;
      });
      if (!isProved) return refused({ code: "code-wrong" });
      await rateLimits.forget(limits.map(({ key }) => key));
      return ok(undefined);
    },

    async startPasskeyProof(uid) {
      const challenge = await store.tokens.issue("passkey-proof", uid);
      return { challenge, options: await passkeyCeremony.askForKnown(challenge, await store.passkeys.list(uid)) };
    },

    async proveByPasskey(uid, token, challenge, answer) {
      const taken = await store.tokens.take("passkey-proof", challenge);
      const used = taken?.uid === uid ? await readAnsweredPasskey(ports, challenge, answer) : null;
      if (used?.passkey.uid !== uid) return refused({ code: "passkey-refused" });
      return store.transaction(async (parts) => {
        if (!(await parts.passkeys.noteUse(used.passkey.id, used.counter)))
          return refused({ code: "passkey-refused" } as const);
        await parts.sessions.noteProof(uid, token, factorNow());
        return ok(undefined);
      });
    },
  };
}
