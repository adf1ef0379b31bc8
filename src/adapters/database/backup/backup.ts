import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Database, errorCode, type Queries } from "../database.ts";
import { migrations } from "../migrations.ts";
import { BackupFault, type Frame, type Row, rowsIn, withHead } from "./backup-lines.ts";
import {
  applyMigration,
  refuseUnlessEmpty,
  replaceTables,
  restartCounters,
  rowsOf,
  tablesToKeep,
} from "./backup-tables.ts";

const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 1_000_000;
const PROGRESS_ROWS = 50_000;

/** Told after every so many rows of a table, and at its end. */
export type BackupProgress = { readonly table: string; readonly rows: number; readonly isWhole: boolean };
type OnProgress = (progress: BackupProgress) => void;

/** Every row of every table as lines of JSON, seen at one moment. The same lines fit both databases. */
export async function writeBackup(
  database: Database,
  at: Date,
  write: (lines: string) => Promise<void>,
  onProgress: OnProgress = () => {},
): Promise<number> {
  return database.transaction(
    async (queries) => {
      await queries.execute(sql`set transaction isolation level repeatable read, read only`);
      // Rows in the order in which they lie: otherwise a scan begins where another one just is.
      await queries.execute(sql`set local synchronize_seqscans = off`);
      const hash = createHash("sha256");
      const writeHashed = (lines: string) => {
        hash.update(lines);
        return write(lines);
      };
      const lineOf = (frame: Frame) => `${JSON.stringify(frame)}\n`;
      await writeHashed(lineOf({ backup: 1, migrations: migrations.map(({ name }) => name), at: at.toISOString() }));
      let rows = 0;
      for (const table of await tablesToKeep(queries))
        rows += await writeTable(queries, table, writeHashed, onProgress);
      await write(lineOf({ end: true, rows, sha256: hash.digest("hex") }));
      return rows;
    },
    { isLong: true },
  );
}

async function writeTable(
  queries: Queries,
  table: string,
  write: (lines: string) => Promise<void>,
  onProgress: OnProgress,
): Promise<number> {
  const begin = `{"table":${JSON.stringify(table)},"row":`;
  await queries.execute(
    sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as json from ${sql.identifier(table)} t`,
  );
  let rows = 0;
  for (;;) {
    const found = await rowsOf<{ json: string }>(queries, sql.raw(`fetch ${ROWS_AT_ONCE} from backup_rows`));
    // Not parsed on the way: a number may have more digits than JavaScript keeps.
    if (found.length > 0) await write(found.map(({ json }) => `${begin}${json.replaceAll("\n", " ")}}\n`).join(""));
    rows += found.length;
    if (found.length < ROWS_AT_ONCE) break;
    if (rows % PROGRESS_ROWS === 0) onProgress({ table, rows, isWhole: false });
  }
  await queries.execute(sql`close backup_rows`);
  onProgress({ table, rows, isWhole: true });
  return rows;
}

/**
 * Puts a backup into a database that is still empty: all of it or nothing. Rows of an older version go into the tables of that
 * version, which are then brought up to date as they would have been if the site had been updated.
 */
export async function readBackup(
  database: Database,
  lines: AsyncIterable<string>,
  onProgress: OnProgress = () => {},
): Promise<number> {
  const { known, all } = await withHead(lines);
  const [then, since] = [
    migrations.filter(({ name }) => known.has(name)),
    migrations.filter(({ name }) => !known.has(name)),
  ];
  // One that knows more than we do is refused with its first line.
  const isOlder = then.length > 0 && then.length === known.size && since.length > 0;
  return database.transaction(
    async (queries) => {
      await refuseUnlessEmpty(queries, await tablesToKeep(queries));
      if (isOlder) await replaceTables(queries, then);
      const counted = await insertRows(queries, rowsIn(all, await tablesToKeep(queries)), onProgress);
      await restartCounters(queries);
      if (isOlder) for (const migration of since) await applyMigration(queries, migration);
      return counted;
    },
    { isLong: true },
  );
}

async function insertRows(queries: Queries, rows: AsyncIterable<Row>, onProgress: OnProgress): Promise<number> {
  let [total, table, inTable, characters] = [0, "", 0, 0];
  let waiting: string[] = [];
  const flush = async (isWhole: boolean) => {
    if (waiting.length > 0) await insertInto(queries, table, waiting);
    const isTold =
      isWhole || Math.floor(inTable / PROGRESS_ROWS) > Math.floor((inTable - waiting.length) / PROGRESS_ROWS);
    if (table !== "" && isTold) onProgress({ table, rows: inTable, isWhole });
    [waiting, characters] = [[], 0];
  };
  for await (const row of rows) {
    if (row.table !== table) {
      await flush(true);
      [table, inTable] = [row.table, 0];
    }
    waiting.push(row.json);
    [total, inTable, characters] = [total + 1, inTable + 1, characters + row.json.length];
    if (waiting.length === ROWS_AT_ONCE || characters > CHARACTERS_AT_ONCE) await flush(false);
  }
  await flush(true);
  return total;
}

async function insertInto(queries: Queries, name: string, rows: readonly string[]): Promise<void> {
  const table = sql.identifier(name);
  try {
    await queries.execute(
      sql`insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, ${`[${rows.join(",")}]`}::json)`,
    );
  } catch (error) {
    const code = errorCode(error) ?? "";
    // Values that do not fit their column, or rows that do not fit each other.
    if (!/^2[23]/.test(code)) throw error;
    throw new BackupFault(`The backup is damaged: rows of ${name} do not fit the table (${code}).`);
  }
}
