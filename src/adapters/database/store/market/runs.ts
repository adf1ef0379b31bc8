import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { MatchingRuns } from "#application/ports/market.ts";
import { listings, matchingRuns } from "../../schema-market.ts";
import type { Access, Dependencies } from "../../writing.ts";

const CHUNK = 1000;

export function openRuns(access: Access, { clock }: Dependencies): MatchingRuns {
  return {
    async begin(run) {
      await access.run((queries) => queries.insert(matchingRuns).values(run));
    },
    async reach(id, step) {
      await access.run((queries) => queries.update(matchingRuns).set({ step }).where(eq(matchingRuns.id, id)));
    },
    finish: ({ id, proposals, gain }, leftOver, placed) =>
      access.transaction(async (queries) => {
        for (let from = 0; from < placed.length; from += CHUNK) {
          await queries
            .update(listings)
            .set({ leftOver: null })
            .where(inArray(listings.id, placed.slice(from, from + CHUNK)));
        }
        for (let from = 0; from < leftOver.length; from += CHUNK) {
          const reasons = JSON.stringify(leftOver.slice(from, from + CHUNK));
          await queries.execute(
            sql`update ${listings} set left_over = reasons.reason from json_to_recordset(${reasons}::json) as reasons(id text, reason jsonb) where ${listings.id} = reasons.id`,
          );
        }
        await queries
          .update(matchingRuns)
          .set({ step: "finished", finishedAt: clock.now(), proposals, gain })
          .where(eq(matchingRuns.id, id));
      }),
    list: (limit) =>
      access.run((queries) => queries.select().from(matchingRuns).orderBy(desc(matchingRuns.startedAt)).limit(limit)),
    async last(scope) {
      const [found] = await access.run((queries) =>
        queries
          .select()
          .from(matchingRuns)
          .where(
            and(isNotNull(matchingRuns.finishedAt), scope === undefined ? undefined : eq(matchingRuns.scope, scope)),
          )
          .orderBy(desc(matchingRuns.startedAt))
          .limit(1),
      );
      return found ?? null;
    },
  };
}
