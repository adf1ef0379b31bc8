import { and, asc, eq, gt, isNotNull, lte, notExists, or } from "drizzle-orm";
import type { OperatorRequests } from "#application/ports/back-office.ts";
import { accounts } from "../../schema.ts";
import { operatorRequests, operators } from "../../schema-back-office.ts";
import type { Access } from "../../writing.ts";

// Without trusted factors it may be anybody who asked.
const mayStillAct = and(
  eq(operators.uid, operatorRequests.askedBy),
  eq(operators.level, "act"),
  isNotNull(operators.factorTrustedAt),
);

export const openOperatorRequests = (access: Access): OperatorRequests => ({
  add: (request, since) =>
    access.transaction(async (queries) => {
      const whoActs = queries.select({ uid: operators.uid }).from(operators).where(mayStillAct);
      const isOver = or(lte(operatorRequests.askedAt, since), notExists(whoActs));
      await queries.delete(operatorRequests).where(isOver);
      const added = await queries
        .insert(operatorRequests)
        .values(request)
        .onConflictDoNothing()
        .returning({ id: operatorRequests.id });
      return added.length > 0;
    }),
  async list(since) {
    const rows = await access.run((queries) =>
      queries
        .select({ request: operatorRequests, email: accounts.email })
        .from(operatorRequests)
        .innerJoin(accounts, eq(accounts.uid, operatorRequests.askedBy))
        .innerJoin(operators, mayStillAct)
        .where(gt(operatorRequests.askedAt, since))
        .orderBy(asc(operatorRequests.askedAt)),
    );
    return rows.map(({ request, email }) => ({ ...request, email }));
  },
  take: (id, since) =>
    access.transaction(async (queries) => {
      const isAsked = eq(operatorRequests.id, id);
      const [asker] = await queries
        .select({ email: accounts.email })
        .from(operatorRequests)
        .innerJoin(accounts, eq(accounts.uid, operatorRequests.askedBy))
        .innerJoin(operators, mayStillAct)
        .where(isAsked);
      const [taken] = await queries.delete(operatorRequests).where(isAsked).returning();
      return asker && taken && taken.askedAt > since ? { ...taken, ...asker } : null;
    }),
  async drop(about) {
    await access.run((queries) => queries.delete(operatorRequests).where(eq(operatorRequests.about, about)));
  },
  async dropOf(uid) {
    await access.run((queries) => queries.delete(operatorRequests).where(eq(operatorRequests.askedBy, uid)));
  },
});
