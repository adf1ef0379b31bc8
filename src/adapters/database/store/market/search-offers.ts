import { and, eq, gte, inArray, lte, notInArray, type SQL, sql } from "drizzle-orm";
import type {
  FitCandidate,
  FitCandidates,
  MapSpot,
  NearestTo,
  OfferFilter,
  OfferOrder,
  OfferPage,
} from "#application/ports/market.ts";
import { OFFERS_COUNTED_MAX } from "#domain/market/listing.ts";
import { blocks, listings, publicOffers } from "../../schema-market.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { fromBytes } from "./listing-rows.ts";

/** The rows of a statement as the driver hands them over. */
const rowsOf = <R>(access: Access, query: SQL): Promise<readonly R[]> =>
  access.run(async (queries) => ((await queries.execute(query)) as unknown as { readonly rows: readonly R[] }).rows);

const number = (value: number): SQL => sql`${value}::double precision`;
const vatFactor = (vat: number): SQL => sql`case when is_liable_for_vat then ${number(1 + vat)} else 1 end`;
/** Rounded to thousandths of a cent, because a kept price lies next to what a consumer pays. */
const paidPrice = (vat: number): SQL => sql`(round(price * ${vatFactor(vat)} * 100000 + 1e-6) / 100000)`;

/** Of the public offers, those that a search finds for this viewer. */
function found(filter: OfferFilter, viewer: string | null, closedRegions: Dependencies["closedRegions"] = []): SQL {
  const { region, nis, technologies, holders, surplusMin, surplusMax, priceMax, vat, isFree } = filter;
  const offer = publicOffers;
  const blocked = sql`select from ${blocks} where uid = ${viewer} and blocked_uid = ${offer.uid}`;
  const conditions = [
    sql`true`,
    closedRegions.length > 0 && notInArray(offer.region, [...closedRegions]),
    region !== null && eq(offer.region, region),
    nis !== null && eq(offer.nis, nis),
    technologies.length > 0 && inArray(offer.technology, [...technologies]),
    holders.length > 0 && inArray(offer.holder, [...holders]),
    surplusMin !== null && gte(offer.energy, surplusMin),
    surplusMax !== null && lte(offer.energy, surplusMax),
    isFree && eq(offer.isGift, true),
    priceMax !== null && sql`(price is null or ${paidPrice(vat)} <= ${number(priceMax)})`,
    viewer !== null && sql`not exists (${blocked})`,
  ];
  return and(...conditions.filter((condition) => condition !== false)) as SQL;
}

function orderOf(order: OfferOrder): SQL {
  const newest = sql`published_at desc, id desc`;
  if (order.by === "newest") return newest;
  if (order.by === "price") return sql`${paidPrice(order.vat)} asc nulls last, ${newest}`;
  const { longitude, latitude } = order.from;
  return sql`place <-> point(${number(longitude)} * cosd(51), ${number(latitude)}), ${newest}`;
}

type Searching = { readonly access: Access; readonly closedRegions: Dependencies["closedRegions"] };

/** One statement, so that ids and total are of one moment. */
export async function pageOfOffers(
  { access, closedRegions }: Searching,
  filter: OfferFilter,
  order: OfferOrder,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  viewer: string | null,
): Promise<OfferPage> {
  const where = found(filter, viewer, closedRegions);
  const [page] = await rowsOf<OfferPage>(
    access,
    sql`select array(select id from ${publicOffers} where ${where} order by ${orderOf(order)} limit ${limit} offset ${offset}) as ids,
      (select count(*)::int from (select from ${publicOffers} where ${where} limit ${OFFERS_COUNTED_MAX + 1}) as counted) as total`,
  );
  return page ?? { ids: [], total: 0 };
}

export async function countOffers(
  { access, closedRegions }: Searching,
  filter: OfferFilter,
  viewer: string | null,
): Promise<number> {
  const [counted] = await rowsOf<{ readonly count: number }>(
    access,
    sql`select count(*)::int as count from ${publicOffers} where ${found(filter, viewer, closedRegions)}`,
  );
  return counted?.count ?? 0;
}

export const spotsOf = (
  { access, closedRegions }: Searching,
  filter: OfferFilter,
  viewer: string | null,
): Promise<readonly MapSpot[]> =>
  rowsOf<MapSpot>(
    access,
    sql`select nis, count(*)::int as offers, ${wholeEnergy} as surplus from ${publicOffers}
      where ${found(filter, viewer, closedRegions)} group by nis order by nis`,
  );

/** In whole watt-hours: their sum is the same in whatever order they are added up. */
const wholeEnergy = sql`sum((energy * 1000)::bigint)::double precision / 1000`;

type RegionTotals = {
  readonly side: "offer" | "request";
  readonly region: string;
  readonly count: number;
  readonly energy: number;
  readonly hasDemo: boolean;
};

/** What the offers and the requests of each region come to that everybody may see. */
export function totalsOf({ access, closedRegions = [] }: Searching): Promise<readonly RegionTotals[]> {
  const totals = sql`region, count(*)::int as count, ${wholeEnergy} as energy, bool_or(is_demo) as "hasDemo"`;
  const isOpen = closedRegions.length === 0 ? sql`true` : notInArray(publicOffers.region, [...closedRegions]);
  return rowsOf<RegionTotals>(
    access,
    sql`select 'offer' as side, ${totals} from ${publicOffers} where ${isOpen} group by region
      union all select 'request', ${totals} from ${listings}
      where side = 'request' and state = 'published' and moderation <> 'hidden' group by region`,
  );
}

/**
 * What an offer would leave a buyer: what both profiles have in common, times what a kWh leaves it, less fees. Taxicab distance
 * is what either has and the other has not. An open price lies where both sides gain the same, unless the seller's lowest is higher.
 */
function gainOf({ seasonalProfile, energyPrice, vatBorne, fee, platformFee }: NearestTo): SQL {
  const total = seasonalProfile.reduce((sum, energy) => sum + energy, 0);
  const profile = sql`${`(${seasonalProfile.join(",")})`}::cube`;
  const shared = sql`(profile_energy + ${number(total)} - (seasonal_profile <#> ${profile})) / 2`;
  const [price, vat, own] = [number(energyPrice), vatFactor(vatBorne), number(fee)];
  const isDivided = sql`is_open and (price is null or price < (injection_price + ${price}) / (1 + ${vat}))`;
  return sql`${shared}
      * case when ${isDivided} then (${price} - ${vat} * injection_price) / (1 + ${vat}) else ${price} - ${vat} * coalesce(price, 0) end
    - case when ${isDivided} then (${own} + ${vat} * (fee + ${number(platformFee)})) / (1 + ${vat}) else ${own} end`;
}

type CandidateRow = Omit<FitCandidate, "sample"> & {
  readonly sample: string;
  readonly gaining: number;
  readonly losing: number;
};

/** Those that promise this buyer most, the best first. */
export async function bestForBuyer(
  { access, closedRegions }: Searching,
  filter: OfferFilter,
  viewer: string | null,
  nearest: NearestTo,
): Promise<FitCandidates> {
  // A sample as text: the embedded database would hand over its bytes digit by digit.
  const rows = await rowsOf<CandidateRow>(
    access,
    sql`with weighed as materialized (
        select id, ${gainOf(nearest)} as gain from ${publicOffers} where ${found(filter, viewer, closedRegions)}
      ), best as (select id, gain from weighed order by gain desc, id limit ${nearest.max})
      select id, holder, is_demo as "isDemo", coalesce((details -> 'isVatExempt')::boolean, false) as "isVatExempt",
        details -> 'price' as price, (details ->> 'injectionPrice')::double precision as "injectionPrice",
        (details ->> 'fee')::double precision as fee, encode(sample, 'base64') as sample, gaining, losing
      from best join ${listings} using (id) cross join (
        select count(*) filter (where gain > 0)::int as gaining, count(*) filter (where gain <= 0)::int as losing from weighed
      ) as counted
      order by gain desc, id`,
  );
  const [{ gaining, losing } = { gaining: 0, losing: 0 }] = rows;
  const candidates = rows.map(({ gaining: _gaining, losing: _losing, sample, ...row }) => ({
    ...row,
    sample: fromBytes(Buffer.from(sample, "base64")),
  }));
  return { candidates, gaining, losing };
}
