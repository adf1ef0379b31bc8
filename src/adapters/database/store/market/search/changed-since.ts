import { type SQL, sql } from "drizzle-orm";

/** How far a statement reads. The table is another one after a restore, after a failover, or when it was emptied at once. */
export type ReadPoint = { readonly snapshot: string; readonly table: string; readonly readAt: number };

/**
 * A promoted standby has the same files and gives the numbers of lost transactions again, on a timeline of its own. In recovery
 * a snapshot does not name the transactions that are open, so that nothing can be continued from it.
 */
const timeline = sql`case when pg_is_in_recovery() then gen_random_uuid()::text
  else left(pg_walfile_name(pg_current_wal_lsn()), 8) end`;

export const readPointColumns = sql`pg_current_snapshot()::text as snapshot,
  pg_relation_filenode('listings') || ' ' || (select oid from pg_database where datname = current_database())
    || ' ' || ${timeline} as "table"`;

/**
 * Whether a row was stamped by a transaction that had not ended when that snapshot was taken. A stamp that this server has not
 * given yet comes from another one, with the row: whoever changes the row replaces it.
 */
export const changedSince = (stamp: SQL, snapshot: string): SQL =>
  sql`(${stamp} >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and ${stamp} < pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(${stamp}, ${snapshot}::pg_snapshot))`;

/** Removals are told for a day (`remove-old-listings.ts`). */
const UNREAD_MAX_MS = 12 * 3_600_000;

/** Whether what was read then can be brought up to date, so that not all of it must be read anew. */
export const canBeContinued = (known: ReadPoint, now: ReadPoint): boolean =>
  known.table === now.table &&
  now.readAt - known.readAt <= UNREAD_MAX_MS &&
  BigInt(xminOf(known)) <= BigInt(xminOf(now));

/** All transactions before this one had ended. In the place of a server there may be another, which counts from lower on. */
export const xminOf = ({ snapshot }: ReadPoint): string => snapshot.split(":")[0] ?? "";
