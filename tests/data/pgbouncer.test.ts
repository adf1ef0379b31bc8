import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { findPgBouncer, startPgBouncer } from "../support/pgbouncer.ts";
import { makeScratchTable, scratch } from "../support/scratch-table.ts";
import { registrationForm } from "../support/sent-forms.ts";
import { openVisitor, startSiteProcess } from "../support/site-process.ts";
import { emptyDatabaseUrl, testPostgres } from "../support/test-postgres.ts";
import { until } from "../support/until.ts";

const program = findPgBouncer();
if (program === null) console.warn("Skipped: PgBouncer is not installed, and could not be.");

describe.skipIf(program === null)("behind PgBouncer in transaction mode", () => {
  let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
  let direct: string;
  let url: string;
  const troubles: string[] = [];
  const servers: Database[] = [];
  const open = () => {
    const server = openPostgres({ url, onTrouble: (error) => void troubles.push(String(error)) });
    servers.push(server);
    return server;
  };

  beforeAll(async () => {
    bouncer = await startPgBouncer(program ?? "", testPostgres());
    direct = await emptyDatabaseUrl();
    const address = new URL(direct);
    address.port = String(bouncer.port);
    url = address.href;
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await bouncer?.close();
  });
  const rowsOf = async (server: Database, query: ReturnType<typeof sql>) =>
    ((await server.transaction((queries) => queries.execute(query))) as { rows: Record<string, unknown>[] }).rows;

  test("servers that start together make the tables once, and leave no lock and no setting behind", async () => {
    await Promise.all([open(), open(), open(), open()].map((server) => server.ping()));
    expect(troubles).toEqual([]);
    const client = new pg.Client(direct);
    await client.connect();
    const { rows: locks } = await client.query(
      "select 1 from pg_locks join pg_database on oid = database where locktype = 'advisory' and datname = current_database()",
    );
    await client.end();
    expect(locks).toEqual([]);
    const [server] = servers;
    const found = (await server?.run((queries) =>
      queries.execute(sql`select current_setting('lock_timeout') as lock_timeout`),
    )) as { rows: unknown[] };
    expect(found.rows).toEqual([{ lock_timeout: "0" }]);
  });

  test("a transaction has its limits of time, and twelve at once on three connections all end well", async () => {
    const server = open();
    expect(
      await rowsOf(
        server,
        sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle`,
      ),
    ).toEqual([{ statement: "20s", lock: "3s", idle: "20s" }]);
    await makeScratchTable(server);
    const at = new Date("2026-11-15T10:00:00Z");
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        server.transaction(async (queries) => {
          await queries.insert(scratch).values({ name: `task ${n}`, at });
          await queries
            .update(scratch)
            .set({ at })
            .where(sql`name = ${`task ${n}`}`);
        }),
      ),
    );
    const rows = await Promise.all(
      Array.from({ length: 12 }, () => server.run((queries) => queries.select().from(scratch))),
    );
    for (const found of rows) expect(found).toHaveLength(12);
    expect(troubles).toEqual([]);
  });

  test("the built site signs people up, and says in its log why it cannot once PgBouncer is gone", async () => {
    const site = await startSiteProcess({
      DATABASE_URL: url,
      SECRET: "s".repeat(40),
      SIGNING_KEY: makeSigningKey(),
      DATA_DIR: "memory",
    });
    const signUp = async (email: string) =>
      (await openVisitor().send(`${site.address}/aanmelden`, registrationForm(email))).status;
    try {
      expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
      expect(await signUp("an@example.org")).toBe(303);
      await bouncer.stop();
      expect(await signUp("bo@example.org")).toBe(503);
      expect((await fetch(`${site.address}/readyz`)).status).toBe(503);
      expect((await fetch(`${site.address}/overons`)).status).toBe(200);
      await until(() => /"database trouble".*ECONNREFUSED/.test(site.output()));
      await bouncer.start();
      await until(async () => (await fetch(`${site.address}/readyz`)).status === 200);
      expect(await signUp("cy@example.org")).toBe(303);
    } finally {
      await site.stop();
    }
  });

  test("what it refuses is told by its name", async () => {
    const nobody = new URL(url);
    nobody.username = "nobody-we-know";
    const reasons: string[] = [];
    const server = openPostgres({ url: nobody.href, onTrouble: (error) => void reasons.push(String(error)) });
    await expect(server.ping()).rejects.toMatchObject({ name: "Unavailable" });
    await server.close();
    expect(reasons.join()).toMatch(/no such user|authentication failed/);
    expect(reasons.join()).not.toContain(nobody.password);
  });
});
