import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { Unavailable } from "#application/ports/unavailable.ts";
import { asTold, type Database, type Queries, withRetries } from "./database.ts";
import { migrate } from "./migrate.ts";

const CONNECT_MS = 3_000;
const STATEMENT_MS = 20_000;
const CONNECTIONS_MAX = 10;

type PostgresChoice = { readonly url: string; onTrouble?(error: unknown): void };

/**
 * A pool of connections to a PostgreSQL server. The server need not be up: tables are brought up to date before the
 * first work that finds it there, and each work says Unavailable until then.
 */
export function openPostgres({ url, onTrouble = () => {} }: PostgresChoice): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
  });
  // An idle connection that breaks would otherwise end the process.
  pool.on("error", onTrouble);
  const queries = drizzle({ client: pool }) as unknown as Queries;

  let isMigrated = false;
  let migrating: Promise<void> | null = null;
  async function ready(): Promise<void> {
    if (isMigrated) return;
    migrating ??= migrateOnce().finally(() => {
      migrating = null;
    });
    await migrating;
  }
  async function migrateOnce(): Promise<void> {
    const client = await pool.connect();
    try {
      await migrate({
        execute: (sql) => client.query(sql),
        rows: async (sql, values = []) => (await client.query(sql, [...values])).rows,
      });
      isMigrated = true;
    } finally {
      client.release();
    }
  }

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      await ready();
      return await work();
    } catch (error) {
      const told = asTold(error);
      if (told instanceof Unavailable) onTrouble(told);
      throw told;
    }
  }

  return {
    kind: "postgres",
    run: (work) => guarded(() => work(queries)),
    transaction: (work) => guarded(() => withRetries(() => queries.transaction((inside) => work(inside as Queries)))),
    async ping() {
      await guarded(() => pool.query("select 1"));
    },
    close: () => pool.end(),
  };
}
