import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#adapters/clock/system-clock.ts";
import { hasten } from "#adapters/database/jobs/job-standings.ts";
import { readDatabaseTime } from "#adapters/database/jobs/read-database-time.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { dueMonths, invoices, outbox, statements } from "#adapters/database/schema.ts";
import { newsletterSends } from "#adapters/database/schema-letters.ts";
import { proposals } from "#adapters/database/schema-market.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { openSeals } from "#adapters/seals/open-seals.ts";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { issueOfDraft, readDraft, saveDraft, startIssue } from "#application/newsletter/drafts.ts";
import type { JobName } from "#application/ports/jobs.ts";
import { jobs } from "#server/jobs/job-list.ts";
import { isWhole } from "../support/campaign.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { fillContracts } from "../support/fill-contracts.ts";
import { startMailServer } from "../support/mail-server.ts";
import { openMarketSite } from "../support/market-site.ts";
import { startJobs } from "../support/start-jobs.ts";
import { until } from "../support/until.ts";

const KILLS = 20;
const LIFE_MS_MAX = 3_000;
const [CONTRACTS, SELLERS, READERS, PEOPLE] = [200, 10, 300, 24];
const busy: readonly JobName[] = ["newsletters", "settlements", "asked-round", "matching-part"];
/** A minute without a sign of life, the look for those, and the wait before the next try. */
const TAKEN_UP_MS = 150_000;

const script = (name: string) => fileURLToPath(new URL(`../support/${name}`, import.meta.url));

/** A process of its own with the jobs of the list, and what it says. */
function startChild(...words: readonly string[]) {
  const child: ChildProcess = spawn(
    process.execPath,
    ["--import", script("with-migrations.ts"), script("jobs-child.ts"), ...words],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const said = new Set<string>();
  if (child.stdout) createInterface({ input: child.stdout }).on("line", (line) => said.add(line));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  onTestFinished(kill);
  return { said, kill };
}

test.runIf(isWhole)(
  "each job that kill -9 meets in the middle is taken up by another process within two and a half minutes",
  { timeout: 600_000 },
  async () => {
    const url = await freshPostgresUrl();
    const database = openPostgres({ url });
    onTestFinished(() => database.close());
    const killed = startChild(url);
    await until(async () => {
      for (const { name } of jobs) await hasten(database, name).catch(() => false);
      return jobs.every(({ name }) => killed.said.has(name));
    });
    await killed.kill();
    const at = performance.now();
    const takenUp = new Map<JobName, number>();
    const next = startJobs({
      database,
      names: jobs.map(({ name }) => name),
      databaseNow: () => readDatabaseTime(database),
      site: { clock: systemClock },
      list: jobs.map((job) => ({
        ...job,
        isUrgent: true,
        run: async () => {
          if (!takenUp.has(job.name)) takenUp.set(job.name, performance.now() - at);
        },
      })),
    });
    onTestFinished(next.stop);
    await until(() => takenUp.size === jobs.length, TAKEN_UP_MS);
    const longest = Math.max(...takenUp.values());
    console.log(
      `The first after ${Math.round(Math.min(...takenUp.values()) / 1000)} s, the last after ${Math.round(longest / 1000)} s.`,
    );
    await until(async () => (await next.queue.standings()).every(({ doneAt }) => doneAt !== null));
  },
);

test.runIf(isWhole)(
  "two processes of which one is killed twenty times settle, propose and mail everything once",
  { timeout: 1_200_000 },
  async () => {
    const url = await freshPostgresUrl();
    const database = openPostgres({ url });
    onTestFinished(() => database.close());
    const server = await startMailServer();
    onTestFinished(server.stop);
    const store = openStore(database, { clock: systemClock, ids: randomIds, secret: "s".repeat(32) });
    await fillContracts(store.contracts, CONTRACTS, SELLERS, new Date("2026-10-07T09:00:00Z"));
    const site = openMarketSite(database);
    for (let at = 0; at < PEOPLE; at += 1) await site.offer(await site.person());
    for (let at = 0; at < PEOPLE; at += 1) await site.request(await site.person(), { sellersMax: 1 });
    await site.mails();
    const how = { at: new Date(), source: "form", textVersion: "1", askedAt: null, topics: ["rules"] } as const;
    for (let at = 0; at < READERS; at += 1) {
      const email = `reader-${at}@example.org`;
      await store.subscriptions.confirm(email, email, how);
    }
    const ports = { store, clock: systemClock, seals: openSeals("s".repeat(32)) };
    const draft = {
      name: "november",
      subject: "Wat er veranderde",
      preview: "Eén verandering.",
      title: "Nieuwe regels",
      body: "Dit veranderde.",
      actionLabel: "Lees meer",
      actionPath: "/kosten",
      topics: ["rules"],
    };
    expect(await saveDraft(ports, draft)).toBe(true);
    const saved = await readDraft(ports, "november");
    const issue = saved && issueOfDraft(saved);
    expect(issue?.ok && (await startIssue(ports, issue.value))).toBe(true);
    await store.backOffice.market.askRound();

    const key = makeSigningKey();
    const open = () => startChild(url, server.url, key);
    const sites = [open(), open()];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const at = kill % 2;
      await until(() => sites[at]?.said.has("ready") === true);
      for (const name of busy) await hasten(database, name).catch(() => false);
      await wait(Math.random() * LIFE_MS_MAX);
      await sites[at]?.kill();
      sites[at] = open();
      // As if a minute had passed since each sign of life: the other goes on with what was in hand.
      await database.statement(
        "update pgboss.job set heartbeat_on = now() - interval '70 seconds' where state = 'active'",
      );
    }
    const counts = () =>
      database.run(async (queries) => ({
        due: await queries.$count(dueMonths),
        sends: await queries.$count(newsletterSends),
        waiting: (await store.backOffice.waiting(new Date())).mailsQueued,
        round: (await store.market.runs.last())?.step ?? null,
      }));
    await until(async () => {
      const now = await counts();
      return now.due === 0 && now.sends === READERS && now.waiting === 0 && now.round === "finished";
    }, 600_000);
    for (const { kill } of sites) await kill();

    const rows = await database.run(async (queries) => ({
      statements: await queries.select().from(statements),
      invoices: await queries.select().from(invoices),
      proposals: await queries.select().from(proposals),
      mails: await queries.select().from(outbox),
    }));
    expect(rows.statements).toHaveLength(CONTRACTS);
    expect(new Set(rows.statements.map(({ agreementId }) => agreementId)).size).toBe(CONTRACTS);
    for (let seller = 0; seller < SELLERS; seller += 1) {
      const numbers = rows.invoices.filter(({ sellerUid }) => sellerUid === `seller-${seller}`);
      expect(numbers.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1));
    }
    const pairs = rows.proposals.map(({ offerId, requestId }) => `${offerId} ${requestId}`);
    expect(pairs.length).toBeGreaterThan(0);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(rows.mails.filter(({ deadAt }) => deadAt !== null)).toEqual([]);
    // What the server took a moment before a kill comes again, under the same id.
    const idsByMail = new Map<string, Set<string>>();
    for (const { to, subject, messageId } of server.received) {
      if (!to.startsWith("reader-")) continue;
      idsByMail.set(`${to} ${subject}`, (idsByMail.get(`${to} ${subject}`) ?? new Set()).add(messageId));
    }
    expect(idsByMail.size).toBe(READERS);
    expect([...idsByMail.values()].filter((ids) => ids.size !== 1)).toEqual([]);
    const ids = server.received.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(rows.mails.length);
    expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(KILLS);
    console.log(
      `${CONTRACTS} months, ${pairs.length} proposals, ${ids.length} mails, ${ids.length - new Set(ids).size} of them twice.`,
    );
  },
);
