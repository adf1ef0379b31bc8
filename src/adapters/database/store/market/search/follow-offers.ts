import { type SQL, sql } from "drizzle-orm";
import { sharedRead } from "#adapters/database/store/shared-read.ts";
import { isLiableForVat } from "#domain/market/consumer-price.ts";
import { OUTLINE_PARTS } from "#domain/market/profile-sample.ts";
import { listings } from "../../../schema-market.ts";
import type { Access, Dependencies } from "../../../writing.ts";
import { canBeContinued, changedSince, type ReadPoint, readPointColumns, xminOf } from "./changed-since.ts";
import { OfferColumns, type SearchedOffer } from "./offer-columns.ts";
import { rowsOf } from "./rows-of.ts";

/** How many rows one statement reads: whoever is served meanwhile waits for no more than that. */
const CHUNK = 500;

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
  outline: outline === null ? null : toOutline(Buffer.from(outline, "base64")),
});

/** Null for one that is cut otherwise than ours: it counts as not worked out. */
function toOutline(bytes: Buffer): Float32Array | null {
  if (bytes.length !== HEAD_BYTES + OUTLINE_PARTS * NUMBER_BYTES) return null;
  const outline = new Float32Array(OUTLINE_PARTS);
  for (let part = 0; part < OUTLINE_PARTS; part += 1)
    outline[part] = bytes.readFloatBE(HEAD_BYTES + part * NUMBER_BYTES + LENGTH_BYTES);
  return outline;
}

type Place = Pick<OfferRow, "id" | "changedIn">;
/** Not lower: of all bounds, it is at this one that PostgreSQL begins to read its index. */
const startOf = (since: ReadPoint): Place => ({ id: "", changedIn: xminOf(since) });

type Changes = {
  readonly point: ReadPoint;
  readonly removed: readonly string[];
  /** At most a chunk of them. */
  readonly changed: readonly (OfferRow & { readonly isPublic: boolean })[];
};
type ChangedRow = (Changes["changed"][number] | { readonly id: null }) &
  Omit<ReadPoint, "readAt"> &
  Pick<Changes, "removed">;

/** The offers that everybody may see, as they are when somebody asks: also what another process changed just before. */
export function followOffers(
  access: Access,
  { clock }: Pick<Dependencies, "clock">,
  isPublic: SQL | undefined,
): () => Promise<OfferColumns> {
  let known: { readonly offers: OfferColumns; readonly point: ReadPoint } | null = null;
  const now = () => clock.now().getTime();

  async function readChanges(since: ReadPoint, after = startOf(since)): Promise<Changes> {
    const readAt = now();
    const changed = sql`select ${columns}, ${isPublic} as "isPublic" from ${listings}
      where side = 'offer' and ${changedSince(sql`changed_in`, since.snapshot)}
        and (changed_in, id) > (${after.changedIn}::xid8, ${after.id})
      order by changed_in, id limit ${CHUNK}`;
    const rows = await rowsOf<ChangedRow>(
      access,
      sql`select offer.*, ${readPointColumns},
          array(select id from removed_listings where ${changedSince(sql`removed_in`, since.snapshot)}) as removed
        from (select 1) as one left join (${changed}) as offer on true`,
    );
    const [first] = rows;
    if (!first) throw new RangeError("One row at least tells how far was read.");
    const point = { snapshot: first.snapshot, table: first.table, readAt };
    return { point, removed: first.removed, changed: rows.flatMap((row) => (row.id === null ? [] : [row])) };
  }

  /** Goes on from the first of these changes to the last. Those that come meanwhile are read the next time. */
  async function apply(offers: OfferColumns, since: ReadPoint, first: Changes): Promise<void> {
    // What was removed and put back stands among what changed.
    for (const id of first.removed) offers.remove(id);
    for (let { changed } = first; ; ) {
      for (const row of changed) {
        if (row.isPublic) offers.put(toSearched(row));
        else offers.remove(row.id);
      }
      const last = changed.at(-1);
      if (!last || changed.length < CHUNK) return;
      changed = (await readChanges(since, last)).changed;
    }
  }

  async function readAll() {
    const readAt = now();
    const [begun] = await rowsOf<Omit<ReadPoint, "readAt">>(access, sql`select ${readPointColumns}`);
    if (!begun) throw new RangeError("One row tells from where on changes count.");
    const offers = new OfferColumns();
    for (let last = "", isWhole = false; !isWhole; ) {
      const rows = await rowsOf<OfferRow>(
        access,
        sql`select ${columns} from ${listings} where ${isPublic} and id > ${last} order by id limit ${CHUNK}`,
      );
      for (const row of rows) offers.put(toSearched(row));
      last = rows.at(-1)?.id ?? last;
      isWhole = rows.length < CHUNK;
    }
    // What changed while they were read.
    const since = { ...begun, readAt };
    const changes = await readChanges(since);
    await apply(offers, since, changes);
    return { offers, point: changes.point };
  }

  return sharedRead(async (): Promise<OfferColumns> => {
    if (known === null) {
      known = await readAll();
      return known.offers;
    }
    const { offers, point } = known;
    const changes = await readChanges(point);
    if (canBeContinued(point, changes.point)) {
      await apply(offers, point, changes);
      known = { offers, point: changes.point };
    } else known = await readAll();
    return known.offers;
  });
}
