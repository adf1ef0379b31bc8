import type { Database } from "../database.ts";

export async function readDatabaseTime(database: Pick<Database, "statement">): Promise<Date> {
  const { rows } = await database.statement("select (extract(epoch from clock_timestamp()) * 1000)::text as ms");
  return new Date(Number(rows[0]?.["ms"]));
}
