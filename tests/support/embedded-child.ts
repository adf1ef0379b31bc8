import { randomUUID } from "node:crypto";
import { openDatabase } from "#adapters/database/open-database.ts";
import { tasks } from "#adapters/database/schema.ts";

/**
 * Opens the embedded database of a folder, adds a row, and tells as a line of JSON what it is and how many rows there
 * are, or why it was refused. Then it closes the database, or stays until it is killed.
 */
const [folder = "", stays] = process.argv.slice(2);
const database = openDatabase({ url: null, folder });
try {
  await database.run((queries) => queries.insert(tasks).values({ name: randomUUID(), lastRunAt: new Date() }));
  const rows = await database.run((queries) => queries.select().from(tasks));
  console.log(JSON.stringify({ database: database.describe(), rows: rows.length }));
} catch (error) {
  console.log(JSON.stringify({ refused: error instanceof Error ? error.message : String(error) }));
}
if (stays) setInterval(() => {}, 60_000);
else await database.close();
