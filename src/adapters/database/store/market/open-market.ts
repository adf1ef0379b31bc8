import { and, asc, eq, gt, inArray, ne, or } from "drizzle-orm";
import type { MarketStore } from "#application/ports/market.ts";
import { MILLISECONDS_PER_DAY } from "#domain/time/calendar-day.ts";
import { blocks, listings, proposals } from "../../schema-market.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { openBlocks } from "./blocks.ts";
import { openBrowsing } from "./browse.ts";
import { toOffer, toRequest } from "./listing-rows.ts";
import { listingColumns, openOffers, openRequests } from "./listings.ts";
import { openModeration } from "./moderation.ts";
import { openListingPhotos } from "./photos.ts";
import { openProfiles } from "./profiles.ts";
import { openProposals } from "./proposals.ts";
import { openRuns } from "./runs.ts";

/** Whoever let a proposal lapse is not asked the same again within two months. */
const REST_MS = 60 * MILLISECONDS_PER_DAY;

export function openMarket(access: Access, dependencies: Dependencies): MarketStore {
  return {
    offers: openOffers(access, dependencies),
    requests: openRequests(access, dependencies),
    proposals: openProposals(access, dependencies),
    profiles: openProfiles(access, dependencies),
    photos: openListingPhotos(access, dependencies),
    runs: openRuns(access, dependencies),
    ...openBrowsing(access, dependencies),
    ...openModeration(access, dependencies),
    ...openBlocks(access, dependencies),

    snapshot: () =>
      access.transaction(async (queries) => {
        const rows = await queries
          .select(listingColumns)
          .from(listings)
          .where(
            and(inArray(listings.state, ["published", "reserved", "contracted"]), ne(listings.moderation, "hidden")),
          )
          .orderBy(asc(listings.id));
        const rested = new Date(dependencies.clock.now().getTime() - REST_MS);
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
