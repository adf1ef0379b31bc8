import { sql } from "drizzle-orm";
import type { Queries } from "../database.ts";
import type { Migration } from "../migrations.ts";
import { BackupFault } from "./backup-lines.ts";

export async function refuseUnlessEmpty(queries: Queries, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const [found] = await rowsOf(queries, sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (found) throw new BackupFault(`The database is not empty: there are rows in ${table}.`);
  }
}

/** Tables that others point at come first. */
async function tablesInOrder(queries: Queries): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    queries,
    // A partition's rows are told by the table that it is a part of.
    sql`select tablename as name from pg_tables join pg_class on pg_class.oid = format('%I.%I', schemaname, tablename)::regclass
      where schemaname = 'public' and tablename <> 'migrations' and not relispartition order by tablename`,
  );
  const links = await rowsOf<{ child: string; parent: string }>(
    queries,
    sql`select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'`,
  );
  const ordered: string[] = [];
  const place = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { child, parent } of links) if (child === name && parent !== name) place(parent);
    ordered.push(name);
  };
  for (const { name } of tables) place(name);
  return ordered;
}

/** What only tells running processes that something changed here, and what triggers make of other tables. */
const derived = ["market_versions", "public_offers"];

/** Those that hold what people entrusted to us. */
export const tablesToKeep = async (queries: Queries): Promise<string[]> =>
  (await tablesInOrder(queries)).filter((name) => !derived.includes(name));

/** Puts the tables of an older version in the place of our own, which are empty. */
export async function replaceTables(queries: Queries, then: readonly Migration[]): Promise<void> {
  for (const table of await tablesInOrder(queries))
    await queries.execute(sql`drop table if exists ${sql.identifier(table)} cascade`);
  const functions = await rowsOf<{ name: string }>(
    queries,
    // What an extension brought is its own.
    sql`select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  );
  for (const { name } of functions) await queries.execute(sql.raw(`drop function ${name} cascade`));
  await queries.execute(sql`delete from migrations`);
  for (const migration of then) await applyMigration(queries, migration);
}

/** Inside a transaction. One statement runs them all: the embedded database takes no more than one at a time. */
export async function applyMigration(queries: Queries, migration: Migration): Promise<void> {
  await queries.execute(sql.raw(`do $restore$ begin execute $migration$${migration.sql}$migration$; end $restore$`));
  await queries.execute(sql`insert into migrations (name, applied_at) values (${migration.name}, now())`);
}

export async function restartCounters(queries: Queries): Promise<void> {
  const columns = await rowsOf<{ table_name: string; column_name: string }>(
    queries,
    sql`select table_name, column_name from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table_name: table, column_name: column } of columns) {
    await queries.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce((select max(${sql.identifier(column)}) from ${sql.identifier(table)}), 0) + 1, false)`,
    );
  }
}

export const rowsOf = async <R extends Record<string, unknown>>(queries: Queries, query: ReturnType<typeof sql>) =>
  ((await queries.execute(query)) as { rows: R[] }).rows;
