import { randomUUID } from "node:crypto";
import type { openDatabase } from "#adapters/database/open-database.ts";

import { makeScratchTable, scratch } from "./scratch-table.ts";

export type Added = { readonly database: string; readonly rows: number } | { readonly refused: string };

/** Adds a row, and tells what database it is and how many rows there are now, or why it was refused. */
export async function addRow(database: ReturnType<typeof openDatabase>): Promise<Added> {
  try {
    await makeScratchTable(database);
    await database.run((queries) => queries.insert(scratch).values({ name: randomUUID() }));
    const rows = await database.run((queries) => queries.select().from(scratch));
    return { database: database.describe(), rows: rows.length };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}
