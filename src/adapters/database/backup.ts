import { sql } from "drizzle-orm";
import type { Database, Queries } from "./database.ts";
import { migrations } from "./migrations.ts";

const ROWS_AT_ONCE = 500;

type Line =
  | { readonly backup: 1; readonly migrations: readonly string[]; readonly at: string }
  | { readonly table: string; readonly row: Record<string, unknown> }
  | { readonly end: true; readonly rows: number };

/** Lines of a backup that does not hold together, told in words. */
export class BackupFault extends Error {}

/** Every row of every table as lines of JSON, seen at one moment. The same lines fit both databases. */
export async function writeBackup(
  database: Database,
  at: Date,
  write: (line: string) => Promise<void>,
): Promise<number> {
  return database.transaction(async (queries) => {
    await queries.execute(sql`set transaction isolation level repeatable read, read only`);
    const tell = (line: Line) => write(`${JSON.stringify(line)}\n`);
    await tell({ backup: 1, migrations: migrations.map(({ name }) => name), at: at.toISOString() });
    let rows = 0;
    for (const table of await tablesInOrder(queries)) {
      for (let from = 0; ; from += ROWS_AT_ONCE) {
        const found = await rowsOf<{ row: Record<string, unknown> }>(
          queries,
          sql`select row_to_json(t) as row from ${sql.identifier(table)} t order by tableoid, ctid limit ${ROWS_AT_ONCE} offset ${from}`,
        );
        for (const { row } of found) await tell({ table, row });
        rows += found.length;
        if (found.length < ROWS_AT_ONCE) break;
      }
    }
    await tell({ end: true, rows });
    return rows;
  });
}

/** Puts a backup into a database that is still empty: all of it or nothing. */
export async function readBackup(database: Database, lines: AsyncIterable<string>): Promise<number> {
  return database.transaction(async (queries) => {
    const tables = await tablesInOrder(queries);
    await refuseUnlessEmpty(queries, tables);
    let rows = 0;
    let isWhole = false;
    let isBegun = false;
    for await (const text of lines) {
      if (text.trim() === "") continue;
      const line = parseLine(text);
      if ("backup" in line) {
        isBegun = true;
        const unknown = line.migrations.filter((name) => !migrations.some((own) => own.name === name));
        if (unknown.length > 0)
          throw new BackupFault(`The backup is of a newer version: it knows ${unknown.join(", ")}.`);
      } else if (!isBegun) {
        throw new BackupFault("This file is no backup.");
      } else if ("table" in line) {
        if (!tables.includes(line.table))
          throw new BackupFault(`The backup has rows for ${line.table}, a table we do not know.`);
        const table = sql.identifier(line.table);
        await queries.execute(
          sql`insert into ${table} overriding system value select * from json_populate_record(null::${table}, ${JSON.stringify(line.row)}::json)`,
        );
        rows += 1;
      } else {
        isWhole = line.rows === rows;
      }
    }
    if (!isWhole) throw new BackupFault("The backup is cut off: its last line is missing or counts other rows.");
    await restartCounters(queries);
    return rows;
  });
}

function parseLine(text: string): Line {
  try {
    return JSON.parse(text) as Line;
  } catch {
    throw new BackupFault("A line of the backup cannot be read: the file is damaged or no backup.");
  }
}

async function refuseUnlessEmpty(queries: Queries, tables: readonly string[]): Promise<void> {
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

async function restartCounters(queries: Queries): Promise<void> {
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

const rowsOf = async <R extends Record<string, unknown>>(queries: Queries, query: ReturnType<typeof sql>) =>
  ((await queries.execute(query)) as { rows: R[] }).rows;
