import { accountThatMaySignIn } from "#application/identity/account-that-may-sign-in.ts";
import { beginSession } from "#application/identity/begin-session.ts";
import { endOtherWaysIn, lockToChangeFactors, takeEnrolment } from "#application/identity/change-factors.ts";
import type { IdentityPorts } from "#application/identity/identity-ports.ts";
import { spendCode } from "#application/identity/spend-code.ts";
import type { Account, Identity } from "#application/ports/identity.ts";
import type { StoreParts } from "#application/ports/store.ts";
import { secondFactorLimits } from "#domain/accounts/rate-limits.ts";
import { ok, refused } from "#domain/result.ts";

const RECOVERY_CODES = 10;

type SecondFactorVerbs = Pick<
  Identity,
  "finishSignIn" | "startSecondFactor" | "confirmSecondFactor" | "removeSecondFactor"
>;

export function openSecondFactor(ports: IdentityPorts): SecondFactorVerbs {
  const { credentials, store, rateLimits, clock, authenticatorCodes, settings } = ports;

  async function tellChange(parts: StoreParts, { uid, email }: Account, isOn: boolean): Promise<void> {
    await parts.events.add(uid, isOn ? "second-factor-on" : "second-factor-off");
    await parts.outbox.add({ kind: "second-factor-changed", to: email, isOn });
  }

  const forgetTries = (uid: string) => rateLimits.forget(secondFactorLimits(uid).map(({ key }) => key));

  return {
    async finishSignIn(challenge, code, client) {
      const uid = (await store.tokens.find("finish-sign-in", challenge))?.uid;
      if (!uid) return refused({ code: "challenge-expired" });
      const limited = await rateLimits.limited(secondFactorLimits(uid));
      if (limited) return refused(limited);
      const account = await accountThatMaySignIn(ports, uid);
      if (!account) return refused({ code: "challenge-expired" });
      const answer = await store.transaction(async (parts) => {
        if (!(await spendCode(ports, parts, uid, code))) return refused({ code: "code-wrong" } as const);
        const taken = await parts.tokens.take("finish-sign-in", challenge);
        if (!taken) return refused({ code: "challenge-expired" } as const);
        return ok(await beginSession(parts, ports, account, client, "second-factor"));
      });
      if (answer.ok) await forgetTries(uid);
      return answer;
    },

    async startSecondFactor(uid, password, currentCode = null) {
      const account = (await credentials.knowsPassword(uid, password)) ? await store.accounts.find(uid) : null;
      if (!account) return refused({ code: "password-wrong" });
      if (account.hasSecondFactor) {
        if (currentCode === null) return refused({ code: "second-factor-on" });
        const limited = await rateLimits.limited(secondFactorLimits(uid));
        if (limited) return refused(limited);
        const isSpent = await store.transaction((parts) => spendCode(ports, parts, uid, currentCode));
        if (!isSpent) return refused({ code: "code-wrong" });
        await forgetTries(uid);
      }
      const bytes = authenticatorCodes.newSecret();
      await store.transaction((parts) => parts.secondFactors.propose(uid, bytes));
      const secret = authenticatorCodes.writeSecret(bytes);
      const issuer = encodeURIComponent(settings.productName);
      const query = `secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`;
      return ok({ secret, uri: `otpauth://totp/${issuer}:${encodeURIComponent(account.email)}?${query}` });
    },

    confirmSecondFactor: (uid, token, code, enrolment = null) =>
      store.transaction(async (parts) => {
        const account = await lockToChangeFactors(parts, uid, token);
        const secret = account && (await parts.secondFactors.findProposed(uid));
        if (!account || !secret) return refused({ code: "set-up-expired" } as const);
        const step = authenticatorCodes.matchStep(secret, code.replace(/\s/g, ""), clock.now());
        if (step === null) return refused({ code: "code-wrong" } as const);
        if (enrolment !== null && !(await takeEnrolment(parts, account, enrolment)))
          return refused({ code: "enrolment-unknown" } as const);
        const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => authenticatorCodes.newRecoveryCode());
        await parts.secondFactors.turnOn(uid, { secret, step, recoveryCodes });
        if (enrolment !== null) await parts.backOffice.operators.trustFactors(uid);
        await endOtherWaysIn(parts, uid, token);
        const now = clock.now();
        await parts.sessions.noteProof(uid, token, { factorAt: now, provedAt: now });
        await tellChange(parts, account, true);
        return ok({ recoveryCodes: recoveryCodes.map((plain) => (plain.match(/.{4}/g) ?? []).join("-")) });
      }),

    // Both the password and a code: an open session, or one of the two, is not enough to take the other away.
    async removeSecondFactor(uid, token, password, code) {
      if (!(await credentials.knowsPassword(uid, password))) return refused({ code: "password-wrong" });
      const limited = await rateLimits.limited(secondFactorLimits(uid));
      if (limited) return refused(limited);
      const answer = await store.transaction(async (parts) => {
        const account = await lockToChangeFactors(parts, uid, token);
        if (!account) return refused({ code: "factor-needed" } as const);
        if (!account.hasSecondFactor) return ok(undefined);
        if (!(await spendCode(ports, parts, uid, code))) return refused({ code: "code-wrong" } as const);
        await parts.secondFactors.turnOff(uid);
        await endOtherWaysIn(parts, uid, token);
        await tellChange(parts, account, false);
        return ok(undefined);
      });
      if (answer.ok) await forgetTries(uid);
      return answer;
    },
  };
}
