import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { systemClock } from "#adapters/clock/system-clock.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { outbox } from "#adapters/database/schema.ts";
import { newsletterSends } from "#adapters/database/schema-letters.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { campaign } from "../support/campaign.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { startMailServer } from "../support/mail-server.ts";

const READERS = campaign(20, 2_000);
const script = (name: string) => fileURLToPath(new URL(`../support/${name}`, import.meta.url));

/** Runs the sending until it ends by itself or is killed at a random moment; tells what it said last. */
async function liveOnce(url: string, smtpUrl: string, lifeMs: number | null): Promise<string> {
  const child = spawn(
    process.execPath,
    ["--import", script("with-migrations.ts"), script("newsletter-child.ts"), url, smtpUrl],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let said = "";
  let trouble = "";
  child.stderr.on("data", (text) => {
    trouble += text;
  });
  child.stdout.on("data", (text) => {
    said += text;
    if (lifeMs !== null && said.startsWith("ready"))
      void wait(Math.random() * lifeMs).then(() => child.kill("SIGKILL"));
  });
  await ended;
  if (child.signalCode !== "SIGKILL" && trouble !== "") throw new Error(trouble);
  return said.trim().split("\n").at(-1) ?? "";
}

test(
  "a sending that is killed again and again reaches every reader, each under one message id",
  async () => {
    const url = await freshPostgresUrl();
    const database = openPostgres({ url });
    const store = openStore(database, { clock: systemClock, ids: randomIds });
    const server = await startMailServer();
    const how = { at: new Date(), source: "form", textVersion: "1", askedAt: null, topics: ["rules"] } as const;
    for (let reader = 0; reader < READERS; reader += 1) {
      const email = `reader-${reader}@example.org`;
      await store.subscriptions.confirm(email, email, how);
    }
    let kills = 0;
    for (; kills < campaign(1, 20); kills += 1) {
      if ((await liveOnce(url, server.url, campaign(500, 4_000))) === "finished") break;
      // Another process may send what was leased; in earnest it waits for two minutes.
      await database.run((queries) => queries.update(outbox).set({ dueAt: new Date(0) }));
    }
    const last = await liveOnce(url, server.url, null);
    expect(["finished", "issue-finished"]).toContain(last);

    const idsOf = new Map<string, Set<string>>();
    for (const { to, messageId } of server.received) idsOf.set(to, (idsOf.get(to) ?? new Set()).add(messageId));
    expect(idsOf.size).toBe(READERS);
    expect([...idsOf.values()].filter((ids) => ids.size !== 1)).toEqual([]);
    // A mail that the server took a moment before the kill comes again under the same id, which mail programs show once.
    expect(server.received.length - READERS).toBeLessThanOrEqual(kills);
    expect(await database.run((queries) => queries.$count(newsletterSends))).toBe(READERS);
    await server.stop();
    await database.close();
  },
  campaign(240_000, 1_800_000),
);
