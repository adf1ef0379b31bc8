import type { Database } from "./database.ts";
import { openEmbedded } from "./open-embedded.ts";
import { openPostgres } from "./open-postgres.ts";

type DatabaseChoice = {
  /** Address of a PostgreSQL server, or who finds it; without one the embedded database serves. */
  readonly url: string | (() => Promise<string>) | null;
  /** Folder of the embedded database, or "memory". */
  readonly folder: string;
  onTrouble?(error: unknown): void;
};

/** A database that can tell what it turned out to be, once it was used. */
export type DescribedDatabase = Database & {
  describe(): string;
  /** Whether its server is the one that npm installed. */
  isFromNpm(): boolean;
};

/** The database that the configuration names, opened at its first use: a page that stores nothing does not wait for it. */
export function openDatabase({ url, folder, onTrouble = () => {} }: DatabaseChoice): DescribedDatabase {
  if (url) return { ...openPostgres({ url, onTrouble }), describe: () => "PostgreSQL", isFromNpm: () => false };
  let opening: ReturnType<typeof openEmbedded> | null = null;
  let kind: Database["kind"] = "postgres";
  let description = "embedded, not opened yet";
  let connections: Database["connections"];
  let isFromNpm = false;
  const open = () => {
    opening ??= openEmbedded(folder, onTrouble).then((opened) => {
      kind = opened.kind;
      description = opened.describe();
      isFromNpm = opened.isFromNpm();
      connections = opened.connections;
      return opened;
    });
    // A start that failed is tried again by the next one who asks.
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
  return {
    get kind() {
      return kind;
    },
    describe: () => description,
    isFromNpm: () => isFromNpm,
    connections: () => connections?.() ?? null,
    run: async (work) => (await open()).run(work),
    transaction: async (...asked) => (await open()).transaction(...asked),
    statement: async (...asked) => (await open()).statement(...asked),
    ping: async () => (await open()).ping(),
    close: async () => (await opening?.catch(() => null))?.close(),
  };
}
