import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { sharedRead } from "#adapters/database/shared-read.ts";
import { OUTLINE_PARTS } from "#domain/market/profile-sample.ts";
import { listings } from "../../../schema-market.ts";
import type { Access, Dependencies } from "../../../writing.ts";
import { OfferColumns, type SearchedOffer } from "./offer-columns.ts";

/** How many rows one statement reads: whoever is served meanwhile waits for no more than that. */
const CHUNK = 2000;
/** More changes than these are read as all offers are, a chunk at a time. */
const CHANGES_MAX = 5000;
/** What was removed is told for a day (`remove-old-listings.ts`). */
const TOLD_MS = 12 * 3_600_000;

const changedIn = sql`${listings}.changed_in`;
/** All transactions before this one have ended, so that what they changed was read. */
const horizon = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;

// As one text: a row for each of thousands of offers costs more to read than to find.
const columns = sql`json_build_object(
  'id', ${listings.id}, 'changedIn', ${changedIn}::text::bigint, 'region', ${listings.region}, 'nis', ${listings.nis},
  'longitude', ${listings.longitude}, 'latitude', ${listings.latitude}, 'holder', ${listings.holder},
  'technology', coalesce(${listings.technology}, ''), 'energy', ${listings.energy}, 'isGift', ${listings.isGift},
  'price', ${listings.price}, 'injectionPrice', coalesce((${listings.details} ->> 'injectionPrice')::double precision, 0),
  'isLiable', ${listings.holder} = 'company' and ${listings.details} ->> 'isVatExempt' is distinct from 'true',
  'isDemo', ${listings.isDemo}, 'publishedAt', coalesce(extract(epoch from ${listings.publishedAt}) * 1000, 0),
  'outline', encode(array_send(${listings.outline}), 'base64'))`;
type OfferText = Omit<SearchedOffer, "outline"> & { readonly outline: string | null };

/** Of an array as PostgreSQL sends it: a head, and a length before each number. */
const [HEAD_BYTES, NUMBER_BYTES, LENGTH_BYTES] = [20, 8, 4];

function toSearched({ outline, ...offer }: OfferText): SearchedOffer {
  if (outline === null) return { ...offer, outline };
  const bytes = Buffer.from(outline, "base64");
  const numbers = Float32Array.from({ length: OUTLINE_PARTS }, (_, part) =>
    bytes.readFloatBE(HEAD_BYTES + part * NUMBER_BYTES + LENGTH_BYTES),
  );
  return { ...offer, outline: numbers };
}

type Changes = {
  readonly horizon: string;
  /** An id alone is that of an offer which not everybody may see. */
  readonly changed: readonly (OfferText | string)[];
  readonly removed: readonly string[];
};

/** The offers that everybody may see, as they are when somebody asks: also what another process changed just before. */
export function followOffers(access: Access, { clock }: Pick<Dependencies, "clock">, isSeen: SQL | undefined) {
  let known: { readonly offers: OfferColumns; readonly horizon: string; readonly readAt: number } | null = null;

  async function readChanges(since: string, max: number | null): Promise<Changes> {
    const [found] = await access.run((queries) => {
      const rows = queries
        .select({ told: sql`case when ${isSeen} then ${columns} else to_json(${listings.id}) end`.as("told") })
        .from(listings)
        .where(and(eq(listings.side, "offer"), sql`${changedIn} >= ${since}::xid8`));
      const changed = max === null ? rows.as("changed") : rows.limit(max).as("changed");
      return queries
        .select({
          horizon,
          changed: sql<Changes["changed"]>`(select coalesce(json_agg(told), '[]'::json) from ${changed})`,
          removed: sql<
            Changes["removed"]
          >`(select coalesce(json_agg(id), '[]'::json) from removed_offers where removed_in >= ${since}::xid8)`,
        })
        .from(sql`(select 1) as one`);
    });
    if (!found) throw new RangeError("One row tells what changed.");
    return found;
  }

  function apply(offers: OfferColumns, { changed, removed }: Changes): void {
    for (const offer of changed) {
      if (typeof offer === "string") offers.remove(offer);
      else offers.put(toSearched(offer));
    }
    for (const id of removed) offers.remove(id);
  }

  async function readAll() {
    const readAt = clock.now().getTime();
    const [begun] = await access.run((queries) => queries.select({ horizon }).from(sql`(select 1) as one`));
    const offers = new OfferColumns();
    for (let last = "", isWhole = false; !isWhole; ) {
      const rows = await access.run((queries) =>
        queries
          .select({ id: listings.id, offer: columns as SQL<OfferText> })
          .from(listings)
          .where(and(isSeen, gt(listings.id, last)))
          .orderBy(asc(listings.id))
          .limit(CHUNK),
      );
      for (const { offer } of rows) offers.put(toSearched(offer));
      last = rows.at(-1)?.id ?? last;
      isWhole = rows.length < CHUNK;
    }
    // What changed while they were read.
    const changes = await readChanges(begun?.horizon ?? "0", null);
    apply(offers, changes);
    return { offers, horizon: changes.horizon, readAt };
  }

  return sharedRead(async (): Promise<OfferColumns> => {
    const readAt = clock.now().getTime();
    if (known === null || readAt - known.readAt > TOLD_MS) {
      known = await readAll();
      return known.offers;
    }
    const changes = await readChanges(known.horizon, CHANGES_MAX + 1);
    if (changes.changed.length > CHANGES_MAX) known = await readAll();
    else {
      apply(known.offers, changes);
      known = { offers: known.offers, horizon: changes.horizon, readAt };
    }
    return known.offers;
  });
}
