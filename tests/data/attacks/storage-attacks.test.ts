import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openPglite } from "#adapters/database/open-pglite.ts";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { outbox } from "#adapters/database/schema.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import type { EmailAddress } from "#domain/accounts/email-address.ts";
import { composeIdentity } from "#server/compose-identity.ts";
import { isWhole } from "../../support/campaign.ts";
import { freshPostgres } from "../../support/databases.ts";
import { fixedClock } from "../../support/fixed-clock.ts";

const clock = fixedClock("2026-11-15T10:00:00Z");
const secret = "a secret of thirty-two characters";
const email = "an.leesbaar@example.org" as EmailAddress;

test("who reads the tables or their log finds no link that opens an account and no address of a waiting mail", async () => {
  const database = await freshPostgres();
  const settings = { productName: "Plein", publicUrl: "http://localhost", areDemoAccountsOpen: true };
  const rateLimits = openRateLimits(database, clock, secret);
  const identity = composeIdentity({ database, clock, ids: randomIds, secret, rateLimits, settings });
  await identity.register({ email, password: "vier lampen dansen traag", document: {}, consents: [] });
  const rows = await database.run((queries) => queries.select().from(outbox));
  const [waiting] = await openStore(database, { clock, ids: randomIds, secret }).outbox.claim(1);
  const message = waiting?.message;
  if (message?.kind !== "confirm-address") throw new Error("No mail waits.");
  expect(message.to).toBe(email);
  for (const hidden of [email, message.token]) expect(JSON.stringify(rows)).not.toContain(hidden);
  await database.close();
});

test("a mail that was sealed with another secret holds up no other", async () => {
  const database = await freshPostgres();
  const storeWith = (key: string) => openStore(database, { clock, ids: randomIds, secret: key });
  await storeWith(secret).outbox.add({ kind: "already-registered", to: email });
  const other = storeWith("another secret of thirty-two char");
  await other.outbox.add({ kind: "already-registered", to: "bert@example.org" });
  expect((await other.outbox.claim(10)).map(({ message }) => message.to)).toEqual(["bert@example.org"]);
  const rows = await database.run((queries) => queries.select().from(outbox));
  expect(rows.filter(({ payload }) => payload === null)).toHaveLength(1);
  await database.close();
});

test.runIf(isWhole)("another user of the machine opens no file of the smaller database", async () => {
  const parent = mkdtempSync(join(tmpdir(), "stroomplein-rights-"));
  const folder = join(parent, "data");
  const database = await openPglite({ folder });
  expect(statSync(folder).mode & 0o077).toBe(0);
  await database.close();
  rmSync(parent, { recursive: true });
});
