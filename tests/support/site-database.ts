import { migratedDatabaseUrl } from "./test-postgres.ts";

type Site = typeof import("../../src/server/main.ts");

/** Finds a new database with the tables of the built site, always the same one when asked again. */
export function siteDatabaseUrl({ openConfiguredDatabase, readConfig }: Site): () => Promise<string> {
  let url: Promise<string> | null = null;
  return () => {
    url ??= migratedDatabaseUrl(async (template) => {
      const database = openConfiguredDatabase(readConfig({ DATA_DIR: "memory" }), undefined, async () => template);
      await database.ping();
      await database.close();
    });
    return url;
  };
}
