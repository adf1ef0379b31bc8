import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { asShown, type Database } from "#adapters/database/database.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import * as schema from "#adapters/database/schema.ts";
import { startOwnPostgres } from "../support/own-postgres.ts";
import { makeScratchTable, scratch } from "../support/scratch-table.ts";
import { until } from "../support/until.ts";

const OTHERS = "select pid from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'";
const END_ALL = OTHERS.replace("pid", "pg_terminate_backend(pid)");

describe("a PostgreSQL server in trouble", () => {
  let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
  const opened: Database[] = [];
  const troubles: string[] = [];
  const open = (url: Parameters<typeof openPostgres>[0]["url"] = postgres.url) => {
    const database = openPostgres({ url, onTrouble: (error) => void troubles.push(String(error)) });
    opened.push(database);
    return database;
  };
  beforeAll(async () => {
    postgres = await startOwnPostgres(["max_connections=20", "superuser_reserved_connections=1"]);
    await makeScratchTable(open());
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
    troubles.length = 0;
  });
  afterAll(() => postgres?.close());

  const execute = (database: Database, text: string) =>
    database.run((queries) => queries.execute(sql.raw(text))) as Promise<unknown> as Promise<{ rows: unknown[] }>;
  const unavailable = (words: RegExp) => ({ name: "Unavailable", message: expect.stringMatching(words) });
  const addTask = (database: Database, name: string) =>
    database.run((queries) => queries.insert(scratch).values({ name }));

  test("a connection that is ended under a transaction, between two statements, fails that transaction alone", async () => {
    const database = open();
    const broken = database.transaction(async (queries) => {
      await queries.insert(scratch).values({ name: "half" });
      await postgres.ask(END_ALL);
      await until(async () => (await postgres.ask(OTHERS)).length === 0);
      return queries.select().from(scratch);
    });
    await expect(broken).rejects.toMatchObject(
      unavailable(/terminating connection due to administrator command \(57P01\)/),
    );
    expect((await execute(database, "select 1 from scratch where name = 'half'")).rows).toEqual([]);
  });

  test("a transaction that a failed statement spoilt is never told as kept", async () => {
    const swallowed = open().transaction(async (queries) => {
      await queries.insert(scratch).values({ name: "spoilt" });
      await queries.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(swallowed).rejects.toThrow("taken back");
  });

  test("a locked table is given up after three seconds, as not available, and readiness says yes meanwhile", async () => {
    const database = open();
    await database.ping();
    let release = () => {};
    const isHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holder = open().transaction(async (queries) => {
      await queries.execute(sql`lock table scratch in access exclusive mode`);
      // As many as the pool has connections, and more.
      const waiting = Array.from({ length: 25 }, (_, n) =>
        addTask(database, `locked ${n}`).catch((error: unknown) => error),
      );
      await expect(database.ping()).resolves.toBeUndefined();
      for (const error of await Promise.all(waiting))
        expect(error).toMatchObject(unavailable(/lock timeout \(55P03\)|timeout exceeded when trying to connect/));
      release();
    });
    await Promise.all([isHeld, holder]);
    await addTask(database, "free again");
  });

  test("a server that takes no writes is left: reading goes on, readiness says no, and another behind its address is found", async () => {
    const database = open();
    await database.ping();
    const pid = async () => (await execute(database, "select pg_backend_pid() as pid")).rows[0];
    const before = await pid();
    expect(await pid()).toEqual(before);
    await postgres.ask("alter database postgres set default_transaction_read_only = on");
    await postgres.ask(END_ALL);
    await until(() =>
      addTask(database, "refused").then(
        () => false,
        (error: Error) => /read-only transaction \(25006\)/.test(error.message),
      ),
    );
    await expect(database.ping()).rejects.toMatchObject(unavailable(/25006/));
    const read = await open().run((queries) => queries.select().from(schema.accounts));
    expect(read).toEqual([]);
    await postgres.ask("begin read write; alter database postgres reset default_transaction_read_only; commit");
    await database.ping();
    await addTask(database, "taken again");
  });

  test("a server with no connection left is not available, and who works on it just now is ready all the same", async () => {
    const databases = [open(), open(), open()];
    for (const database of databases) await execute(database, "select 1");
    const holding = databases.flatMap((database) =>
      Array.from({ length: 10 }, () => execute(database, "select pg_sleep(2)").catch((error: unknown) => error)),
    );
    const refusal = (answer: unknown) => (answer instanceof Error ? answer : Promise.reject(answer));
    expect(await Promise.any(holding.map((held) => held.then(refusal)))).toMatchObject(unavailable(/\(53300\)/));
    await expect(databases[0]?.ping()).resolves.toBeUndefined();
    for (const error of (await Promise.all(holding)).filter((answer) => answer instanceof Error))
      expect(error).toMatchObject(unavailable(/\(53300\)|timeout/));
    for (const database of databases) await execute(database, "select 1");
  });

  test("a server that was killed is looked for again, and started by whoever knows how", async () => {
    let starts = 0;
    let isStopped = false;
    const database = open(async () => {
      starts += 1;
      if (isStopped) await postgres.start();
      isStopped = false;
      return postgres.url;
    });
    await database.ping();
    await postgres.stopAtOnce();
    isStopped = true;
    await until(() =>
      addTask(database, "after the kill").then(
        () => true,
        () => false,
      ),
    );
    expect(starts).toBeGreaterThanOrEqual(2);
  });

  test("a statement of more than twenty seconds is not available, but a backup may last", async () => {
    const database = open();
    const setting = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
    const plain = await database.transaction((queries) => queries.execute(setting));
    const long = await database.transaction((queries) => queries.execute(setting), { isLong: true });
    expect(plain).toMatchObject({ rows: [{ statement: "20s", lock: "3s" }] });
    expect(long).toMatchObject({ rows: [{ statement: "0" }] });
    await expect(
      database.transaction(async (queries) => {
        await queries.execute(sql`set local statement_timeout = 50`);
        await queries.execute(sql`select pg_sleep(10)`);
      }),
    ).rejects.toMatchObject(unavailable(/statement timeout \(57014\)/));
  });
});

test("what is told of a failure has neither a value nor a password in it, and a visitor's words make no failure another one", () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "a"'), { code: "23505" });
  const wrapped = Object.assign(
    new Error("Failed query: insert … params: connection terminated, an@example.org", { cause }),
    {
      query: "insert into a",
    },
  );
  expect(asShown(wrapped)).toMatchObject({ message: "A statement failed with 23505: insert into a" });
  const leaky = new Error("connect timeout at postgres://site:hunter2@db.example/site");
  expect(asShown(leaky)).toMatchObject({ name: "Unavailable" });
  expect((asShown(leaky) as Error).message).not.toContain("hunter2");
  for (const code of ["57014", "55P03", "25006", "57P01", "57P03", "53100", "53300", "08006", "ECONNREFUSED", "28P01"])
    expect(asShown(Object.assign(new Error("told"), { code })), code).toMatchObject({
      name: "Unavailable",
      message: `The database is not available: told (${code}).`,
    });
});
