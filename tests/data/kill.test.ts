import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { openPglite } from "#adapters/database/open-pglite.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { accounts, consents, documents, events, outbox, tokens } from "#adapters/database/schema.ts";
import { campaign } from "../support/campaign.ts";
import { freshPostgresUrl } from "../support/databases.ts";

const SIGN_UPS = campaign(8, 200);
const LIFE_MS_MAX = campaign(1_500, 2_500);
const script = (name: string) => fileURLToPath(new URL(`../support/${name}`, import.meta.url));

type Acknowledged = {
  readonly registered: Set<number>;
  readonly updates: Map<number, number>;
  began: number;
  kills: number;
};

/** Starts the child again and again, and kills it at a random moment, until enough people were signed up. */
async function runAndKill(url: string, folder: string): Promise<Acknowledged> {
  const seen: Acknowledged = { registered: new Set(), updates: new Map(), began: 0, kills: 0 };
  while (seen.registered.size < SIGN_UPS) await liveOnce(url, folder, seen);
  return seen;
}

async function liveOnce(url: string, folder: string, seen: Acknowledged): Promise<void> {
  const child = spawn(
    process.execPath,
    ["--import", script("with-migrations.ts"), script("kill-child.ts"), url, folder, String(seen.began)],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let trouble = "";
  child.stderr.on("data", (text) => {
    trouble += text;
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once("exit", (_code, signal) => resolve(signal)));
  for await (const line of createInterface({ input: child.stdout })) {
    const [word, person = 0, value = 0] = line.split(" ").map((part, at) => (at === 0 ? part : Number(part))) as [
      string,
      number,
      number,
    ];
    if (word === "ready") void wait(Math.random() * LIFE_MS_MAX).then(() => child.kill("SIGKILL"));
    if (word === "began") seen.began = Math.max(seen.began, person + 1);
    if (word === "registered") seen.registered.add(person);
    if (word === "updated") seen.updates.set(person, value);
  }
  // Anything but our own kill is a fault of the site.
  if ((await ended) !== "SIGKILL") throw new Error(`The child ended by itself: ${trouble}`);
  seen.kills += 1;
}

async function expectAllWhole(database: Database, seen: Acknowledged): Promise<void> {
  const rows = {
    accounts: await database.run((queries) => queries.select().from(accounts)),
    documents: await database.run((queries) => queries.select().from(documents)),
    mails: await database.run((queries) => queries.select().from(outbox)),
    tokens: await database.run((queries) => queries.select().from(tokens)),
    consents: await database.run((queries) => queries.select().from(consents)),
    events: await database.run((queries) => queries.select().from(events)),
  };
  const uids = rows.accounts.map(({ uid }) => uid).toSorted();
  for (const person of seen.registered) expect(uids).toContain(`person-${person}-0`);
  // Whole or not at all, also what was never acknowledged.
  expect(rows.documents.map(({ id }) => id).toSorted()).toEqual(uids);
  expect(rows.tokens.map(({ uid }) => uid).toSorted()).toEqual(uids);
  expect(rows.consents.map(({ uid }) => uid).toSorted()).toEqual(uids);
  expect(rows.mails.map(({ payload }) => payload?.["to"]).toSorted()).toEqual(
    rows.accounts.map(({ email }) => email).toSorted(),
  );
  const registered = rows.events.filter(({ event }) => event === "registered");
  expect(registered.map(({ uid }) => uid).toSorted()).toEqual(uids);

  for (const { id, data } of rows.documents) {
    const person = Number(id.split("-")[1]);
    const { left = 0, deep } = data as { left?: number; deep?: { right: number } };
    expect(left).toBeGreaterThanOrEqual(seen.updates.get(person) ?? 0);
    expect(deep?.right ?? 0).toBe(left);
    const told = rows.events.filter(({ uid, event }) => uid === id && event === "profile-updated");
    expect(told).toHaveLength(left);
  }
}

describe("a process that is killed at random while people sign up and change their profile", () => {
  const timeout = campaign(60_000, 1_800_000);

  test("loses nothing that was acknowledged and leaves nothing half, on PGlite", { timeout }, async () => {
    const parent = mkdtempSync(join(tmpdir(), "kill-"));
    const folder = join(parent, "data");
    const seen = await runAndKill("", folder);
    const database = await openPglite({ folder });
    await expectAllWhole(database, seen);
    await database.close();
    rmSync(parent, { recursive: true, force: true });
    expect(seen.kills).toBeGreaterThan(0);
  });

  test("loses nothing that was acknowledged and leaves nothing half, on PostgreSQL", { timeout }, async () => {
    const url = await freshPostgresUrl();
    const seen = await runAndKill(url, "");
    const database = openPostgres({ url });
    await expectAllWhole(database, seen);
    await database.close();
    expect(seen.kills).toBeGreaterThan(0);
  });
});
