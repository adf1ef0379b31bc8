import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { MarketStore } from "#application/ports/market.ts";
import { listingReports, listings } from "../../schema-market.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { hashForm } from "./hash-form.ts";
import { withdrawOpenOf } from "./withdraw-proposals.ts";

/** What readers told about offers, and what the operator decided. */
export const openModeration = (
  access: Access,
  dependencies: Pick<Dependencies, "clock">,
): Pick<MarketStore, "report" | "reports" | "allReports" | "waitingReports" | "decideReports" | "moderate"> => ({
  report: ({ offerId, ...report }, form) =>
    access.transaction(async (queries) => {
      const formHash = form && hashForm(form);
      const added = await queries
        .insert(listingReports)
        .values({ ...report, listingId: offerId, formHash })
        .onConflictDoNothing({ target: listingReports.formHash })
        .returning({ id: listingReports.id });
      if (added.length === 0 && formHash) {
        const [before] = await queries.select().from(listingReports).where(eq(listingReports.formHash, formHash));
        if (before) return ofOffer(before);
      }
      await queries
        .update(listings)
        .set({ moderation: "reported" })
        .where(and(eq(listings.id, offerId), eq(listings.moderation, "open")));
      return null;
    }),
  async reports(uid) {
    const rows = await access.run((queries) =>
      queries.select().from(listingReports).where(eq(listingReports.uid, uid)).orderBy(asc(listingReports.at)),
    );
    return rows.map(ofOffer);
  },
  async waitingReports(offerId) {
    const rows = await access.run((queries) =>
      queries
        .select()
        .from(listingReports)
        .where(and(eq(listingReports.listingId, offerId), isNull(listingReports.decidedAt)))
        .orderBy(asc(listingReports.at), asc(listingReports.id)),
    );
    return rows.map(ofOffer);
  },
  async decideReports(ids, decision) {
    const decided = await access.run((queries) =>
      queries
        .update(listingReports)
        .set({ decision, decidedAt: dependencies.clock.now(), email: null })
        .where(and(inArray(listingReports.id, [...ids]), isNull(listingReports.decidedAt)))
        .returning({ id: listingReports.id }),
    );
    return decided.map(({ id }) => id);
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
    return rows.map(({ report, moderation }) => ({ ...ofOffer(report), moderation }));
  },
  moderate: (offerId, moderation) =>
    access.transaction(async (queries) => {
      const [before] = await queries
        .select({ moderation: listings.moderation })
        .from(listings)
        .where(and(eq(listings.id, offerId), eq(listings.side, "offer")))
        .for("update");
      if (!before) return null;
      await queries.update(listings).set({ moderation }).where(eq(listings.id, offerId));
      if (moderation === "hidden") await withdrawOpenOf(queries, dependencies, offerId, "listing-changed");
      return before.moderation;
    }),
});

export const ofOffer = ({ listingId, formHash: _formHash, ...report }: typeof listingReports.$inferSelect) => ({
  ...report,
  offerId: listingId,
});
