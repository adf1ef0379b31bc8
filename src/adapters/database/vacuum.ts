import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** PGlite has no process of its own that frees the room of old rows; a server cleans up by itself. */
export async function vacuum(database: Database): Promise<void> {
  if (database.kind !== "pglite") return;
  await database.run((queries) => queries.execute(sql`vacuum`));
  await database.run((queries) => queries.execute(sql`checkpoint`));
}
