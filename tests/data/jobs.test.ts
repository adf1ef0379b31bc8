import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { hasten } from "#adapters/database/jobs/job-standings.ts";
import { readDatabaseTime } from "#adapters/database/jobs/read-database-time.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { accounts } from "#adapters/database/schema.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import type { JobName } from "#application/ports/jobs.ts";
import { openClockWatch } from "#server/jobs/clock-watch.ts";
import { type Job, jobs } from "#server/jobs/job-list.ts";
import { openMailDrain } from "#server/jobs/mail-drain.ts";
import { freshPostgres } from "../support/databases.ts";
import { insertAccount } from "../support/insert-account.ts";
import { startOwnPostgres } from "../support/own-postgres.ts";
import { startJobs } from "../support/start-jobs.ts";
import { until } from "../support/until.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;
const NEVER = "0 5 1 1 *";
const unretried = jobs.filter(({ retries }) => retries === 0).map(({ name }) => name);

/** The clock of a machine that is so far ahead of the real time, or behind it. */
function clockAhead(ms: number) {
  let ahead = ms;
  const now = () => new Date(Date.now() + ahead);
  return {
    now,
    today: () => now().toISOString().slice(0, 10),
    set: (next: number) => {
      ahead = next;
    },
  };
}

describe("jobs of a site", () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshPostgres();
  });
  afterAll(() => database.close());
  // Each test sees a first start.
  beforeEach(() => database.statement("drop schema if exists pgboss cascade"));

  const one = (name: JobName, run: Job["run"], change: Partial<Job> = {}): Job => ({
    name,
    when: NEVER,
    withinSeconds: 600,
    retries: 2,
    keptDays: 1,
    run,
    ...change,
  });
  /** A process with these jobs, whose clock may differ from the database's. */
  function start(list: readonly Job[], site: Partial<Parameters<typeof startJobs>[0]["site"]> = {}) {
    const names = list.map(({ name }) => name);
    const databaseNow = () => readDatabaseTime(database);
    const running = startJobs({ database, names, list, site: { clock: clockAhead(0), ...site }, databaseNow });
    onTestFinished(running.stop);
    return running;
  }
  const doneAt = async (running: ReturnType<typeof startJobs>, name: JobName) =>
    (await running.standing(name))?.doneAt ?? null;
  /** As if the process of every turn had been silent for longer than it may be. */
  const silence = () =>
    database.statement("update pgboss.job set heartbeat_on = now() - interval '70 seconds' where state = 'active'");

  test("all of the list have a name, a time and a limit that pg-boss takes", async () => {
    const running = start(jobs.map((job) => ({ ...job, run: async () => {} })));
    const scheduled = async () => (await database.statement("select name from pgboss.schedule")).rows;
    await until(async () => (await running.queue.standings()).length === jobs.length);
    await until(async () => (await scheduled()).length === jobs.length);
    expect((await scheduled()).map(({ name }) => name).toSorted()).toEqual(jobs.map(({ name }) => name).toSorted());
    expect(running.lines).toEqual([]);
  });

  test("each that a killed process had in hand is taken up by the next, and was not done before", async () => {
    const begun = new Set<JobName>();
    const done = new Set<JobName>();
    const all = (run: (name: JobName) => Promise<unknown>) =>
      jobs.map(({ name }) =>
        one(name, async () => void (await run(name)), { isUrgent: true, retries: unretried.includes(name) ? 0 : 2 }),
      );
    start(
      all((name) => {
        begun.add(name);
        return new Promise(() => {});
      }),
    );
    // The first turns come one after the other.
    await until(async () => {
      for (const { name } of jobs) await hasten(database, name).catch(() => false);
      return begun.size === jobs.length;
    });
    const next = start(all(async (name) => done.add(name)));
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect([...done]).toEqual([]);
    for (const { doneAt, runningSince } of await next.queue.standings())
      expect([doneAt, runningSince === null]).toEqual([null, false]);
    await silence();
    await until(async () => {
      // Those without a second try come with their next minute.
      for (const name of unretried) await next.queue.ask(name);
      return done.size === jobs.length;
    });
    await until(async () => (await next.queue.standings()).every((standing) => standing.doneAt !== null));
  });

  test("a turn that was cut off by the end of the server is taken up again once it is back", async () => {
    const own = await startOwnPostgres();
    onTestFinished(own.close);
    const there = openPostgres({ url: own.url });
    onTestFinished(() => there.close());
    await there.ping();
    const begun = Promise.withResolvers<void>();
    let runs = 0;
    const running = startJobs({
      database: there,
      names: ["retention"],
      site: { clock: clockAhead(0) },
      list: [
        one("retention", async () => {
          runs += 1;
          begun.resolve();
          if (runs === 1)
            await until(() =>
              there.ping().then(
                () => false,
                () => true,
              ),
            );
          await there.ping();
        }),
      ],
    });
    onTestFinished(running.stop);
    await begun.promise;
    await own.stopAtOnce();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await own.start();
    await until(
      async () =>
        (await there.ping().then(
          () => true,
          () => false,
        )) === true,
    );
    await there.statement("update pgboss.job set heartbeat_on = now() - interval '70 seconds' where state = 'active'");
    await until(() => runs >= 2);
    await until(async () => (await running.standing("retention"))?.doneAt != null);
  });

  test("a turn that takes longer than it may has failed, is told to stop, and comes again", async () => {
    let [runs, isTold] = [0, false];
    const running = start([
      one(
        "figures",
        async (_site, { signal }) => {
          runs += 1;
          if (runs > 1) return;
          signal.addEventListener("abort", () => {
            isTold = true;
          });
          await new Promise(() => {});
        },
        { withinSeconds: 1 },
      ),
    ]);
    await until(async () => (await running.standing("figures"))?.failed != null);
    expect((await running.standing("figures"))?.failed?.reason).toMatch(/exceeded 1s|timed out/);
    await running.queue.runAgain("figures");
    await until(async () => (await doneAt(running, "figures")) !== null);
    expect([runs, isTold]).toEqual([2, true]);
  });

  test.each([
    ["forty days ahead", 40 * DAY],
    ["an hour behind", -60 * MINUTE],
    ["six minutes ahead", 6 * MINUTE],
  ])("with a clock that is %s at the start none runs, and the log says so, until it is right", async (_words, ms) => {
    const uid = `unconfirmed-${ms}`;
    const clock = clockAhead(ms);
    await insertAccount(database, uid);
    await database.run((queries) =>
      queries.update(accounts).set({ state: "unconfirmed", confirmedAt: null, createdAt: new Date() }),
    );
    const store = openStore(database, { clock, ids: randomIds });
    const running = start([jobs.find(({ name }) => name === "retention") ?? expect.fail()], { clock, store });
    await until(() => running.lines.some(({ event }) => event === "clock differs"));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(running.clocks.last()).toEqual({ seconds: Math.round(ms / 1000), isTooLarge: true });
    expect(await running.queue.standings()).toEqual([]);
    clock.set(0);
    await until(async () => (await doneAt(running, "retention")) !== null);
    expect(running.lines.map(({ event }) => event)).toEqual(["clock differs", "clock is right again", "retention"]);
    const left = await database.run((queries) => queries.select({ uid: accounts.uid }).from(accounts));
    expect(left.map((account) => account.uid)).toContain(uid);
  });

  test("with a clock that was a day ahead for a while and is right again, all go on at once", async () => {
    const clock = clockAhead(0);
    let runs = 0;
    const count = async () => {
      runs += 1;
    };
    const running = start([one("settlements", count, { when: "* * * * *" })], { clock });
    await until(() => runs === 1);
    clock.set(DAY);
    await until(() => running.clocks.last().isTooLarge);
    await until(() => running.lines.some(({ event }) => event === "clock differs"));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await running.queue.ask("settlements");
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(runs).toBe(1);
    clock.set(0);
    await until(() => runs === 2);
    const { rows } = await database.statement(
      "select 1 from pgboss.job where greatest(created_on, started_on, completed_on, start_after) > now() + interval '10 minutes'",
    );
    expect(rows).toEqual([]);
    const { rows: passes } = await database.statement("select cron_on <= now() as is_past from pgboss.version");
    expect(passes).not.toContainEqual({ is_past: false });
  });

  test("what is due is judged by the clock of the database, also where the site's is some minutes ahead", async () => {
    const ahead = 4 * MINUTE;
    const told = Promise.withResolvers<Date>();
    start([one("agreements", async ({ clock }) => told.resolve(clock.now()))], { clock: clockAhead(ahead) });
    const seen = await told.promise;
    expect(Math.abs(seen.getTime() - (await readDatabaseTime(database)).getTime())).toBeLessThan(MINUTE);
  });

  test("mail goes out while other jobs take long, when it is written and by its own turn", async () => {
    const clock = clockAhead(0);
    const store = openStore(database, { clock, ids: randomIds });
    const sent: string[] = [];
    const drain = openMailDrain(
      {
        store,
        clock,
        log: { info() {}, warn() {}, error() {} },
        mailer: {
          kind: "smtp",
          async deliver({ to }) {
            sent.push(to);
            return "sent";
          },
        },
      },
      { render: () => ({ subject: "", html: "", text: "" }) },
    );
    let hanging = 0;
    const hang: Job["run"] = async (_site, { signal }) => {
      hanging += 1;
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    };
    const long = (["retention", "departures", "agreements", "month-data"] as const).map((name) => one(name, hang));
    const mail = jobs.find(({ name }) => name === "mail") ?? expect.fail();
    const running = start([...long, { ...mail, when: NEVER }], { clock, store, drain });
    await until(async () => (await running.standing("mail"))?.doneAt != null);
    for (const { name } of long) await running.queue.ask(name);
    await until(() => hanging === 3);
    await store.outbox.add({ kind: "address-changed", to: "told@example.org" });
    drain.wake();
    await until(() => sent.includes("told@example.org"));
    await store.outbox.add({ kind: "address-changed", to: "untold@example.org" });
    await running.queue.ask("mail");
    await until(() => sent.includes("untold@example.org"));
    expect(hanging).toBe(3);
  });
});

test("the difference of two clocks is what remains when the way to the database is taken off", async () => {
  let [site, database] = [0, 0];
  const lines: string[] = [];
  const watch = openClockWatch({
    siteNow: () => new Date(site),
    databaseNow: async () => {
      site += 8_000;
      return new Date(database);
    },
    log: { warn: (event) => void lines.push(event) },
  });
  const measured = async (at: { readonly site: number; readonly database: number }) => {
    ({ site, database } = at);
    return (await watch.measure()).ms;
  };
  expect(watch.last()).toEqual({ seconds: null, isTooLarge: false });
  expect(await measured({ site: 0, database: 4_000 })).toBe(0);
  expect(await measured({ site: 10_000, database: 7_000 })).toBe(3_000);
  expect(await measured({ site: 0, database: 18_000 })).toBe(-10_000);
  expect(lines).toEqual([]);
  await measured({ site: 10 * MINUTE, database: 0 });
  await measured({ site: 0, database: 10 * MINUTE });
  expect(watch.last().isTooLarge).toBe(true);
  await measured({ site: 0, database: 0 });
  expect(lines).toEqual(["clock differs", "clock is right again"]);
});
