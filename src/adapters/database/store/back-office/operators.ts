import { and, desc, eq, gt, isNotNull, lt, ne } from "drizzle-orm";
import type { OperatorActs, Operators } from "#application/ports/back-office.ts";
import { accounts, passkeys } from "../../schema.ts";
import { operatorActs, operatorRequests, operators } from "../../schema-back-office.ts";
import type { Access, Dependencies } from "../../writing.ts";

export function openOperators(access: Access, { clock }: Pick<Dependencies, "clock">): Operators {
  return {
    async find(uid) {
      const [found] = await access.run((queries) => queries.select().from(operators).where(eq(operators.uid, uid)));
      return found ? { level: found.level, areFactorsTrusted: found.factorTrustedAt !== null } : null;
    },
    async trustFactors(uid) {
      const factorTrustedAt = clock.now();
      await access.run((queries) => queries.update(operators).set({ factorTrustedAt }).where(eq(operators.uid, uid)));
    },
    grant: (emailKey, level) =>
      access.transaction(async (queries) => {
        const [account] = await queries
          .select({ uid: accounts.uid, totpSecret: accounts.totpSecret, wasOperator: accounts.wasOperator })
          .from(accounts)
          .where(and(eq(accounts.emailKey, emailKey), eq(accounts.state, "confirmed")))
          .for("update");
        if (!account) return null;
        const [passkey] = await queries
          .select({ id: passkeys.id })
          .from(passkeys)
          .where(eq(passkeys.uid, account.uid))
          .limit(1);
        const hasFactor = account.totpSecret !== null || passkey !== undefined;
        const isTrusted = hasFactor && !account.wasOperator;
        const row = { level, grantedAt: clock.now() };
        const [granted] = await queries
          .insert(operators)
          .values({ uid: account.uid, ...row, factorTrustedAt: isTrusted ? row.grantedAt : null })
          .onConflictDoUpdate({ target: operators.uid, set: row })
          .returning();
        return { uid: account.uid, level, areFactorsTrusted: granted?.factorTrustedAt != null };
      }),
    revoke: (emailKey) =>
      access.transaction(async (queries) => {
        const [account] = await queries
          .select({ uid: accounts.uid })
          .from(accounts)
          .where(eq(accounts.emailKey, emailKey));
        const uid = account?.uid ?? "";
        await queries.delete(operatorRequests).where(eq(operatorRequests.askedBy, uid));
        const gone = await queries.delete(operators).where(eq(operators.uid, uid)).returning({ uid: operators.uid });
        return gone[0]?.uid ?? null;
      }),
    async hasOtherWhoActs(uid) {
      const [other] = await access.run((queries) =>
        queries
          .select({ uid: operators.uid })
          .from(operators)
          .innerJoin(accounts, eq(accounts.uid, operators.uid))
          .where(
            and(
              ne(operators.uid, uid),
              eq(operators.level, "act"),
              eq(accounts.state, "confirmed"),
              isNotNull(operators.factorTrustedAt),
            ),
          )
          .limit(1),
      );
      return other !== undefined;
    },
  };
}

export const openOperatorActs = (access: Access, { clock }: Pick<Dependencies, "clock">): OperatorActs => ({
  async add(act) {
    await access.run((queries) => queries.insert(operatorActs).values({ ...act, at: clock.now() }));
  },
  addUnlessWithin: (milliseconds, act) =>
    access.transaction(async (queries) => {
      const now = clock.now();
      const isSame = and(
        eq(operatorActs.about, act.about),
        eq(operatorActs.act, act.act),
        eq(operatorActs.operator, act.operator),
        gt(operatorActs.at, new Date(now.getTime() - milliseconds)),
      );
      if ((await queries.$count(operatorActs, isSame)) === 0)
        await queries.insert(operatorActs).values({ ...act, at: now });
    }),
  list: ({ before, about, limit }) =>
    access.run((queries) =>
      queries
        .select()
        .from(operatorActs)
        .where(
          and(
            before === null ? undefined : lt(operatorActs.id, before),
            about === null ? undefined : eq(operatorActs.about, about),
          ),
        )
        .orderBy(desc(operatorActs.id))
        .limit(limit),
    ),
});
