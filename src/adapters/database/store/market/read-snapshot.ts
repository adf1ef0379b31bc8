import { and, asc, eq, gt, gte, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { MarketSnapshot, SnapshotOf } from "#application/ports/market.ts";
import { MILLISECONDS_PER_DAY } from "#domain/time/calendar-day.ts";
import type { Queries } from "../../database.ts";
import { blocks, listings, proposals } from "../../schema-market.ts";
import { isDealtTo, isFree } from "./free-listings.ts";
import { toOffer, toRequest } from "./listing-rows.ts";
import { listingColumns } from "./listings.ts";
import { OPEN } from "./withdraw-proposals.ts";

/** Whoever let a proposal lapse is not asked the same again within two months. */
const REST_MS = 60 * MILLISECONDS_PER_DAY;

const nobody: MarketSnapshot = { offers: [], requests: [], agreedOffers: [], proposals: [], blocks: [] };

/** Inside a transaction. A part may hold thousands: their ids go as one value, since PostgreSQL takes 65,535. */
export async function readSnapshot(queries: Queries, of: SnapshotOf, now: Date): Promise<MarketSnapshot> {
  const isAsked = and(isFree(queries), "ids" in of ? inArray(listings.id, [...of.ids]) : isDealtTo(of.part));
  if (!("ids" in of) && of.newcomersSince !== null && !(await hasNewcomers(queries, isAsked, of.newcomersSince)))
    return nobody;
  const rows = await queries.select(listingColumns).from(listings).where(isAsked).orderBy(asc(listings.id));
  const ids = "ids" in of ? of.ids : rows.map(({ id }) => id);
  const weighed = await queries
    .select()
    .from(proposals)
    .where(
      and(
        or(isAmong(proposals.offerId, ids), isAmong(proposals.requestId, ids)),
        or(
          inArray(proposals.state, [...OPEN, "accepted", "declined"]),
          and(eq(proposals.state, "lapsed"), gt(proposals.updatedAt, new Date(now.getTime() - REST_MS))),
        ),
      ),
    )
    .orderBy(asc(proposals.id));
  const uids = [...new Set(rows.map(({ uid }) => uid))];
  return {
    offers: rows.filter(({ side }) => side === "offer").map(toOffer),
    requests: rows.filter(({ side }) => side === "request").map(toRequest),
    agreedOffers: await readAgreedOffers(queries, weighed),
    proposals: weighed,
    blocks: await queries
      .select({ uid: blocks.uid, blockedUid: blocks.blockedUid })
      .from(blocks)
      .where(or(isAmong(blocks.uid, uids), isAmong(blocks.blockedUid, uids))),
  };
}

async function hasNewcomers(queries: Queries, isAsked: SQL | undefined, since: Date): Promise<boolean> {
  const [found] = await queries
    .select({ id: listings.id })
    .from(listings)
    .where(and(isAsked, gte(listings.updatedAt, since)))
    .limit(1);
  return found !== undefined;
}

async function readAgreedOffers(queries: Queries, weighed: MarketSnapshot["proposals"]) {
  const ids = weighed.filter(({ state }) => state === "accepted").map(({ offerId }) => offerId);
  const rows = await queries
    .select(listingColumns)
    .from(listings)
    .where(
      and(
        isAmong(listings.id, ids),
        inArray(listings.state, ["published", "reserved", "contracted"]),
        ne(listings.moderation, "hidden"),
      ),
    );
  return rows.map(toOffer);
}

type TextColumn =
  | typeof listings.id
  | typeof proposals.offerId
  | typeof proposals.requestId
  | typeof blocks.uid
  | typeof blocks.blockedUid;
const isAmong = (column: TextColumn, values: readonly string[]): SQL =>
  sql`${column} in (select value from json_array_elements_text(${JSON.stringify(values)}::json))`;
