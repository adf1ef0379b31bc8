import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { declarations, dueMonths, invoices, outbox, statements } from "#adapters/database/schema.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { makeSigningKey, openSigner } from "#adapters/signer/open-signer.ts";
import { campaign } from "../support/campaign.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { fillContracts } from "../support/fill-contracts.ts";
import { verifyChain } from "../support/verify-chain.ts";

const CONTRACTS = campaign(8, 1000);
const SELLERS = campaign(2, 40);
const LIFE_MS_MAX = campaign(900, 6000);
const clock = { now: () => new Date("2026-10-07T09:00:00Z"), today: () => "2026-10-07" };
const script = (name: string) => fileURLToPath(new URL(`../support/${name}`, import.meta.url));
const storeOf = (database: Database) => openStore(database, { clock, ids: randomIds, secret: "s".repeat(32) });

const fill = (database: Database) => fillContracts(storeOf(database).contracts, CONTRACTS, SELLERS, clock.now());

/** Runs the task once, killed at a moment of chance unless it was done before; null when it was killed. */
async function runOnce(url: string, folder: string, key: string, isKilled: boolean): Promise<number | null> {
  const child = spawn(
    process.execPath,
    ["--import", script("with-migrations.ts"), script("settle-child.ts"), url, folder, key],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let [trouble, milliseconds]: [string, number | null] = ["", null];
  child.stderr.on("data", (text) => {
    trouble += text;
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once("exit", (_code, signal) => resolve(signal)));
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === "ready" && isKilled) void wait(Math.random() * LIFE_MS_MAX).then(() => child.kill("SIGKILL"));
    if (line.startsWith("done")) milliseconds = Number(line.split(" ")[3]);
  }
  const signal = await ended;
  if (milliseconds === null && signal !== "SIGKILL") throw new Error(`The child ended by itself: ${trouble}`);
  return milliseconds;
}

async function expectAllSettledOnce(database: Database, key: string): Promise<void> {
  const rows = await database.run(async (queries) => ({
    statements: await queries.select().from(statements),
    invoices: await queries.select().from(invoices),
    declarations: await queries.select().from(declarations),
    due: await queries.select().from(dueMonths),
    mails: await queries.select().from(outbox),
  }));
  expect(rows.due).toEqual([]);
  expect(new Set(rows.statements.map(({ agreementId }) => agreementId)).size).toBe(CONTRACTS);
  expect(rows.statements).toHaveLength(CONTRACTS);
  expect(new Set(rows.invoices.map(({ agreementId }) => agreementId)).size).toBe(CONTRACTS);
  for (let seller = 0; seller < SELLERS; seller++) {
    const numbers = rows.invoices
      .filter(({ sellerUid }) => sellerUid === `seller-${seller}`)
      .map(({ number }) => number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1));
  }
  // To both sides: one of the month, and one of its declaration.
  expect(rows.mails).toHaveLength(4 * CONTRACTS);
  expect(rows.declarations.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: CONTRACTS }, (_, at) => at + 1),
  );
  expect(await verifyChain({ store: storeOf(database), signer: openSigner(key) })).toBeNull();
}

describe("a settlement run that is killed again and again", () => {
  const timeout = campaign(240_000, 1_800_000);

  async function campaignOn(url: string, folder: string, openAgain: () => Promise<Database>): Promise<void> {
    const key = makeSigningKey();
    const first = await openAgain();
    await fill(first);
    await first.close();
    for (let time = 0; time < campaign(1, 12); time++) await runOnce(url, folder, key, true);
    expect(await runOnce(url, folder, key, false)).not.toBeNull();
    const database = await openAgain();
    await expectAllSettledOnce(database, key);
    await database.close();
  }

  test("settles every contract once, without a gap in any number", { timeout }, async () => {
    const url = await freshPostgresUrl();
    await campaignOn(url, "", async () => openPostgres({ url }));
  });
});

test("a year of a meter takes less than 130 kB", { timeout: 600_000 }, async () => {
  const database = openPostgres({ url: await freshPostgresUrl() });
  await fill(database);
  const [size] = (
    (await database.run((queries) =>
      queries.execute(
        sql`select (select sum(pg_total_relation_size(inhrelid))::float8 from pg_inherits where inhparent = 'meter_days'::regclass) as bytes, count(*)::float8 as days, avg(pg_column_size(meter_days.*))::float8 as row from meter_days`,
      ),
    )) as { rows: { bytes: number; days: number; row: number }[] }
  ).rows;
  if (!size) throw new Error("The table has a size.");
  console.log(`${Math.round(size.row)} bytes a day in its row, ${Math.round(size.bytes / size.days)} in the table`);
  expect(size.row * 365).toBeLessThan(130_000);
  // A table of few rows is mostly empty pages.
  if (CONTRACTS >= 1000) expect((size.bytes / size.days) * 365).toBeLessThan(130_000);
  await database.close();
});
