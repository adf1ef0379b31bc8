import { chmodSync, mkdirSync } from "node:fs";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { cube } from "@electric-sql/pglite/contrib/cube";
import { drizzle } from "drizzle-orm/pglite";
import { asShown, type Database, type Queries, withRetries } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrate } from "./migrate.ts";

type PgliteChoice = {
  /** Where the data lies; in memory when left out. */
  readonly folder?: string;
};

// Its memory is never given back, so that it starts with little.
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=8MB"];

/** PostgreSQL compiled to WebAssembly, where its own server cannot run: one process, one connection. */
export async function openPglite({ folder }: PgliteChoice): Promise<Database> {
  const unlock = folder ? lockFolder(folder) : () => {};
  if (folder) {
    // Its files are made readable to all, so that the folder must not be.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  }
  const options: PGliteOptions = { startParams, extensions: { cube }, ...(folder ? { dataDir: folder } : {}) };
  let client: PGlite;
  try {
    client = await PGlite.create(options);
    await migrate({
      execute: (sql) => client.exec(sql),
      rows: async (sql, values = []) => (await client.query<Record<string, unknown>>(sql, [...values])).rows,
    });
  } catch (error) {
    unlock();
    throw error;
  }
  const queries = drizzle({ client }) as unknown as Queries;
  return {
    kind: "pglite",
    run: (work) => guarded(() => work(queries)),
    transaction: (work) => guarded(() => withRetries(() => queries.transaction((inside) => work(inside as Queries)))),
    statement: (text, values = []) =>
      guarded(async () => {
        if (values.length > 0) return client.query<Record<string, unknown>>(text, [...values]);
        try {
          return { rows: (await client.exec(text)).flatMap(({ rows }) => rows) };
        } catch (error) {
          await client.exec("rollback");
          throw error;
        }
      }),
    async ping() {
      await guarded(() => client.query("select 1"));
    },
    async close() {
      await client.close();
      unlock();
    },
  };
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asShown(error);
  }
}
