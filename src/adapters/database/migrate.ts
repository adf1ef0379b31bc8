import { type Migration, migrations } from "./migrations.ts";

/** One connection: what is asked on it happens in its transaction. */
export type Connection = {
  execute(sql: string): Promise<unknown>;
  rows(sql: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
};

// Any number that is ours alone: several servers that start together take turns.
const LOCK = 7_263_001;
// Whoever waits for a table lets everybody else wait behind it, so a migration gives up soon and is tried again.
const LOCK_MS = 3_000;

/**
 * Brings the tables up to date. Each migration is applied once, whole or not at all. Nothing outlives a transaction: a
 * pooler such as PgBouncer may give each one another connection. Tables that are up to date are only read, so that a
 * server that takes no writes will do.
 */
export async function migrate(connection: Connection, all: readonly Migration[] = migrations): Promise<string[]> {
  const known = await namesApplied(connection);
  const applied: string[] = [];
  if (known === null) {
    await inTurn(connection, () =>
      connection.execute(
        "create table if not exists migrations (name text primary key, applied_at timestamptz not null)",
      ),
    );
  }
  for (const { name, sql } of all) {
    if (known?.has(name)) continue;
    try {
      await inTurn(connection, async () => {
        // Another server may have been first.
        if ((await namesApplied(connection))?.has(name)) return;
        await connection.execute(sql);
        await connection.rows("insert into migrations (name, applied_at) values ($1, now())", [name]);
        applied.push(name);
      });
    } catch (error) {
      throw new Error(`Migration ${name} failed.`, { cause: error });
    }
  }
  return applied;
}

async function namesApplied(connection: Connection): Promise<Set<unknown> | null> {
  const [found] = await connection.rows("select to_regclass('migrations') as found");
  if (!found?.["found"]) return null;
  return new Set((await connection.rows("select name from migrations")).map(({ name }) => name));
}

/** One transaction, without a limit of time, while no other server does the same. */
async function inTurn(connection: Connection, work: () => Promise<unknown>): Promise<void> {
  await connection.execute("begin; set local statement_timeout = 0; set local lock_timeout = 0");
  try {
    await connection.execute(`select pg_advisory_xact_lock(${LOCK})`);
    await connection.execute(`set local lock_timeout = ${LOCK_MS}`);
    await work();
    await connection.execute("commit");
  } catch (error) {
    // On a connection that broke there is nothing to take back, and the first error tells more.
    await connection.execute("rollback").catch(() => {});
    throw error;
  }
}
