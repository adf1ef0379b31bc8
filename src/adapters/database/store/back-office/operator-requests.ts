import { and, asc, eq, gt, lte, notInArray, or } from "drizzle-orm";
import type { OperatorRequests } from "#application/ports/back-office.ts";
import { accounts } from "../../schema.ts";
import { operatorRequests, operators } from "../../schema-back-office.ts";
import type { Access } from "../../writing.ts";

const mayStillAct = eq(operators.level, "act");

export const openOperatorRequests = (access: Access): OperatorRequests => ({
  add: (request, since) =>
    access.transaction(async (queries) => {
      const whoActs = queries.select({ uid: operators.uid }).from(operators).where(mayStillAct);
      const isOver = or(lte(operatorRequests.askedAt, since), notInArray(operatorRequests.askedBy, whoActs));
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
        .innerJoin(operators, eq(operators.uid, operatorRequests.askedBy))
        .where(and(gt(operatorRequests.askedAt, since), mayStillAct))
        .orderBy(asc(operatorRequests.askedAt)),
    );
    return rows.map(({ request, email }) => ({ ...request, email }));
  },
  take: (id, since) =>
    access.transaction(async (queries) => {
      const [taken] = await queries.delete(operatorRequests).where(eq(operatorRequests.id, id)).returning();
      if (!taken || taken.askedAt <= since) return null;
      const [asker] = await queries
        .select({ email: accounts.email })
        .from(accounts)
        .innerJoin(operators, eq(operators.uid, accounts.uid))
        .where(and(eq(accounts.uid, taken.askedBy), mayStillAct));
      return asker ? { ...taken, ...asker } : null;
    }),
  async drop(about) {
    await access.run((queries) => queries.delete(operatorRequests).where(eq(operatorRequests.about, about)));
  },
});
