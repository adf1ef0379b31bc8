import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { Unavailable } from "#application/ports/unavailable.ts";
import { asTold, type Database, errorCode, type Queries, withRetries } from "./database.ts";
import { migrate } from "./migrate.ts";

const CONNECT_MS = 3_000;
const STATEMENT_MS = 20_000;
const CONNECTIONS_MAX = 10;

type PostgresChoice = {
  /** Where the server is. A function is asked before the first use, and again when nobody was there: it may start one. */
  readonly url: string | (() => Promise<string>);
  onTrouble?(error: unknown): void;
};

type Opened = { readonly pool: pg.Pool; readonly queries: Queries };

/**
 * A pool of connections to a PostgreSQL server. The server need not be up: tables are brought up to date before the
 * first work that finds it there, and each work says Unavailable until then.
 */
export function openPostgres({ url, onTrouble = () => {} }: PostgresChoice): Database {
  let opened: Opened | null = null;
  let opening: Promise<Opened> | null = null;
  let isMigrated = false;
  let isSought = true;

  async function open(): Promise<Opened> {
    if (opened && !isSought) return opened;
    opening ??= seek().finally(() => {
      opening = null;
    });
    return opening;
  }
  async function seek(): Promise<Opened> {
    const connectionString = typeof url === "string" ? url : await url();
    opened ??= openPool(connectionString, onTrouble);
    if (!isMigrated) await migrateOnce(opened.pool);
    isMigrated = true;
    isSought = false;
    return opened;
  }

  async function guarded<T>(work: (at: Opened) => Promise<T>): Promise<T> {
    try {
      const at = await open();
      try {
        return await work(at);
      } catch (error) {
        // Nothing was sent yet, so the work may be done again where the server is found.
        if (typeof url === "string" || !isNobodyThere(error)) throw error;
        isSought = true;
        return await work(await open());
      }
    } catch (error) {
      const told = asTold(error);
      if (told instanceof Unavailable) onTrouble(told);
      throw told;
    }
  }

  return {
    kind: "postgres",
    run: (work) => guarded(({ queries }) => work(queries)),
    transaction: (work) =>
      guarded(({ queries }) => withRetries(() => queries.transaction((inside) => work(inside as Queries)))),
    async ping() {
      await guarded(({ pool }) => pool.query("select 1"));
    },
    async close() {
      await opening?.catch(() => null);
      await opened?.pool.end();
    },
  };
}

const isNobodyThere = (error: unknown) => ["ECONNREFUSED", "ENOENT"].includes(errorCode(error) ?? "");

function openPool(connectionString: string, onTrouble: (error: unknown) => void): Opened {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
  });
  // An idle connection that breaks would otherwise end the process.
  pool.on("error", onTrouble);
  return { pool, queries: drizzle({ client: pool }) as unknown as Queries };
}

async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await migrate({
      execute: (sql) => client.query(sql),
      rows: async (sql, values = []) => (await client.query(sql, [...values])).rows,
    });
  } finally {
    client.release();
  }
}
