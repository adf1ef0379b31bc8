import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, errorCode } from "#adapters/database/database.ts";
import { lockFolder, tryHoldFolder } from "#adapters/database/folder-lock.ts";
import { migrate } from "#adapters/database/migrate.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import * as schema from "#adapters/database/schema.ts";
import { freshPostgres, freshPostgresUrl } from "../support/databases.ts";
import { freePort } from "../support/free-port.ts";
import { makeScratchTable, scratch } from "../support/scratch-table.ts";
import { emptyDatabaseUrl } from "../support/test-postgres.ts";

describe("a database", () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshPostgres();
  });
  afterAll(() => database.close());

  const account = (uid: string, email: string) => ({
    uid,
    email,
    emailKey: email.toLowerCase(),
    passwordHash: "x",
    state: "unconfirmed" as const,
    createdAt: new Date("2026-11-15T10:00:00Z"),
  });
  const insert = (uid: string, email: string) =>
    database.run((queries) => queries.insert(schema.accounts).values(account(uid, email)));

  test("every column of the schema stands in the tables that the migrations made, and no other", async () => {
    const found = await database.run((queries) =>
      queries.execute(
        sql`select table_name, column_name from information_schema.columns join pg_class on relname = table_name and relnamespace = 'public'::regnamespace
          where table_schema = 'public' and table_name <> 'migrations' and not relispartition`,
      ),
    );
    const inDatabase = ((found as { rows: unknown }).rows as { table_name: string; column_name: string }[]).map(
      (row) => `${row.table_name}.${row.column_name}`,
    );
    // Every file of the schema, so that none is forgotten.
    const files = import.meta.glob<Record<string, unknown>>("../../src/adapters/database/schema*.ts", { eager: true });
    const tables = Object.values(files).flatMap((file) => Object.values(file).filter((table) => is(table, PgTable)));
    const inSchema = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => `${getTableName(table)}.${column.name}`),
    );
    expect(inDatabase.toSorted()).toEqual(inSchema.toSorted());
  });

  test("a transaction that fails leaves nothing behind", async () => {
    const failing = database.transaction(async (queries) => {
      await queries.insert(schema.accounts).values(account("half", "half@example.org"));
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    const rows = await database.run((queries) => queries.select().from(schema.accounts));
    expect(rows.map(({ uid }) => uid)).not.toContain("half");
  });

  test("a statement that fails is told without the values in it", async () => {
    await insert("told", "told@example.org");
    const error = await insert("told", "someone@example.org").catch((reason: unknown) => reason);
    expect(errorCode(error)).toBe("23505");
    for (let at = error as Error | undefined; at; at = at.cause as Error | undefined)
      expect(`${at.stack} ${JSON.stringify(at)}`).not.toContain("someone@example.org");
    expect((error as Error).message).toContain('insert into "accounts"');
  });

  test("one address belongs to one account, and the constraint decides the race", async () => {
    const results = await Promise.allSettled([insert("a", "An@example.org"), insert("b", "an@example.org")]);
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(1);
    expect(errorCode(refused[0]?.reason)).toBe("23505");
  });

  test("bytes, instants, days and documents come back as they went in", async () => {
    const at = new Date("2026-03-29T00:59:59.123Z");
    await database.run((queries) =>
      queries.insert(schema.accounts).values({
        ...account("bytes", "bytes@example.org"),
        totpSecret: new Uint8Array([0, 1, 254, 255]),
        confirmedAt: at,
        deletionOn: "2026-12-15",
      }),
    );
    await database.run((queries) =>
      queries.insert(schema.documents).values({
        collection: "user",
        id: "bytes",
        data: { name: "Zoë", deep: { list: [1, "2", null] } },
        updatedAt: at,
      }),
    );
    const [found] = await database.run((queries) =>
      queries.select().from(schema.accounts).where(sql`${schema.accounts.uid} = 'bytes'`),
    );
    expect(Buffer.from(found?.totpSecret ?? [])).toEqual(Buffer.from([0, 1, 254, 255]));
    expect(found?.confirmedAt).toEqual(at);
    expect(found?.deletionOn).toBe("2026-12-15");
    const [document] = await database.run((queries) => queries.select().from(schema.documents));
    expect(document?.data).toEqual({ name: "Zoë", deep: { list: [1, "2", null] } });
  });

  test("with an account go its sign-ins, tokens and forms", async () => {
    await insert("gone", "gone@example.org");
    const at = new Date();
    await database.run((queries) =>
      queries.insert(schema.sessions).values({
        id: "s",
        tokenHash: new Uint8Array([1]),
        uid: "gone",
        device: "",
        createdAt: at,
        lastSeenAt: at,
        expiresAt: at,
      }),
    );
    await database.run((queries) => queries.delete(schema.accounts).where(sql`uid = 'gone'`));
    expect(await database.run((queries) => queries.select().from(schema.sessions))).toEqual([]);
  });

  test("it answers a ping", async () => {
    await expect(database.ping()).resolves.toBeUndefined();
  });
});

test("a transaction that loses to another is done again, and both count", async () => {
  const database = openPostgres({ url: await freshPostgresUrl() });
  await makeScratchTable(database);
  const add = () =>
    database.transaction(async (queries) => {
      await queries.execute(sql`set transaction isolation level serializable`);
      const rows = await queries.select().from(scratch);
      await queries.insert(scratch).values({ name: `task ${rows.length}` });
    });
  await Promise.all([add(), add(), add()]);
  const rows = await database.run((queries) => queries.select().from(scratch));
  expect(rows.map(({ name }) => name).toSorted()).toEqual(["task 0", "task 1", "task 2"]);
  await database.close();
});

test("servers that start together on an empty database take turns and all find their tables", async () => {
  const url = await emptyDatabaseUrl();
  const servers = [1, 2, 3].map(() => openPostgres({ url }));
  await Promise.all(servers.map((server) => server.ping()));
  for (const server of servers) {
    expect(await server.run((queries) => queries.select().from(schema.accounts))).toEqual([]);
    await server.close();
  }
});

test("a database that is not there is Unavailable, and is found once it is", async () => {
  const database = openPostgres({ url: `postgres://nobody:none@127.0.0.1:${await freePort()}/none` });
  await expect(database.ping()).rejects.toMatchObject({ name: "Unavailable" });
  await database.close();
});

test("a migration that fails is told by name and leaves no half", async () => {
  const url = await freshPostgresUrl();
  const database = openPostgres({ url });
  await database.ping();
  const { default: pg } = await import("pg");
  const client = new pg.Client(url);
  await client.connect();
  const connection = {
    execute: (text: string) => client.query(text),
    rows: async (text: string, values: readonly unknown[] = []) => (await client.query(text, [...values])).rows,
  };
  const broken = [{ name: "999-broken", sql: "create table whole (a int); create table whole (a int);" }];
  await expect(migrate(connection, broken)).rejects.toThrow("Migration 999-broken failed.");
  const { rows } = await client.query("select to_regclass('whole') as found");
  expect(rows[0].found).toBeNull();
  await client.end();
  await database.close();
});

test("whoever comes to a folder through a link finds it in use", () => {
  const home = mkdtempSync(join(tmpdir(), "lock-"));
  symlinkSync(home, `${home}-link`);
  const release = lockFolder(join(home, "data"));
  expect(tryHoldFolder(join(`${home}-link`, "data"), "present")).toBeNull();
  mkdirSync(join(home, "data"));
  symlinkSync(join(home, "data"), join(home, "other"));
  expect(tryHoldFolder(`${join(home, "other")}/`, "present")).toBeNull();
  release();
  for (const made of [home, `${home}-link`]) rmSync(made, { recursive: true });
});

test("users of a folder are there together, one at a time starts its server, and who is alone excludes them all", () => {
  const folder = `${process.env["TMPDIR"] ?? "/tmp"}/lock-${process.pid}/data`;
  const users = [tryHoldFolder(folder, "present"), tryHoldFolder(folder, "present")];
  const start = tryHoldFolder(folder, "starting");
  expect([...users, start]).not.toContain(null);
  expect(tryHoldFolder(folder, "starting")).toBeNull();
  expect(() => lockFolder(folder)).toThrow("Another process already uses the embedded database");
  for (const release of [...users, start]) release?.();
  const release = lockFolder(folder);
  for (const hold of ["present", "starting", "alone"] as const) expect(tryHoldFolder(folder, hold)).toBeNull();
  release();
});
