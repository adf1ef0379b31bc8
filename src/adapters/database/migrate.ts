import { type Migration, migrations } from "./migrations.ts";

/** One connection: what is asked on it happens in its transaction. */
export type Connection = {
  execute(sql: string): Promise<unknown>;
  rows(sql: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
};

// Any number that is ours alone: several servers that start together take turns.
const LOCK = 7_263_001;

/** Brings the tables up to date. Each migration is applied once, whole or not at all. */
export async function migrate(connection: Connection, all: readonly Migration[] = migrations): Promise<string[]> {
  const applied: string[] = [];
  await connection.execute(`select pg_advisory_lock(${LOCK})`);
  try {
    await connection.execute(
      "create table if not exists migrations (name text primary key, applied_at timestamptz not null)",
    );
    const known = new Set((await connection.rows("select name from migrations")).map(({ name }) => name));
    for (const { name, sql } of all) {
      if (known.has(name)) continue;
      await connection.execute("begin");
      try {
        await connection.execute(sql);
        await connection.rows("insert into migrations (name, applied_at) values ($1, now())", [name]);
        await connection.execute("commit");
      } catch (error) {
        await connection.execute("rollback");
        throw new Error(`Migration ${name} failed.`, { cause: error });
      }
      applied.push(name);
    }
  } finally {
    await connection.execute(`select pg_advisory_unlock(${LOCK})`);
  }
  return applied;
}
