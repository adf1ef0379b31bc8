import { and, eq, inArray, lt, notExists, or, sql } from "drizzle-orm";
import { MILLISECONDS_PER_DAY } from "#domain/time/calendar-day.ts";
import type { Queries } from "../../database.ts";
import { listingReports, listings, matchingRuns, proposals } from "../../schema-market.ts";

/** In days: an ended listing, a closed proposal, a report, and the log of a round. */
const kept = { listing: 365, proposal: 400, report: 400, run: 90 } as const;

/** What an agreement rests on stays with it. */
export async function removeOldListings(queries: Queries, now: Date): Promise<Readonly<Record<string, number>>> {
  const before = (days: number) => new Date(now.getTime() - days * MILLISECONDS_PER_DAY);
  const one = sql<number>`1`;
  const agreed = queries
    .select({ one })
    .from(proposals)
    .where(
      and(
        eq(proposals.state, "accepted"),
        or(eq(proposals.offerId, listings.id), eq(proposals.requestId, listings.id)),
      ),
    );
  const gone = {
    proposals: await queries
      .delete(proposals)
      .where(
        and(
          inArray(proposals.state, ["declined", "lapsed", "withdrawn"]),
          lt(proposals.updatedAt, before(kept.proposal)),
        ),
      )
      .returning({ one }),
    listings: await queries
      .delete(listings)
      .where(and(lt(listings.endedAt, before(kept.listing)), notExists(agreed)))
      .returning({ one }),
    reports: await queries
      .delete(listingReports)
      .where(lt(listingReports.at, before(kept.report)))
      .returning({ one }),
    matchingRuns: await queries
      .delete(matchingRuns)
      .where(lt(matchingRuns.startedAt, before(kept.run)))
      .returning({ one }),
  };
  return Object.fromEntries(Object.entries(gone).map(([name, rows]) => [name, rows.length]));
}
