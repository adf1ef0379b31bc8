import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { MatchingPart, PartRecord } from "#application/ports/market/matching-runs.ts";
import type { Queries } from "../../database.ts";
import { listings, matchingParts, matchingRuns } from "../../schema-market.ts";

const CHUNK = 1000;

export const isOpenRun = and(isNull(matchingRuns.finishedAt), ne(matchingRuns.step, "closed"));

/**
 * Marks a part as done, with what else its transaction writes: false when it was done before or the run is closed, and then nothing
 * of that transaction may stay. A second transaction at the same time waits at the first statement.
 */
export async function recordPart(
  queries: Queries,
  { runId, number }: MatchingPart,
  { proposals, gain, leftOver, placed }: PartRecord,
  now: Date,
): Promise<boolean> {
  const open = await queries
    .update(matchingRuns)
    .set({
      proposals: sql`${matchingRuns.proposals} + ${proposals}::int`,
      gain: sql`${matchingRuns.gain} + ${gain}::double precision`,
    })
    .where(and(eq(matchingRuns.id, runId), isOpenRun))
    .returning({ id: matchingRuns.id });
  if (open.length === 0) return false;
  const done = await queries
    .update(matchingParts)
    .set({ finishedAt: now })
    .where(and(eq(matchingParts.runId, runId), eq(matchingParts.number, number), isNull(matchingParts.finishedAt)))
    .returning({ number: matchingParts.number });
  if (done.length === 0) return false;
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
  return true;
}
