import { and, asc, eq, gt, inArray, ne, or } from "drizzle-orm";
import type { MarketStore } from "#application/ports/market.ts";
import { blocks, listings, proposals } from "../../schema-market.ts";
import type { Access, Means } from "../../writing.ts";
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
    ...openModeration(access, means),
    ...openBlocks(access, means),

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
