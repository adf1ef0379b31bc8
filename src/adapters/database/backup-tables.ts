import { sql } from "drizzle-orm";
import { BackupFault } from "./backup-lines.ts";
import type { Queries } from "./database.ts";

export async function refuseUnlessEmpty(queries: Queries, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const [found] = await rowsOf(queries, sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (found) throw new BackupFault(`The database is not empty: there are rows in ${table}.`);
  }
}

/** Tables that others point at come first. */
export async function tablesInOrder(queries: Queries): Promise<string[]> {
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
