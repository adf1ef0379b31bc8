import { and, count, desc, eq } from "drizzle-orm";
import type { Calculations } from "#application/ports/store.ts";
import { accounts, calculations } from "../schema.ts";
import type { Access } from "../writing.ts";
import { isStorable } from "./storable-text.ts";

export function openCalculations(access: Access): Calculations {
  const isTheirs = (uid: string, id: string) => and(eq(calculations.uid, uid), eq(calculations.id, id));

  return {
    list: (uid) =>
      access.run((queries) =>
        queries
          .select()
          .from(calculations)
          .where(eq(calculations.uid, uid))
          .orderBy(desc(calculations.createdAt), desc(calculations.id)),
      ),
    async find(uid, id) {
      if (!isStorable(id)) return null;
      const [found] = await access.run((queries) => queries.select().from(calculations).where(isTheirs(uid, id)));
      return found ?? null;
    },
    insert: (calculation, max) =>
      access.transaction(async (queries) => {
        const { uid } = calculation;
        // Whoever comes second waits here, and then counts what the first one added.
        await queries.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, uid)).for("update");
        const { name, link } = calculation;
        const isSame = and(eq(calculations.uid, uid), eq(calculations.name, name), eq(calculations.link, link));
        const [before] = await queries.select({ id: calculations.id }).from(calculations).where(isSame).limit(1);
        if (before) return before.id;
        const [kept] = await queries.select({ count: count() }).from(calculations).where(eq(calculations.uid, uid));
        if ((kept?.count ?? 0) >= max) return null;
        await queries.insert(calculations).values(calculation);
        return calculation.id;
      }),
    async rename(uid, id, name) {
      if (!isStorable(id)) return false;
      const renamed = await access.run((queries) =>
        queries.update(calculations).set({ name }).where(isTheirs(uid, id)).returning({ id: calculations.id }),
      );
      return renamed.length === 1;
    },
    async remove(uid, id) {
      if (!isStorable(id)) return false;
      const removed = await access.run((queries) =>
        queries.delete(calculations).where(isTheirs(uid, id)).returning({ id: calculations.id }),
      );
      return removed.length === 1;
    },
  };
}
