import { and, asc, eq, gt, inArray, ne, or } from "drizzle-orm";
import type { MarketStore } from "#application/ports/market.ts";
import { blocks, listingReports, listings, proposals } from "../../schema-market.ts";
import type { Access, Means } from "../../writing.ts";
import { openBrowsing } from "./browse.ts";
import { toOffer, toRequest } from "./listing-rows.ts";
import { isPossible, listingColumns, openOffers, openRequests } from "./listings.ts";
import { openListingPhotos } from "./photos.ts";
import { openProfiles } from "./profiles.ts";
import { openProposals } from "./proposals.ts";
import { openRuns } from "./runs.ts";

/** Whoever let a proposal lapse is not asked the same again within two months. */
const REST_MS = 60 * 86_400_000;

export function openMarket(access: Access, means: Means): MarketStore {
  return {
    offers: openOffers(access, means),
    requests: openRequests(access, means),
    proposals: openProposals(access, means),
    profiles: openProfiles(access, means),
    photos: openListingPhotos(access, means),
    runs: openRuns(access, means),
    ...openBrowsing(access),

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
    async block(uid, blockedUid) {
      await access.run((queries) =>
        queries.insert(blocks).values({ uid, blockedUid, at: means.clock.now() }).onConflictDoNothing(),
      );
    },
    async unblock(uid, blockedUid) {
      if (!isPossible(blockedUid)) return;
      await access.run((queries) =>
        queries.delete(blocks).where(and(eq(blocks.uid, uid), eq(blocks.blockedUid, blockedUid))),
      );
    },
    async areBlocked(uid, otherUid) {
      const [found] = await access.run((queries) =>
        queries
          .select({ at: blocks.at })
          .from(blocks)
          .where(
            or(
              and(eq(blocks.uid, uid), eq(blocks.blockedUid, otherUid)),
              and(eq(blocks.uid, otherUid), eq(blocks.blockedUid, uid)),
            ),
          )
          .limit(1),
      );
      return found !== undefined;
    },
    blocks: (uid) =>
      access.run((queries) =>
        queries
          .select({ blockedUid: blocks.blockedUid, at: blocks.at })
          .from(blocks)
          .where(eq(blocks.uid, uid))
          .orderBy(asc(blocks.at)),
      ),

    snapshot: () =>
      access.transaction(async (queries) => {
        const rows = await queries
          .select(listingColumns)
          .from(listings)
          .where(
            and(inArray(listings.state, ["published", "reserved", "contracted"]), ne(listings.moderation, "hidden")),
          )
          .orderBy(asc(listings.id));
        const rested = new Date(means.clock.now().getTime() - REST_MS);
        const weighed = await queries
          .select()
          .from(proposals)
          .where(
            or(
              inArray(proposals.state, ["proposed", "accepted-by-seller", "accepted-by-buyer", "accepted", "declined"]),
              and(eq(proposals.state, "lapsed"), gt(proposals.updatedAt, rested)),
            ),
          )
          .orderBy(asc(proposals.id));
        const blocked = await queries.select({ uid: blocks.uid, blockedUid: blocks.blockedUid }).from(blocks);
        return {
          offers: rows.filter(({ side }) => side === "offer").map(toOffer),
          requests: rows.filter(({ side }) => side === "request").map(toRequest),
          proposals: weighed,
          blocks: blocked,
        };
      }),
  };
}
