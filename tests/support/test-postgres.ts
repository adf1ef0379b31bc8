import { randomBytes } from "node:crypto";
import pg from "pg";
import { preparePostgres } from "./postgres-server.ts";

const TEMPLATE = "template_site";
// Any number: whoever comes first makes the template, and the others wait for it.
const TEMPLATE_LOCK = 7_263_002;

/** One real PostgreSQL for a whole run of tests; its address is told to every worker by the environment. */
export default async function startTestPostgres() {
  // Every project of a run asks for it, and the first has started it.
  if (process.env["TEST_POSTGRES"]) return;
  const postgres = await preparePostgres(["max_connections=400"]);
  await postgres.makeCluster();
  await postgres.start();
  process.env["TEST_POSTGRES"] = postgres.url.slice(0, postgres.url.lastIndexOf("/"));
  return postgres.close;
}

/** The server's address, without the name of a database. */
export function testPostgres(): string {
  const address = process.env["TEST_POSTGRES"];
  if (!address) throw new Error("No PostgreSQL was started for these tests.");
  return address;
}

/** The address of a new database without tables. */
export function emptyDatabaseUrl(): Promise<string> {
  return withServer((client) => createDatabase(client, ""));
}

let template: Promise<void> | null = null;

/** The address of a new database with its tables: a copy of one that `migrate` prepared. */
export async function migratedDatabaseUrl(migrate: (url: string) => Promise<void>): Promise<string> {
  template ??= withServer((client) => makeTemplate(client, migrate));
  await template;
  return withServer((client) => createDatabase(client, ` template ${TEMPLATE}`));
}

async function makeTemplate(client: pg.Client, migrate: (url: string) => Promise<void>): Promise<void> {
  await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [TEMPLATE]);
  if (rowCount) return;
  const name = `${TEMPLATE}_begun`;
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await migrate(`${testPostgres()}/${name}`);
  await client.query(`alter database ${name} rename to ${TEMPLATE}`);
}

async function createDatabase(client: pg.Client, from: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await client.query(`create database ${name}${from}`);
  return `${testPostgres()}/${name}`;
}

async function withServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(`${testPostgres()}/postgres`);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
