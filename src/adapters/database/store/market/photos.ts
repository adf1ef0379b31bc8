import { and, eq, or, sql } from "drizzle-orm";
import type { ListingPhotos } from "#application/ports/market.ts";
import type { Queries } from "../../database.ts";
import { listingPhotos, listings } from "../../schema-market.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { isStorable } from "../storable-text.ts";
import { areSeenByAll } from "./browse.ts";

export function openListingPhotos(access: Access, dependencies: Dependencies): ListingPhotos {
  const { clock } = dependencies;
  const isPublic = sql<boolean>`(${areSeenByAll(dependencies)})`;
  /** The name of the photo stands with the offer, so that a list shows it without asking twice. */
  const name = (queries: Queries, uid: string, offerId: string, photoId: string | null) =>
    queries
      .update(listings)
      .set({ details: sql`jsonb_set(${listings.details}, '{photoId}', ${JSON.stringify(photoId)}::jsonb)` })
      .where(and(eq(listings.id, offerId), eq(listings.uid, uid), eq(listings.side, "offer")))
      .returning({ id: listings.id });

  return {
    keep: (uid, offerId, photoId, image) =>
      access.transaction(async (queries) => {
        if ((await name(queries, uid, offerId, photoId)).length === 0) return false;
        await queries.delete(listingPhotos).where(eq(listingPhotos.listingId, offerId));
        await queries.insert(listingPhotos).values({ id: photoId, listingId: offerId, image, at: clock.now() });
        return true;
      }),
    remove: (uid, offerId) =>
      access.transaction(async (queries) => {
        if (!isStorable(offerId) || (await name(queries, uid, offerId, null)).length === 0) return false;
        await queries.delete(listingPhotos).where(eq(listingPhotos.listingId, offerId));
        return true;
      }),
    async find(offerId, viewer) {
      if (!isStorable(offerId)) return null;
      const [found] = await access.run((queries) =>
        queries
          .select({ id: listingPhotos.id, image: listingPhotos.image, isPublic })
          .from(listingPhotos)
          .innerJoin(listings, eq(listings.id, listingPhotos.listingId))
          .where(and(eq(listings.id, offerId), viewer === null ? isPublic : or(isPublic, eq(listings.uid, viewer)))),
      );
      return found ?? null;
    },
  };
}
