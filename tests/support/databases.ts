import type { Database } from "#adapters/database/database.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { migratedDatabaseUrl } from "./test-postgres.ts";

export const freshPostgresUrl = (): Promise<string> =>
  migratedDatabaseUrl(async (url) => {
    const database = openPostgres({ url });
    await database.ping();
    await database.close();
  });

/** A fresh database with its tables. */
export const freshPostgres = async (): Promise<Database> => openPostgres({ url: await freshPostgresUrl() });
