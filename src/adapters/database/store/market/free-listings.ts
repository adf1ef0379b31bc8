import { and, eq, ne, notExists, type SQL, sql } from "drizzle-orm";
import type { MatchingPart } from "#application/ports/market/matching-runs.ts";
import type { Queries } from "../../database.ts";
import { listings, proposals } from "../../schema-market.ts";
import { isOpen } from "./withdraw-proposals.ts";

/** Who takes part in a round: on the market, and in no proposal that waits for an answer. */
export const isFree = (queries: Queries): SQL | undefined => {
  const open = (column: typeof proposals.offerId | typeof proposals.requestId) =>
    queries
      .select({ one: sql<number>`1` })
      .from(proposals)
      .where(and(isOpen, eq(column, listings.id)));
  return and(
    eq(listings.state, "published"),
    ne(listings.moderation, "hidden"),
    notExists(open(proposals.offerId)),
    notExists(open(proposals.requestId)),
  );
};

const PASSES = { first: 1, last: 2 } as const;

/**
 * Chance deals, so that every part has the same mix; the same run and pass deal the same way each time that they are asked,
 * and who comes meanwhile falls in one part as well. Another pass brings other people together.
 */
export const isDealtTo = ({ runId, region, pass, share, shares }: MatchingPart): SQL | undefined =>
  and(
    eq(listings.region, region),
    shares === 1
      ? undefined
      : sql`abs(mod(hashtextextended(${listings.id}, hashtextextended(${runId}::text, ${PASSES[pass]}::bigint)), ${shares}::bigint)) = ${share}::bigint`,
  );
