import { type SQL, sql } from "drizzle-orm";
import { sharedRead } from "#adapters/database/store/shared-read.ts";
import { isLiableForVat } from "#domain/market/consumer-price.ts";
import { OUTLINE_PARTS } from "#domain/market/profile-sample.ts";
import { listings } from "../../../schema-market.ts";
import type { Access, Dependencies } from "../../../writing.ts";
import { OfferColumns, type SearchedOffer } from "./offer-columns.ts";

/** How many rows one statement reads: whoever is served meanwhile waits for no more than that. */
const CHUNK = 2000;
/** What was removed is told for a day (`remove-old-listings.ts`). */
const TOLD_MS = 12 * 3_600_000;

/** All transactions before this one have ended, so that what they changed was read. */
const horizon = sql`pg_snapshot_xmin(pg_current_snapshot())::text`;

/** Read as they come: for a hundred thousand rows, mapping each column costs more than reading it. */
const columns = sql`id, changed_in::text as "changedIn", region, nis, longitude, latitude, holder, coalesce(technology, '') as technology,
  energy, is_gift as "isGift", price, coalesce((details ->> 'injectionPrice')::double precision, 0) as "injectionPrice",
  details ->> 'isVatExempt' is not distinct from 'true' as "isVatExempt", is_demo as "isDemo",
  coalesce(extract(epoch from published_at)::double precision * 1000, 0) as "publishedAt",
  encode(array_send(outline), 'base64') as outline`;
type OfferRow = Omit<SearchedOffer, "changedIn" | "isLiable" | "outline"> & {
  readonly changedIn: string;
  readonly isVatExempt: boolean;
  readonly outline: string | null;
};

/** Of an array as PostgreSQL sends it: a head, and a length before each number. */
const [HEAD_BYTES, NUMBER_BYTES, LENGTH_BYTES] = [20, 8, 4];

const toSearched = ({ isVatExempt, outline, ...row }: OfferRow): SearchedOffer => ({
  ...row,
  changedIn: Number(row.changedIn),
  isLiable: isLiableForVat({ holder: row.holder, isVatExempt }),
  outline: outline === null ? null : toNumbers(Buffer.from(outline, "base64")),
});

function toNumbers(bytes: Buffer): Float32Array {
  const numbers = new Float32Array(OUTLINE_PARTS);
  for (let part = 0; part < OUTLINE_PARTS; part += 1)
    numbers[part] = bytes.readFloatBE(HEAD_BYTES + part * NUMBER_BYTES + LENGTH_BYTES);
  return numbers;
}

type Reading = { readonly horizon: string; readonly removed: readonly string[]; readonly isSeen: boolean };
type Changes = {
  readonly horizon: string;
  readonly seen: readonly OfferRow[];
  /** Removed, or no longer to be seen by everybody. */
  readonly gone: readonly string[];
};

/**
 * The offers that everybody may see, as they are when somebody asks: also what another process changed just before. More changes
 * than `changesMax` are read as all offers are, a chunk at a time.
 */
export function followOffers(
  access: Access,
  { clock }: Pick<Dependencies, "clock">,
  isSeen: SQL | undefined,
  changesMax = 5000,
): () => Promise<OfferColumns> {
  let known: { readonly offers: OfferColumns; readonly horizon: string; readonly readAt: number } | null = null;

  const rowsOf = <R>(query: SQL): Promise<readonly R[]> =>
    access.run(async (queries) => ((await queries.execute(query)) as unknown as { readonly rows: readonly R[] }).rows);

  /** What was changed by transactions of which not all had ended before. At most so many, where a number is given. */
  async function readChanges(since: string, max: number | null): Promise<Changes> {
    const changed = sql`select ${columns}, ${isSeen} as "isSeen" from ${listings}
      where side = 'offer' and changed_in >= ${since}::xid8 order by changed_in limit ${max}`;
    const rows = await rowsOf<(OfferRow | { readonly id: null }) & Reading>(sql`
      select offer.*, ${horizon} as horizon,
        array(select id from removed_offers where removed_in >= ${since}::xid8) as removed
      from (select 1) as one left join (${changed}) as offer on true`);
    const [first] = rows;
    if (!first) throw new RangeError("One row at least tells how far was read.");
    const seen = rows.flatMap((row) => (row.id !== null && row.isSeen ? [row] : []));
    const hidden = rows.flatMap(({ id, isSeen }) => (id !== null && !isSeen ? [id] : []));
    return { horizon: first.horizon, seen, gone: [...first.removed, ...hidden] };
  }

  function apply(offers: OfferColumns, { seen, gone }: Changes): void {
    for (const row of seen) offers.put(toSearched(row));
    for (const id of gone) offers.remove(id);
  }

  async function readAll() {
    const readAt = clock.now().getTime();
    const [begun] = await rowsOf<Pick<Changes, "horizon">>(sql`select ${horizon} as horizon`);
    const offers = new OfferColumns();
    for (let last = "", isWhole = false; !isWhole; ) {
      const rows = await rowsOf<OfferRow>(sql`
        select ${columns} from ${listings} where ${isSeen} and id > ${last} order by id limit ${CHUNK}`);
      for (const row of rows) offers.put(toSearched(row));
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
    const changes = await readChanges(known.horizon, changesMax + 1);
    const isTooMuch = changes.seen.length + changes.gone.length > changesMax;
    // In the place of this database there is another, such as a restored one, which counts from lower on.
    const isAnother = BigInt(changes.horizon) < BigInt(known.horizon);
    if (isTooMuch || isAnother) known = await readAll();
    else {
      apply(known.offers, changes);
      known = { offers: known.offers, horizon: changes.horizon, readAt };
    }
    return known.offers;
  });
}
