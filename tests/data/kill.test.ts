import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { openDatabase } from "#adapters/database/open-database.ts";
import { openPglite } from "#adapters/database/open-pglite.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { accounts, consents, documents, events, outbox, tokens } from "#adapters/database/schema.ts";
import { openMail } from "#adapters/database/seal-mail.ts";
import { campaign, isWhole } from "../support/campaign.ts";
import { CHILD_SECRET } from "../support/child-secret.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { makeEmbeddedFolder } from "../support/embedded-folder.ts";

const SIGN_UPS = campaign(3, 200);
// The last resort opens slowly, so that it gets few.
const PGLITE_SIGN_UPS = 40;
const LIFE_MS_MAX = campaign(1_000, 2_500);
const script = (name: string) => fileURLToPath(new URL(`../support/${name}`, import.meta.url));

type Acknowledged = {
  readonly registered: Set<number>;
  readonly updates: Map<number, number>;
  began: number;
  kills: number;
};

type Campaign = {
  /** What the child opens: its kind and where it is. */
  readonly opens: readonly [kind: "embedded" | "postgres" | "pglite", place: string];
  /** Ends the database as a loss of power would, beside the site or instead of it. */
  killDatabase?(): void;
  readonly isSiteKilled: boolean;
  readonly signUps: number;
};

/** Starts the child again and again, and kills at random moments, until enough people were signed up. */
async function runAndKill(running: Campaign): Promise<Acknowledged> {
  const seen: Acknowledged = { registered: new Set(), updates: new Map(), began: 0, kills: 0 };
  while (seen.registered.size < running.signUps) await liveOnce(running, seen);
  return seen;
}

async function liveOnce({ opens, killDatabase, isSiteKilled, signUps }: Campaign, seen: Acknowledged): Promise<void> {
  const child = spawn(
    process.execPath,
    ["--import", script("with-migrations.ts"), script("kill-child.ts"), ...opens, String(seen.began)],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let trouble = "";
  child.stderr.on("data", (text) => {
    trouble += text;
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once("exit", (_code, signal) => resolve(signal)));
  const killLater = async () => {
    await wait(Math.random() * LIFE_MS_MAX);
    killDatabase?.();
    seen.kills += 1;
    if (isSiteKilled || seen.registered.size >= signUps) child.kill("SIGKILL");
  };
  // On a busy machine nobody is signed up so soon after the start: every other life waits for the first.
  const fatal = seen.kills % 2 === 0 ? ["registered"] : ["ready", "registered"];
  let isKillDue = false;
  for await (const line of createInterface({ input: child.stdout })) {
    const [word, person = 0, value = 0] = line.split(" ").map((part, at) => (at === 0 ? part : Number(part))) as [
      string,
      number,
      number,
    ];
    if (word === "began") seen.began = Math.max(seen.began, person + 1);
    if (word === "registered") seen.registered.add(person);
    if (word === "updated") seen.updates.set(person, value);
    // A database that was killed is killed again once it has served somebody.
    if (isKillDue || !fatal.includes(word)) continue;
    isKillDue = true;
    void killLater().then(() => {
      isKillDue = false;
    });
  }
  // Anything but our own kill is a fault of the site.
  if ((await ended) !== "SIGKILL") throw new Error(`The child ended by itself: ${trouble}`);
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
  expect(rows.mails.map(({ id, payload }) => openMail({ secret: CHILD_SECRET }, id, payload)?.to).toSorted()).toEqual(
    rows.accounts.map(({ email }) => email).toSorted(),
  );
  const registered = rows.events.filter(({ event }) => event === "registered");
  expect(registered.map(({ uid }) => uid).toSorted()).toEqual(uids);

  for (const { id, data } of rows.documents) {
    const person = Number(id.split("-")[1]);
    const { left = 0, deep } = data as { left?: number; deep?: { right: number } };
    expect(left).toBeGreaterThanOrEqual(seen.updates.get(person) ?? 0);
    expect(deep?.right ?? 0).toBe(left);
    const profileEvents = rows.events.filter(({ uid, event }) => uid === id && event === "profile-updated");
    expect(profileEvents).toHaveLength(left);
  }
}

describe("while people sign up and change their profile, kills at random lose nothing that was acknowledged and leave nothing half", () => {
  const timeout = campaign(300_000, 1_800_000);

  // The last of the three holds what the others do: `npm run soak` tells which of the two was at fault.
  const killed = [
    ["of the site", { isSiteKilled: true, isDatabaseKilled: false }],
    ["of the embedded database", { isSiteKilled: false, isDatabaseKilled: true }],
    ["of both together", { isSiteKilled: true, isDatabaseKilled: true }],
  ] as const;
  test.each(isWhole ? killed : killed.slice(-1))("%s", { timeout }, async (_, { isSiteKilled, isDatabaseKilled }) => {
    const { folder, killServer, remove } = makeEmbeddedFolder();
    onTestFinished(remove);
    const seen = await runAndKill({
      opens: ["embedded", folder],
      isSiteKilled,
      signUps: SIGN_UPS,
      ...(isDatabaseKilled ? { killDatabase: killServer } : {}),
    });
    const database = openDatabase({ url: null, folder });
    await expectAllWhole(database, seen);
    await database.close();
    expect(seen.kills).toBeGreaterThan(0);
  });

  test("of a site on a server elsewhere", { timeout }, async () => {
    const url = await freshPostgresUrl();
    const seen = await runAndKill({ opens: ["postgres", url], isSiteKilled: true, signUps: SIGN_UPS });
    const database = openPostgres({ url });
    await expectAllWhole(database, seen);
    await database.close();
    expect(seen.kills).toBeGreaterThan(0);
  });

  // That it keeps its data from start to start is tried where it takes over (embedded-rights.test.ts).
  test.runIf(isWhole)("of a site on PGlite", { timeout }, async () => {
    const { folder, remove } = makeEmbeddedFolder();
    onTestFinished(remove);
    const seen = await runAndKill({ opens: ["pglite", folder], isSiteKilled: true, signUps: PGLITE_SIGN_UPS });
    const database = await openPglite({ folder });
    await expectAllWhole(database, seen);
    await database.close();
    expect(seen.kills).toBeGreaterThan(0);
  });
});
