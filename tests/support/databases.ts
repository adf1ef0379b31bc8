import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import pg from "pg";
import { inject } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { openPglite } from "#adapters/database/open-pglite.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";

/** A fresh embedded database with its tables, in memory. A dump spares all but the first the long first start. */
export async function freshPglite(): Promise<Database> {
  const file = inject("pgliteDump");
  const kept = readFileSync(file);
  if (kept.length > 0) return openPglite({ dump: new Blob([kept]) });
  const database = await openPglite({});
  const dump = await database.client.dumpDataDir("none");
  const own = `${file}-${randomBytes(4).toString("hex")}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
  renameSync(own, file);
  return database;
}

/** The address of a fresh, empty database on the real server. */
export async function freshPostgresUrl(): Promise<string> {
  const address = inject("postgresAddress");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client(`${address}/postgres`);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${address}/${name}`;
}

export const freshPostgres = async (): Promise<Database> => openPostgres({ url: await freshPostgresUrl() });

/** Every contract suite runs on both. */
export const databases = [
  { name: "PGlite", open: freshPglite },
  { name: "PostgreSQL", open: freshPostgres },
] as const;
