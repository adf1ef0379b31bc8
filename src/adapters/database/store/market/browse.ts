import { and, asc, eq, gt, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { FitCandidate, MarketStore, OfferFilter } from "#application/ports/market.ts";
import { type Offer, toPublicOffer } from "#domain/market/listing.ts";
import { shapeOf } from "#domain/market/profile-sample.ts";
import { blocks, listings, marketVersions } from "../../schema-market.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { isStorable } from "../storable-text.ts";
import { openCandidateMemory } from "./candidate-memory.ts";
import { fromBytes, type ListingRow, toOffer, toRequest } from "./listing-rows.ts";
import { listingColumns } from "./listings.ts";
import { saveShapes } from "./save-shapes.ts";
import { followOffers } from "./search/follow-offers.ts";
import { followRequestTotals } from "./search/follow-request-totals.ts";
import type { Search } from "./search/rows-among.ts";
import { nearestOffers, pageOfOffers, spotsOf } from "./search/search-offers.ts";

type Browsing = Pick<
  MarketStore,
  | "browse"
  | "listedOffers"
  | "fitCandidates"
  | "withoutShape"
  | "saveShapes"
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
/** One value, however many: a statement with one for each takes the longer to write. */
const isAmong = (ids: readonly string[]): SQL => sql`${listings.id} = any(${sql.param(ids)}::text[])`;
const CHUNK = 1000;
/** Samples that one process remembers: four kilobytes each, and far quicker than asking the database again. */
const KEPT_SAMPLES_MAX = 12_000;

// The embedded database hands bytes over digit by digit; as one text, a thousand samples come ten times sooner.
const sampleText = sql<string>`encode(${listings.sample}, 'base64')`;
/** Only of those whose shape is not known: four kilobytes each. */
const unshapedText = sql<string | null>`case when ${listings.dayShape} is null then ${sampleText} end`;
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
  const candidates = openCandidateMemory(KEPT_SAMPLES_MAX, readCandidates);
  const currentOffers = followOffers(access, dependencies, isPublicOffer);
  const currentRequestTotals = followRequestTotals(access, dependencies, isPublicRequest);

  async function hiddenFrom(viewer: string | null): Promise<ReadonlySet<string>> {
    if (viewer === null) return new Set();
    const blocked = sql`${listings.uid} in (select ${blocks.blockedUid} from ${blocks} where ${blocks.uid} = ${viewer})`;
    return new Set(await idsOf(and(eq(listings.side, "offer"), blocked)));
  }
  const searchOf = async (filter: OfferFilter, viewer: string | null): Promise<Search> => ({
    filter,
    hidden: await hiddenFrom(viewer),
  });

  const rowsOf = (where: SQL | undefined) =>
    access.run(async (queries) => queries.select(listingColumns).from(listings).where(where).orderBy(asc(listings.id)));
  const idsOf = (where: SQL | undefined) =>
    access.run(async (queries) => {
      const rows = await queries.select({ id: listings.id }).from(listings).where(where);
      return rows.map(({ id }) => id);
    });

  async function readCandidates(ids: readonly string[]) {
    const read: { readonly offer: FitCandidate; readonly changedIn: number }[] = [];
    for (let from = 0; from < ids.length; from += CHUNK) {
      const rows = await access.run((queries) =>
        queries
          .select({ ...candidateColumns, sample: sampleText, changedIn: listings.changedIn })
          .from(listings)
          .where(isAmong(ids.slice(from, from + CHUNK))),
      );
      read.push(...rows.map((row) => ({ offer: candidateOf(row), changedIn: row.changedIn })));
    }
    return read;
  }

  return {
    async browse(filter, order, page, viewer) {
      const search = await searchOf(filter, viewer);
      return pageOfOffers(await currentOffers(), search, order, page);
    },
    async listedOffers(ids) {
      if (ids.length === 0) return [];
      const rows = await access.run(async (queries) =>
        queries
          .select({ ...listingColumns, dayShape: listings.dayShape, unshaped: unshapedText })
          .from(listings)
          .where(and(isPublicOffer, isAmong(ids))),
      );
      return rows.map(({ dayShape, unshaped, ...row }) => ({
        ...toPublicOffer(toOffer(row)),
        dayShape: dayShape ?? shapeOf(fromText(unshaped ?? "")).dayShape,
      }));
    },
    async fitCandidates(filter, viewer, nearest) {
      const [search, offers, buyer] = await Promise.all([searchOf(filter, viewer), currentOffers(), nearest]);
      return candidates(nearestOffers(offers, search, buyer));
    },
    withoutShape: (after, max) =>
      access.run(async (queries) => {
        const rows = await queries
          .select({ id: listings.id, sample: sampleText, changedIn: listings.changedIn })
          .from(listings)
          .where(and(or(isNull(listings.outline), isNull(listings.dayShape)), gt(listings.id, after)))
          .orderBy(asc(listings.id))
          .limit(max);
        return rows.map((row) => ({ ...row, sample: fromText(row.sample) }));
      }),
    saveShapes: (shapes) => saveShapes(access, shapes),
    async map(filter, viewer) {
      const search = await searchOf(filter, viewer);
      return spotsOf(await currentOffers(), search);
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
      const [offers, requests] = await Promise.all([currentOffers(), currentRequestTotals()]);
      return (["flanders", "brussels"] as const).map((region) => {
        const offered = offers.totalsOf(region);
        const asked = requests.find((row) => row.region === region);
        return {
          region,
          offers: offered.count,
          requests: asked?.count ?? 0,
          surplus: offered.energy,
          asked: asked?.energy ?? 0,
          hasDemo: offered.hasDemo || asked?.hasDemo === true,
        };
      });
    },
  };
}
