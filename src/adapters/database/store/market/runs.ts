import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { FreeCount, MatchingPart, MatchingRuns, PlannedPart } from "#application/ports/market/matching-runs.ts";
import type { Queries } from "../../database.ts";
import { askedRounds, listings, matchingParts, matchingRuns } from "../../schema-market.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { isFree } from "./free-listings.ts";
import { isOpenRun, recordPart } from "./record-part.ts";

const isUnfinished = (runId: string) => and(eq(matchingParts.runId, runId), isNull(matchingParts.finishedAt));

export function openRuns(access: Access, dependencies: Dependencies): MatchingRuns {
  const { clock } = dependencies;
  return {
    countFree: (since) => access.run((queries) => countFree(queries, since)),
    begin: (run, parts, { isAsked }) =>
      access.transaction(async (queries) => {
        const begun = await queries
          .insert(matchingRuns)
          .values({ ...run, step: "begun" })
          .onConflictDoNothing()
          .returning({ id: matchingRuns.id });
        if (begun.length === 1) await insertParts(queries, run.id, parts, 0);
        if (begun.length === 1 && isAsked) await queries.delete(askedRounds);
        return begun.length === 1;
      }),
    async open() {
      const [found] = await access.run((queries) => queries.select().from(matchingRuns).where(isOpenRun));
      return found ?? null;
    },
    async noteStep(id, step) {
      await access.run((queries) =>
        queries
          .update(matchingRuns)
          .set({ step })
          .where(and(eq(matchingRuns.id, id), isOpenRun)),
      );
    },
    async forgetTry({ runId, number }) {
      await access.run((queries) =>
        queries
          .update(matchingParts)
          .set({ tries: sql`${matchingParts.tries} - 1` })
          .where(and(isUnfinished(runId), eq(matchingParts.number, number))),
      );
    },
    async close(startedBefore) {
      await access.run((queries) =>
        queries
          .update(matchingRuns)
          .set({ step: "closed" })
          .where(and(isOpenRun, lt(matchingRuns.startedAt, startedBefore))),
      );
    },
    async parts(id) {
      const rows = await access.run((queries) =>
        queries.select().from(matchingParts).where(eq(matchingParts.runId, id)).orderBy(asc(matchingParts.number)),
      );
      return rows.map(({ finishedAt, ...part }) => ({ ...part, isDone: finishedAt !== null }));
    },
    addParts: (id, parts) =>
      access.transaction(async (queries) => {
        const [before] = await queries
          .select({ count: count() })
          .from(matchingParts)
          .where(eq(matchingParts.runId, id));
        await insertParts(queries, id, parts, before?.count ?? 0);
      }),
    nextPart: (id, triesMax) => access.run((queries) => beginNextPart(queries, id, triesMax)),
    recordPart: (part, record) => access.transaction((queries) => recordPart(queries, part, record, clock.now())),
    async finish(id) {
      const step = sql`case when exists (select 1 from ${matchingParts} where ${isUnfinished(id)}) then 'incomplete' else 'finished' end`;
      await access.run((queries) =>
        queries
          .update(matchingRuns)
          .set({ step, finishedAt: clock.now() })
          .where(and(eq(matchingRuns.id, id), isOpenRun)),
      );
    },
    list: (limit) =>
      access.run((queries) =>
        queries
          .select({
            ...getTableColumns(matchingRuns),
            parts: sql<number>`count(${matchingParts.number})::int`,
            partsDone: sql<number>`count(${matchingParts.finishedAt})::int`,
          })
          .from(matchingRuns)
          .leftJoin(matchingParts, eq(matchingParts.runId, matchingRuns.id))
          .groupBy(matchingRuns.id)
          .orderBy(desc(matchingRuns.startedAt))
          .limit(limit),
      ),
    async last(scope) {
      const isAsked = scope === undefined ? undefined : eq(matchingRuns.scope, scope);
      const [found] = await access.run((queries) =>
        queries
          .select()
          .from(matchingRuns)
          .where(and(isNotNull(matchingRuns.finishedAt), isAsked))
          .orderBy(desc(matchingRuns.startedAt))
          .limit(1),
      );
      return found ?? null;
    },
  };
}

async function countFree(queries: Queries, since: Date | null): Promise<readonly FreeCount[]> {
  const isNew = since === null ? sql`false` : sql`${listings.updatedAt} >= ${since.toISOString()}::timestamptz`;
  const counted = (side: "offer" | "request", isAsked = sql`true`) =>
    sql<number>`(count(*) filter (where ${listings.side} = ${side} and ${isAsked}))::int`;
  return queries
    .select({
      region: listings.region,
      offers: counted("offer"),
      requests: counted("request"),
      newOffers: counted("offer", isNew),
      newRequests: counted("request", isNew),
    })
    .from(listings)
    .where(isFree(queries))
    .groupBy(listings.region)
    .orderBy(desc(listings.region));
}

async function insertParts(queries: Queries, runId: string, parts: readonly PlannedPart[], after: number) {
  const rows = parts.map((part, at) => ({ ...part, runId, number: after + at + 1 }));
  if (rows.length > 0) await queries.insert(matchingParts).values(rows);
}

async function beginNextPart(queries: Queries, id: string, triesMax: number): Promise<MatchingPart | null> {
  const next = queries
    .select({ number: matchingParts.number })
    .from(matchingParts)
    .where(and(isUnfinished(id), lt(matchingParts.tries, triesMax)))
    .orderBy(asc(matchingParts.number))
    .limit(1);
  const [begun] = await queries
    .update(matchingParts)
    .set({ tries: sql`${matchingParts.tries} + 1` })
    .where(and(isUnfinished(id), inArray(matchingParts.number, next)))
    .returning();
  return begun ?? null;
}
