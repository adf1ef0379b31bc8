import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { openJobQueue, type QueuedJob, type QueuedTurn } from "#adapters/database/jobs/open-job-queue.ts";
import { openPglite } from "#adapters/database/open-pglite.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import type { JobName } from "#application/ports/jobs.ts";
import { findPgBouncer, startPgBouncer } from "../support/pgbouncer.ts";
import { emptyDatabaseUrl, testPostgres } from "../support/test-postgres.ts";
import { until } from "../support/until.ts";

const job = (name: JobName, change: Partial<QueuedJob> = {}): QueuedJob => ({
  name,
  when: "0 5 1 1 *",
  withinSeconds: 60,
  retries: 2,
  keptDays: 1,
  ...change,
});

const bouncerProgram = findPgBouncer();
const kinds: Readonly<Record<string, () => Promise<{ open: () => Promise<Database>; close: () => Promise<void> }>>> = {
  PostgreSQL: async () => {
    const url = await emptyDatabaseUrl();
    return { open: async () => openPostgres({ url }), close: async () => {} };
  },
  PGlite: async () => {
    const one = await openPglite({});
    return { open: async () => ({ ...one, close: async () => {} }), close: () => one.close() };
  },
  ...(bouncerProgram === null
    ? {}
    : {
        "PgBouncer in transaction mode": async () => {
          const bouncer = await startPgBouncer(bouncerProgram, testPostgres());
          const address = new URL(await emptyDatabaseUrl());
          address.port = String(bouncer.port);
          return { open: async () => openPostgres({ url: address.href }), close: () => bouncer.close() };
        },
      }),
};

describe.each(Object.keys(kinds))("jobs on %s", (kind) => {
  let world: { open: () => Promise<Database>; close: () => Promise<void> };
  let database: Database;
  beforeAll(async () => {
    world = (await kinds[kind]?.()) ?? expect.fail();
    database = await world.open();
    await database.ping();
  });
  afterAll(async () => {
    await database.close();
    await world.close();
  });

  const troubles: unknown[] = [];
  /** A process that does these jobs. */
  async function start(
    jobs: readonly QueuedJob[],
    run: (name: JobName, turn: QueuedTurn) => Promise<void>,
    on = database,
  ) {
    const queue = openJobQueue(on);
    await queue.start(jobs, {
      run,
      onTrouble: (error) => troubles.push(error),
      pace: { pollSeconds: 0.5, checkSeconds: 1, retrySeconds: 1 },
    });
    onTestFinished(() => queue.stop());
    return queue;
  }
  const standing = async (name: JobName) =>
    (await openJobQueue(database).standings()).find((one) => one.name === name) ?? expect.fail(`no job ${name}`);

  test("have no standing before a process ran any, and run once at the first start", async () => {
    expect(await openJobQueue(database).standings()).toEqual([]);
    const runs: string[] = [];
    await start([job("retention")], async (name) => void runs.push(name));
    await until(async () => (await standing("retention")).doneAt !== null);
    const again = await start([job("retention")], async (name) => void runs.push(name));
    await again.stop();
    expect(runs).toEqual(["retention"]);
    expect(await standing("retention")).toMatchObject({ isWaiting: false, runningSince: null, failed: null });
  });

  test("run one turn at a time in all processes, and not again for who asks twice", async () => {
    const other = await world.open();
    onTestFinished(() => other.close());
    let [atOnce, most, runs] = [0, 0, 0];
    const run = async () => {
      runs += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 300));
      atOnce -= 1;
    };
    const [one] = [await start([job("figures")], run), await start([job("figures")], run, other)];
    await until(async () => (await standing("figures")).doneAt !== null);
    const before = runs;
    await Promise.all([one.ask("figures"), one.ask("figures"), one.ask("figures")]);
    await until(() => runs === before + 1);
    await until(async () => (await standing("figures")).runningSince === null);
    expect([most, runs]).toEqual([1, before + 1]);
  });

  test("are done when the work is, and one that fails says why and runs again when it is asked", async () => {
    let isBroken = true;
    const queue = await start([job("settlements")], async () => {
      if (isBroken) throw new Error("The tariffs of May are missing.");
    });
    await until(async () => (await standing("settlements")).failed !== null);
    const failed = await standing("settlements");
    expect(failed).toMatchObject({
      doneAt: null,
      isWaiting: true,
      failed: { reason: "The tariffs of May are missing." },
    });
    isBroken = false;
    expect(await queue.runAgain("settlements")).toBe(true);
    await until(async () => (await standing("settlements")).doneAt !== null);
  });

  test("of a process that stops are left to the next at once, and did not fail", async () => {
    const begun = Promise.withResolvers<void>();
    const queue = await start([job("agreements")], async (_, { signal }) => {
      begun.resolve();
      await new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("stopped"))));
    });
    await begun.promise;
    await queue.stop();
    expect(await standing("agreements")).toMatchObject({ isWaiting: true, runningSince: null, failed: null });
    let runs = 0;
    await start([job("agreements")], async () => {
      runs += 1;
    });
    await until(() => runs === 1);
  });

  test("leave no schedule behind that is no longer in the list", async () => {
    const queue = await start([job("retention"), job("figures")], async () => {});
    await queue.stop();
    await start([job("retention")], async () => {});
    const { rows } = await database.statement("select name from pgboss.schedule");
    expect(rows).toEqual([{ name: "retention" }]);
    expect(troubles).toEqual([]);
  });
});
