import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { MarketStore } from "#application/ports/market.ts";
import { listingReports, listings } from "../../schema-market.ts";
import type { Access, Means } from "../../writing.ts";
import { withdrawOpenOf } from "./proposals.ts";

/** What readers told about offers, and what the operator decided. */
export const openModeration = (
  access: Access,
  means: Pick<Means, "clock">,
): Pick<MarketStore, "report" | "reports" | "allReports" | "moderate"> => ({
  report: ({ offerId, ...report }) =>
    access.transaction(async (queries) => {
      await queries.insert(listingReports).values({ ...report, listingId: offerId });
      await queries
        .update(listings)
        .set({ moderation: "reported" })
        .where(and(eq(listings.id, offerId), eq(listings.moderation, "open")));
    }),
  async reports(uid) {
    const rows = await access.run((queries) =>
      queries.select().from(listingReports).where(eq(listingReports.uid, uid)).orderBy(asc(listingReports.at)),
    );
    return rows.map(({ listingId, ...report }) => ({ ...report, offerId: listingId }));
  },
  async allReports(limit) {
    const rows = await access.run((queries) =>
      queries
        .select({ report: listingReports, moderation: listings.moderation })
        .from(listingReports)
        .innerJoin(listings, eq(listings.id, listingReports.listingId))
        .orderBy(desc(listingReports.at), desc(listingReports.id))
        .limit(limit),
    );
    return rows.map(({ report: { listingId, ...report }, moderation }) => ({
      ...report,
      offerId: listingId,
      moderation,
    }));
  },
  moderate: (offerId, moderation) =>
    access.transaction(async (queries) => {
      const changed = await queries
        .update(listings)
        .set({ moderation })
        .where(and(eq(listings.id, offerId), eq(listings.side, "offer"), ne(listings.moderation, moderation)))
        .returning({ id: listings.id });
      if (changed.length === 0) return false;
      if (moderation === "hidden") await withdrawOpenOf(queries, means, offerId, "listing-changed");
      return true;
    }),
});
