import type { Database } from "./database.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";

type DatabaseChoice = {
  /** Address of a PostgreSQL server, or who finds it; without one the embedded database serves. */
  readonly url: string | (() => Promise<string>) | null;
  /** Folder of the embedded database, or "memory". */
  readonly folder: string;
  onTrouble?(error: unknown): void;
};

/** The database that the configuration names, opened at its first use: a page that stores nothing does not wait for it. */
export function openDatabase({ url, folder, onTrouble = () => {} }: DatabaseChoice): Database {
  if (url) return openPostgres({ url, onTrouble });
  let opening: Promise<Database> | null = null;
  const open = () => {
    opening ??= openPglite(folder === "memory" ? {} : { folder });
    // A start that failed is tried again by the next one who asks.
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
  return {
    kind: "pglite",
    run: async (work) => (await open()).run(work),
    transaction: async (work) => (await open()).transaction(work),
    ping: async () => (await open()).ping(),
    close: async () => (await opening?.catch(() => null))?.close(),
  };
}
