import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { Identity } from "#application/ports/identity.ts";
import { secondFactorLimits } from "#domain/accounts/rate-limits.ts";
import { ok, refused } from "#domain/result.ts";
import { type AccountRow, findByUid } from "../credentials/account-rows.ts";
import type { Queries } from "../database.ts";
import { accounts, recoveryCodes, tokens } from "../schema.ts";
import { addEvent, addMail, insideOf } from "../writing.ts";
import { findStanding, type IdentityDependencies } from "./identity-dependencies.ts";
import { base32, matchStep } from "./one-time-codes.ts";
import { hashRecoveryCode, seal, unseal } from "./secrets.ts";
import { openSessionRecords, raiseSession } from "./sessions.ts";
import { dropTokens, issueToken, readToken, takeToken } from "./tokens.ts";

const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

type SecondFactorVerbs = Pick<
  Identity,
  "finishSignIn" | "startSecondFactor" | "confirmSecondFactor" | "removeSecondFactor"
>;

export function openSecondFactor(dependencies: IdentityDependencies): SecondFactorVerbs {
  const { database, clock, keys, credentials, rateLimits, settings } = dependencies;
  const hashOf = (uid: string, code: string) => hashRecoveryCode(keys.recoveryCodes, uid, code);

  /** True when the code was good, which it is only once. */
  async function spendCode(queries: Queries, account: AccountRow, typed: string): Promise<boolean> {
    const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
    if (account.totpSecret === null) return false;
    const step = matchStep(unseal(keys.secondFactor, account.uid, account.totpSecret), code, clock.now());
    if (step !== null) {
      const isFresh = or(isNull(accounts.totpLastStep), lt(accounts.totpLastStep, step));
      const used = await queries
        .update(accounts)
        .set({ totpLastStep: step })
        .where(and(eq(accounts.uid, account.uid), isFresh))
        .returning({ uid: accounts.uid });
      return used.length === 1;
    }
    const isThis = and(eq(recoveryCodes.uid, account.uid), eq(recoveryCodes.codeHash, hashOf(account.uid, code)));
    const used = await queries.delete(recoveryCodes).where(isThis).returning({ uid: recoveryCodes.uid });
    if (used.length === 1) await addEvent(queries, dependencies, account.uid, "recovery-code-used");
    return used.length === 1;
  }

  async function tellChange(queries: Queries, { uid, email }: AccountRow, isOn: boolean): Promise<void> {
    await addEvent(queries, dependencies, uid, isOn ? "second-factor-on" : "second-factor-off");
    await addMail(queries, dependencies, { kind: "second-factor-changed", to: email, isOn });
  }

  return {
    async finishSignIn(challenge, code, client) {
      const pending = await database.run((queries) => readToken(queries, clock.now(), "finish-sign-in", challenge));
      if (!pending?.uid) return refused({ code: "challenge-expired" });
      const limited = await rateLimits.limited(secondFactorLimits(pending.uid));
      if (limited) return refused(limited);

      const { uid } = pending;
      const standing = await findStanding(dependencies, uid);
      if (!standing) return refused({ code: "challenge-expired" });
      const answer = await database.transaction(async (queries) => {
        const account = await findByUid(queries, uid);
        if (!account || !(await spendCode(queries, account, code))) {
          await addEvent(queries, dependencies, uid, "second-factor-failed");
          return refused({ code: "code-wrong" } as const);
        }
        const taken = await takeToken(queries, clock.now(), "finish-sign-in", challenge);
        if (!taken) return refused({ code: "challenge-expired" } as const);
        return ok(await openSessionRecords(insideOf(queries), dependencies).begin(standing, client, "second-factor"));
      });
      if (answer.ok) await rateLimits.forget(secondFactorLimits(uid).map(({ key }) => key));
      return answer;
    },

    async startSecondFactor(uid, password) {
      const account = await database.run((queries) => findByUid(queries, uid));
      if (!(await credentials.knowsPassword(uid, password)) || !account) {
        return refused({ code: "password-wrong" });
      }
      if (account.totpConfirmedAt !== null) return refused({ code: "second-factor-on" });
      const secret = randomBytes(SECRET_BYTES);
      const sealed = seal(keys.secondFactor, uid, secret).toString("base64");
      await database.transaction(async (queries) => {
        await dropTokens(queries, uid, ["set-up-second-factor"]);
        await issueToken(queries, clock.now(), "set-up-second-factor", uid, { facts: { sealed } });
      });
      const label = `${encodeURIComponent(settings.productName)}:${encodeURIComponent(account.email)}`;
      const query = `secret=${base32(secret)}&issuer=${encodeURIComponent(settings.productName)}&algorithm=SHA1&digits=6&period=30`;
      return ok({ secret: base32(secret), uri: `otpauth://totp/${label}?${query}` });
    },

    async confirmSecondFactor(uid, code, currentToken = null) {
      return database.transaction(async (queries) => {
        const isPending = and(
          eq(tokens.uid, uid),
          eq(tokens.purpose, "set-up-second-factor"),
          gt(tokens.expiresAt, clock.now()),
        );
        const [pending] = await queries.select({ facts: tokens.facts }).from(tokens).where(isPending).for("update");
        const account = await findByUid(queries, uid);
        const sealed = (pending?.facts as { sealed?: string } | null | undefined)?.sealed;
        if (!account || sealed === undefined) return refused({ code: "set-up-expired" } as const);
        const totpSecret = Buffer.from(sealed, "base64");
        const step = matchStep(unseal(keys.secondFactor, uid, totpSecret), code.replace(/\s/g, ""), clock.now());
        if (step === null) return refused({ code: "code-wrong" } as const);

        await dropTokens(queries, uid, ["set-up-second-factor"]);
        await queries
          .update(accounts)
          .set({ totpSecret, totpConfirmedAt: clock.now(), totpLastStep: step })
          .where(eq(accounts.uid, uid));
        const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(RECOVERY_BYTES)));
        await queries.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid));
        await queries.insert(recoveryCodes).values(codes.map((plain) => ({ uid, codeHash: hashOf(uid, plain) })));
        if (currentToken !== null) await raiseSession(queries, uid, currentToken);
        await tellChange(queries, account, true);
        return ok({ recoveryCodes: codes.map((plain) => (plain.match(/.{4}/g) ?? []).join("-")) });
      });
    },

    async removeSecondFactor(uid, password, code) {
      if (!(await credentials.knowsPassword(uid, password))) return refused({ code: "password-wrong" });
      const limited = await rateLimits.limited(secondFactorLimits(uid));
      if (limited) return refused(limited);
      const answer = await database.transaction(async (queries) => {
        const account = await findByUid(queries, uid);
        if (!account || account.totpConfirmedAt === null) return ok(undefined);
        if (!(await spendCode(queries, account, code))) {
          await addEvent(queries, dependencies, uid, "second-factor-failed");
          return refused({ code: "code-wrong" } as const);
        }
        await queries
          .update(accounts)
          .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
          .where(eq(accounts.uid, uid));
        await queries.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid));
        await tellChange(queries, account, false);
        return ok(undefined);
      });
      if (answer.ok) await rateLimits.forget(secondFactorLimits(uid).map(({ key }) => key));
      return answer;
    },
  };
}
