import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import type { Connection } from "#adapters/database/migrate.ts";
import { emptyDatabaseUrl } from "./test-postgres.ts";

type Opened = Connection & { close(): Promise<void> };

/** Databases without a table, to see what the migrations do to them. */
export async function openEmptyPglite(): Promise<Opened> {
  const client = await PGlite.create();
  return {
    execute: (sql) => client.exec(sql),
    rows: async (sql, values = []) => (await client.query<Record<string, unknown>>(sql, [...values])).rows,
    close: () => client.close(),
  };
}
export async function openEmptyPostgres(): Promise<Opened> {
  const client = new pg.Client(await emptyDatabaseUrl());
  await client.connect();
  return {
    execute: (sql) => client.query(sql),
    rows: async (sql, values = []) => (await client.query(sql, [...values])).rows,
    close: () => client.end(),
  };
}
