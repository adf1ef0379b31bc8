import { and, asc, count, desc, eq, getTableColumns, ne, sql } from "drizzle-orm";
import type { Listings } from "#application/ports/market.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import type { Queries } from "../../database.ts";
import { accounts } from "../../schema.ts";
import { listingPhotos, listingProfiles, listings } from "../../schema-market.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { isStorable } from "../storable-text.ts";
import { hashForm } from "./hash-form.ts";
import {
  type DescribedRow,
  type ListingRow,
  offerRow,
  requestRow,
  sampledColumns,
  toOffer,
  toRequest,
} from "./listing-rows.ts";
import { clearMeasuredPairs, withdrawOpenOf } from "./withdraw-proposals.ts";

/** All but the sample, which is as large as the rest and rarely wanted, its shape, and the form it came from. */
const {
  sample: _sample,
  seasonalProfile: _seasonalProfile,
  dayShape: _dayShape,
  formHash: _formHash,
  ...columns
} = getTableColumns(listings);
export const listingColumns = columns;

/** A measured year and a photo serve a listing while it lives, and no longer. */
async function removeOwnData(queries: Queries, id: string): Promise<void> {
  await queries.delete(listingProfiles).where(eq(listingProfiles.listingId, id));
  await queries.delete(listingPhotos).where(eq(listingPhotos.listingId, id));
  await clearMeasuredPairs(queries, id);
}

type Kind<L> = {
  readonly side: ListingRow["side"];
  readonly read: (row: DescribedRow) => L;
  readonly write: (listing: L) => DescribedRow;
};
const offerKind: Kind<Offer> = { side: "offer", read: toOffer, write: offerRow };
const requestKind: Kind<MarketRequest> = { side: "request", read: toRequest, write: requestRow };

export const openOffers = (access: Access, dependencies: Dependencies): Listings<Offer> =>
  openListings(access, dependencies, offerKind);
export const openRequests = (access: Access, dependencies: Dependencies): Listings<MarketRequest> =>
  openListings(access, dependencies, requestKind);

function openListings<L extends Offer | MarketRequest>(
  access: Access,
  dependencies: Dependencies,
  { side, read, write }: Kind<L>,
): Listings<L> {
  const isTheirs = (uid: string, id: string) =>
    and(eq(listings.uid, uid), eq(listings.id, id), eq(listings.side, side));

  return {
    async list(uid) {
      const rows = await access.run((queries) =>
        queries
          .select(listingColumns)
          .from(listings)
          .where(and(eq(listings.uid, uid), eq(listings.side, side)))
          .orderBy(desc(listings.createdAt), desc(listings.id)),
      );
      return rows.map(read);
    },
    async find(uid, id) {
      if (!isStorable(id)) return null;
      const [found] = await access.run((queries) =>
        queries.select(listingColumns).from(listings).where(isTheirs(uid, id)),
      );
      return found ? read(found) : null;
    },
    insert: (listing, sample, max, form) =>
      access.transaction(async (queries) => {
        const { uid, id } = listing;
        const formHash = form && hashForm(form);
        // Whoever comes second waits here, and then counts what the first one added.
        await queries.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, uid)).for("update");
        const [before] = formHash
          ? await queries
              .select({ id: listings.id })
              .from(listings)
              .where(and(eq(listings.uid, uid), eq(listings.side, side), eq(listings.formHash, formHash)))
          : [];
        if (before) return before.id;
        const live = and(eq(listings.uid, uid), eq(listings.side, side), ne(listings.state, "ended"));
        const [kept] = await queries.select({ count: count() }).from(listings).where(live);
        if ((kept?.count ?? 0) >= max) return null;
        await queries.insert(listings).values({ ...write(listing), ...sampledColumns(sample), formHash });
        return id;
      }),
    update: (listing, sample, readAt) =>
      access.transaction(async (queries) => {
        const { id, uid, createdAt: _createdAt, moderation: _moderation, ...fields } = write(listing);
        const changed = await queries
          .update(listings)
          .set({ ...fields, leftOver: null, ...sampledColumns(sample) })
          .where(and(isTheirs(uid, id), eq(listings.state, listing.state), eq(listings.updatedAt, readAt)))
          .returning({ id: listings.id });
        if (changed.length === 0) return false;
        await withdrawOpenOf(queries, dependencies, id, "listing-changed");
        await clearMeasuredPairs(queries, id);
        return true;
      }),
    async withoutPublicYear() {
      const isWithout = sql`(octet_length(${listings.sample}) = 0 or not jsonb_exists(${listings.details}, 'measuredTotal'))`;
      const rows = await access.run((queries) =>
        queries
          .select(listingColumns)
          .from(listings)
          .where(and(eq(listings.side, side), eq(listings.profileKind, "file"), isWithout))
          .orderBy(asc(listings.id)),
      );
      return rows.map(read);
    },
    async savePublicYear(listing, sample) {
      const { id, uid, updatedAt, energy, details } = write(listing);
      await access.run((queries) =>
        queries
          .update(listings)
          .set({ energy, details, ...sampledColumns(sample) })
          .where(and(isTheirs(uid, id), eq(listings.updatedAt, updatedAt))),
      );
    },
    async followingMarket() {
      const follows = sql`${listings.details}->>'contract' = 'dynamic'`;
      const rows = await access.run((queries) =>
        queries
          .select(listingColumns)
          .from(listings)
          .where(and(eq(listings.side, side), ne(listings.state, "ended"), follows))
          .orderBy(asc(listings.id)),
      );
      return rows.map(read);
    },
    async saveMean(listing) {
      const { id, uid, updatedAt, details } = write(listing);
      // Nothing else of the details: a photo is named there without a new moment of change.
      const { injectionPrice, energyPrice } = details as Partial<Record<string, unknown>>;
      const mean = JSON.stringify({ injectionPrice, energyPrice });
      await access.run((queries) =>
        queries
          .update(listings)
          .set({ details: sql`${listings.details} || ${mean}::jsonb` })
          .where(and(isTheirs(uid, id), eq(listings.updatedAt, updatedAt))),
      );
    },
    move: ({ id, uid, state }, to) =>
      access.transaction(async (queries) => {
        const now = dependencies.clock.now();
        const moved = await queries
          .update(listings)
          .set({
            state: to,
            updatedAt: now,
            leftOver: null,
            ...(to === "published" && state === "draft" ? { publishedAt: now } : {}),
            endedAt: to === "ended" ? now : null,
          })
          .where(and(isTheirs(uid, id), eq(listings.state, state)))
          .returning({ id: listings.id });
        if (moved.length === 0) return false;
        if (to === "ended") await removeOwnData(queries, id);
        if (to !== "published") await withdrawOpenOf(queries, dependencies, id, "listing-changed");
        return true;
      }),
  };
}
