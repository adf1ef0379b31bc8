import type { Database } from "./database.ts";

/** Such as 18.4; null where the server does not answer. A distribution adds words of its own. */
export async function readServerVersion(database: Pick<Database, "statement">): Promise<string | null> {
  try {
    const { rows } = await database.statement("select current_setting('server_version') as version", []);
    return String(rows[0]?.["version"]).split(" ")[0] ?? null;
  } catch {
    return null;
  }
}
