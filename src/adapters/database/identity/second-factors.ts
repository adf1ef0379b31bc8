import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { SecondFactors } from "#application/ports/security/second-factors.ts";
import { accounts, recoveryCodes, tokens } from "../schema.ts";
import type { Access, Dependencies } from "../writing.ts";
import { deriveKey, hashRecoveryCode, seal, unseal } from "./secrets.ts";
import { dropTokens, issueToken } from "./tokens.ts";

const SET_UP = "set-up-second-factor";

export function openSecondFactors(access: Access, { clock, secret: siteSecret }: Dependencies): SecondFactors {
  const keyFor = (purpose: string) => {
    if (siteSecret === undefined) throw new Error("A second factor is kept sealed, and there is no secret to seal it.");
    return deriveKey(siteSecret, purpose);
  };
  const sealFor = (uid: string, secret: Uint8Array) => seal(keyFor("second-factor"), uid, secret);
  const unsealFor = (uid: string, sealed: Uint8Array) => unseal(keyFor("second-factor"), uid, sealed);
  const hashOf = (uid: string, code: string) => hashRecoveryCode(keyFor("recovery-codes"), uid, code);

  return {
    async findSecret(uid) {
      const [found] = await access.run((queries) =>
        queries.select({ sealed: accounts.totpSecret }).from(accounts).where(eq(accounts.uid, uid)),
      );
      return found?.sealed ? unsealFor(uid, found.sealed) : null;
    },

    propose: (uid, secret) =>
      access.transaction(async (queries) => {
        const facts = { sealed: sealFor(uid, secret).toString("base64") };
        await dropTokens(queries, uid, [SET_UP]);
        await issueToken(queries, clock.now(), SET_UP, uid, { facts });
      }),

    async findProposed(uid) {
      const isPending = and(eq(tokens.uid, uid), eq(tokens.purpose, SET_UP), gt(tokens.expiresAt, clock.now()));
      const [pending] = await access.run((queries) =>
        queries.select({ facts: tokens.facts }).from(tokens).where(isPending).for("update"),
      );
      const sealed = (pending?.facts as { sealed?: string } | null | undefined)?.sealed;
      return sealed === undefined ? null : unsealFor(uid, Buffer.from(sealed, "base64"));
    },

    turnOn: (uid, { secret, step, recoveryCodes: codes }) =>
      access.transaction(async (queries) => {
        await dropTokens(queries, uid, [SET_UP]);
        await queries
          .update(accounts)
          .set({ totpSecret: sealFor(uid, secret), totpConfirmedAt: clock.now(), totpLastStep: step })
          .where(eq(accounts.uid, uid));
        await queries.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid));
        await queries.insert(recoveryCodes).values(codes.map((plain) => ({ uid, codeHash: hashOf(uid, plain) })));
      }),

    turnOff: (uid) =>
      access.transaction(async (queries) => {
        await queries
          .update(accounts)
          .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
          .where(eq(accounts.uid, uid));
        await queries.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid));
      }),

    async spendStep(uid, step) {
      const isFresh = or(isNull(accounts.totpLastStep), lt(accounts.totpLastStep, step));
      const used = await access.run((queries) =>
        queries
          .update(accounts)
          .set({ totpLastStep: step })
          .where(and(eq(accounts.uid, uid), isFresh))
          .returning({ uid: accounts.uid }),
      );
      return used.length === 1;
    },

    async spendRecoveryCode(uid, code) {
      const isThis = and(eq(recoveryCodes.uid, uid), eq(recoveryCodes.codeHash, hashOf(uid, code)));
      const used = await access.run((queries) =>
        queries.delete(recoveryCodes).where(isThis).returning({ uid: recoveryCodes.uid }),
      );
      return used.length === 1;
    },
  };
}
