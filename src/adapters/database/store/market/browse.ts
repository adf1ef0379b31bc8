import { and, asc, count, eq, gte, inArray, isNull, lte, notInArray, or, type SQL, sql, sum } from "drizzle-orm";
import { inOrder, paidPrice, promisedGain } from "#adapters/database/store/market/offer-order.ts";
import type { FitCandidate, MarketStore, OfferFilter } from "#application/ports/market.ts";
import { type Offer, toPublicOffer } from "#domain/market/listing.ts";
import { blocks, listings, marketVersions } from "../../schema-market.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { isStorable } from "../storable-text.ts";
import { fromBytes, type ListingRow, toOffer, toRequest } from "./listing-rows.ts";
import { listingColumns } from "./listings.ts";

type Browsing = Pick<
  MarketStore,
  | "browse"
  | "publicOffers"
  | "fitCandidates"
  | "withoutOutline"
  | "saveOutline"
  | "samples"
  | "map"
  | "findPublic"
  | "offersOf"
  | "findRequest"
  | "figures"
  | "version"
>;

// Written as the partial indexes are, so that they are used.
const isPublished = sql`${listings.side} = 'offer' and ${listings.state} = 'published' and ${listings.moderation} <> 'hidden'`;
/** Whether everybody may see an offer. */
export const areSeenByAll = ({ closedRegions = [] }: Pick<Dependencies, "closedRegions">): SQL | undefined =>
  and(isPublished, closedRegions.length === 0 ? undefined : notInArray(listings.region, [...closedRegions]));
const isPublicRequest = sql`${listings.side} = 'request' and ${listings.state} = 'published' and ${listings.moderation} <> 'hidden'`;
const CHUNK = 1000;
/** Samples that one process remembers: four kilobytes each, and far quicker than asking the database again. */
const KEPT_SAMPLES_MAX = 12_000;

// The embedded database hands bytes over digit by digit; as one text, a thousand samples come ten times sooner.
const sampleText = sql<string>`encode(${listings.sample}, 'base64')`;
const fromText = (sample: string): Float32Array => fromBytes(Buffer.from(sample, "base64"));

const candidateColumns = {
  id: listings.id,
  holder: listings.holder,
  isDemo: listings.isDemo,
  details: listings.details,
};
type CandidateRow = Pick<ListingRow, "id" | "holder" | "isDemo" | "details"> & { readonly sample: string };

function candidateOf({ id, holder, isDemo, details, sample }: CandidateRow): FitCandidate {
  // Only offerRow writes the details of an offer; of old ones all but whether VAT is charged.
  const { price, injectionPrice, fee, isVatExempt = false } = details as unknown as Offer;
  return { id, holder, isDemo, isVatExempt, price, injectionPrice, fee, sample: fromText(sample) };
}

export function openBrowsing(access: Access, dependencies: Dependencies): Browsing {
  const isPublicOffer = areSeenByAll(dependencies);
  const kept = new Map<string, { readonly offer: FitCandidate; readonly updatedAt: Date }>();
  const seenBy = (filter: OfferFilter, viewer: string | null): SQL | undefined =>
    and(
      isPublicOffer,
      filter.region === null ? undefined : eq(listings.region, filter.region),
      filter.nis === null ? undefined : eq(listings.nis, filter.nis),
      filter.technologies.length === 0 ? undefined : inArray(listings.technology, [...filter.technologies]),
      filter.holders.length === 0 ? undefined : inArray(listings.holder, [...filter.holders]),
      filter.surplusMin === null ? undefined : gte(listings.energy, filter.surplusMin),
      filter.surplusMax === null ? undefined : lte(listings.energy, filter.surplusMax),
      filter.isFree ? eq(listings.isGift, true) : undefined,
      filter.priceMax === null ? undefined : or(isNull(listings.price), lte(paidPrice(filter.vat), filter.priceMax)),
      viewer === null
        ? undefined
        : sql`${listings.uid} not in (select ${blocks.blockedUid} from ${blocks} where ${blocks.uid} = ${viewer})`,
    );

  const rowsOf = (where: SQL | undefined) =>
    access.run(async (queries) => queries.select(listingColumns).from(listings).where(where).orderBy(asc(listings.id)));
  const idsOf = (where: SQL | undefined) =>
    access.run(async (queries) => {
      const rows = await queries.select({ id: listings.id }).from(listings).where(where);
      return rows.map(({ id }) => id);
    });

  return {
    async browse(filter, order, { offset, limit, countMax }, viewer) {
      const where = seenBy(filter, viewer);
      if (order.by === "ids") {
        const wanted = order.ids.slice(offset, offset + limit);
        const seen = wanted.length === 0 ? [] : await idsOf(and(where, inArray(listings.id, wanted)));
        const isSeen = new Set(seen);
        return { ids: wanted.filter((id) => isSeen.has(id)), total: order.ids.length, hasMore: false };
      }
      const counted = sql<number>`(select count(*)::int from (select 1 from ${listings} where ${where} limit ${countMax + 1}) as found)`;
      const rows = await access.run((queries) =>
        queries
          .select({ id: listings.id, total: counted })
          .from(listings)
          .where(where)
          .orderBy(...inOrder(order))
          .limit(limit)
          .offset(offset),
      );
      // Beyond the last page no row tells how many there are.
      const [alone] =
        rows.length > 0
          ? rows
          : await access.run((queries) => queries.select({ total: counted }).from(sql`(select 1) as one`));
      const total = alone?.total ?? 0;
      return { ids: rows.map(({ id }) => id), total: Math.min(total, countMax), hasMore: total > countMax };
    },
    async publicOffers(ids) {
      if (ids.length === 0) return [];
      const rows = await rowsOf(and(isPublicOffer, inArray(listings.id, [...ids])));
      return rows.map((row) => toPublicOffer(toOffer(row)));
    },
    async fitCandidates(filter, viewer, nearest) {
      const found = await access.run((queries) =>
        queries
          .select({ id: listings.id, updatedAt: listings.updatedAt })
          .from(listings)
          .where(seenBy(filter, viewer))
          .orderBy(sql`${listings.outline} is null desc`, sql`${promisedGain(nearest)} desc`, asc(listings.id))
          .limit(nearest.max),
      );
      const isFresh = ({ id, updatedAt }: { id: string; updatedAt: Date }) =>
        kept.get(id)?.updatedAt.getTime() === updatedAt.getTime();
      const missing = found.filter((row) => !isFresh(row)).map(({ id }) => id);
      const fetched = new Map<string, FitCandidate>();
      for (let from = 0; from < missing.length; from += CHUNK) {
        const rows = await access.run((queries) =>
          queries
            .select({ ...candidateColumns, sample: sampleText, updatedAt: listings.updatedAt })
            .from(listings)
            .where(inArray(listings.id, missing.slice(from, from + CHUNK))),
        );
        for (const row of rows) {
          const offer = candidateOf(row);
          fetched.set(row.id, offer);
          // One that is still to be drawn is asked for again.
          const isDrawn = offer.sample.length > 0;
          if (isDrawn && (kept.size < KEPT_SAMPLES_MAX || kept.has(row.id)))
            kept.set(row.id, { offer, updatedAt: row.updatedAt });
        }
      }
      return found.flatMap(({ id }) => fetched.get(id) ?? kept.get(id)?.offer ?? []);
    },
    withoutOutline: (max) =>
      access.run(async (queries) => {
        const rows = await queries
          .select({ id: listings.id, sample: sampleText, updatedAt: listings.updatedAt })
          .from(listings)
          .where(isNull(listings.outline))
          .limit(max);
        return rows.map((row) => ({ ...row, sample: fromText(row.sample) }));
      }),
    async saveOutline({ id, updatedAt }, outline) {
      await access.run((queries) =>
        queries
          .update(listings)
          .set({ outline: [...outline] })
          .where(and(eq(listings.id, id), eq(listings.updatedAt, updatedAt))),
      );
    },
    async samples(ids) {
      if (ids.length === 0) return new Map();
      const rows = await access.run((queries) =>
        queries
          .select({ id: listings.id, sample: sampleText })
          .from(listings)
          .where(and(isPublicOffer, inArray(listings.id, [...ids]))),
      );
      return new Map(rows.map(({ id, sample }) => [id, fromText(sample)]));
    },
    async map(filter, viewer) {
      const [found] = await access.run((queries) => {
        const spots = queries
          .select({
            nis: listings.nis,
            offers: sql`count(*)`.as("offers"),
            surplus: sql`sum(${listings.energy})`.as("surplus"),
          })
          .from(listings)
          .where(seenBy(filter, viewer))
          .groupBy(listings.nis)
          .as("spots");
        // As one text: a row for each of hundreds of municipalities costs more to read than to find.
        const told = sql<
          [string, number, number][] | null
        >`json_agg(json_build_array(${spots.nis}, ${spots.offers}, ${spots.surplus}) order by ${spots.nis})`;
        return queries.select({ told }).from(spots);
      });
      return (found?.told ?? []).map(([nis, offers, surplus]) => ({ nis, offers, surplus }));
    },
    async findPublic(id) {
      if (!isStorable(id)) return null;
      const [found] = await rowsOf(and(eq(listings.id, id), isPublicOffer));
      return found ? toOffer(found) : null;
    },
    async offersOf(ids) {
      if (ids.length === 0) return [];
      return (await rowsOf(and(inArray(listings.id, [...ids]), eq(listings.side, "offer")))).map(toOffer);
    },
    async findRequest(id) {
      if (!isStorable(id)) return null;
      const [found] = await rowsOf(and(eq(listings.id, id), isPublicRequest));
      return found ? toRequest(found) : null;
    },
    async version() {
      const [found] = await access.run((queries) =>
        queries.select({ sum: sql<string>`coalesce(sum(${marketVersions.token}), 0)::text` }).from(marketVersions),
      );
      return found?.sum ?? "";
    },
    async figures() {
      const rows = await access.run((queries) =>
        queries
          .select({
            region: listings.region,
            side: listings.side,
            count: count(),
            energy: sum(listings.energy).mapWith(Number),
            hasDemo: sql<boolean>`bool_or(${listings.isDemo})`,
          })
          .from(listings)
          .where(or(isPublicOffer, isPublicRequest))
          .groupBy(listings.region, listings.side),
      );
      return (["flanders", "brussels"] as const).map((region) => {
        const of = (side: "offer" | "request") => rows.find((row) => row.region === region && row.side === side);
        const [offers, requests] = [of("offer"), of("request")];
        return {
          region,
          offers: offers?.count ?? 0,
          requests: requests?.count ?? 0,
          surplus: offers?.energy ?? 0,
          asked: requests?.energy ?? 0,
          hasDemo: offers?.hasDemo === true || requests?.hasDemo === true,
        };
      });
    },
  };
}
