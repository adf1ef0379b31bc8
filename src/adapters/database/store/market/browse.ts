import { and, asc, eq, notInArray, type SQL, sql } from "drizzle-orm";
import type { MarketStore } from "#application/ports/market.ts";
import { toPublicOffer } from "#domain/market/listing.ts";
import { listings, marketVersions } from "../../schema-market.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { isStorable } from "../storable-text.ts";
import { toOffer, toRequest } from "./listing-rows.ts";
import { listingColumns } from "./listings.ts";
import { bestForBuyer, countOffers, pageOfOffers, spotsOf, totalsOf } from "./search-offers.ts";

type Browsing = Pick<
  MarketStore,
  | "browse"
  | "count"
  | "listedOffers"
  | "fitCandidates"
  | "map"
  | "findPublic"
  | "offersOf"
  | "findRequest"
  | "figures"
  | "version"
>;

const isPublished = sql`${listings.side} = 'offer' and ${listings.state} = 'published' and ${listings.moderation} <> 'hidden'`;
/** Whether everybody may see an offer. */
export const areSeenByAll = ({ closedRegions = [] }: Pick<Dependencies, "closedRegions">): SQL | undefined =>
  and(isPublished, closedRegions.length === 0 ? undefined : notInArray(listings.region, [...closedRegions]));
const isPublicRequest = sql`${listings.side} = 'request' and ${listings.state} = 'published' and ${listings.moderation} <> 'hidden'`;
/** One value, however many: a statement with one for each takes the longer to write. */
const isAmong = (ids: readonly string[]): SQL => sql`${listings.id} = any(${sql.param(ids)}::text[])`;

export function openBrowsing(access: Access, { closedRegions = [] }: Dependencies): Browsing {
  const isPublicOffer = areSeenByAll({ closedRegions });
  const searching = { access, closedRegions };
  const rowsOf = (where: SQL | undefined) =>
    access.run(async (queries) => queries.select(listingColumns).from(listings).where(where).orderBy(asc(listings.id)));

  return {
    browse: (filter, order, page, viewer) => pageOfOffers(searching, filter, order, page, viewer),
    count: (filter, viewer) => countOffers(searching, filter, viewer),
    fitCandidates: (filter, viewer, nearest) => bestForBuyer(searching, filter, viewer, nearest),
    map: (filter, viewer) => spotsOf(searching, filter, viewer),
    async listedOffers(ids) {
      if (ids.length === 0) return [];
      const rows = await access.run(async (queries) =>
        queries
          .select({ ...listingColumns, dayShape: listings.dayShape })
          .from(listings)
          .where(and(isPublicOffer, isAmong(ids))),
      );
      return rows.map(({ dayShape, ...row }) => ({ ...toPublicOffer(toOffer(row)), dayShape }));
    },
    async findPublic(id) {
      if (!isStorable(id)) return null;
      const [found] = await rowsOf(and(eq(listings.id, id), isPublicOffer));
      return found ? toOffer(found) : null;
    },
    async offersOf(ids) {
      if (ids.length === 0) return [];
      return (await rowsOf(and(isAmong(ids), eq(listings.side, "offer")))).map(toOffer);
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
      const totals = await totalsOf(searching);
      return (["flanders", "brussels"] as const).map((region) => {
        const [offered, asked] = (["offer", "request"] as const).map((side) =>
          totals.find((total) => total.side === side && total.region === region),
        );
        return {
          region,
          offers: offered?.count ?? 0,
          requests: asked?.count ?? 0,
          surplus: offered?.energy ?? 0,
          asked: asked?.energy ?? 0,
          hasDemo: offered?.hasDemo === true || asked?.hasDemo === true,
        };
      });
    },
  };
}
