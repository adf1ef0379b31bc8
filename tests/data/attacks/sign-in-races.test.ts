import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import type { Identity } from "#application/ports/identity.ts";
import { composeIdentity } from "#server/compose-identity.ts";
import { freshPostgresUrl } from "../../support/databases.ts";
import { fixedClock } from "../../support/fixed-clock.ts";
import { freshClient, otherPassword, password, walkOf } from "../../support/shared-suites/account-walk.ts";

const clock = fixedClock("2026-11-15T10:00:00Z");
const secret = "x".repeat(32);
let databases: readonly Database[];
let identity: Identity;
let walk: ReturnType<typeof walkOf>;

beforeAll(async () => {
  const url = await freshPostgresUrl();
  const [database, watcher] = [openPostgres({ url }), openPostgres({ url })];
  databases = [database, watcher];
  const settings = { productName: "Stroomplein", publicUrl: "https://stroomplein.example", areDemoAccountsOpen: false };
  const rateLimits = openRateLimits(database, clock, secret);
  identity = composeIdentity({ database, clock, ids: randomIds, secret, rateLimits, settings });
  const store = openStore(database, { clock, ids: randomIds, secret });
  walk = walkOf(() => ({ identity, store }) as never);
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

/** How many statements wait for a lock now. */
async function waiting(): Promise<number> {
  const counted = sql`select count(*)::int as waiting from pg_locks where not granted`;
  const answer = (await databases[1]?.run((queries) => queries.execute(counted))) as unknown as {
    readonly rows: readonly [{ readonly waiting: number }];
  };
  return answer.rows[0].waiting;
}

/** Begins a sign-in and stops it after its session was written and before it is there for others. */
async function whileSigningIn<T>(begin: () => Promise<unknown>, meanwhile: () => Promise<T>): Promise<T> {
  const locked = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const lock = databases[1]?.transaction(async (queries) => {
    await queries.execute(sql`lock table known_devices in share mode`);
    locked.resolve();
    await over.promise;
  });
  await locked.promise;
  const signingIn = begin();
  await expect.poll(waiting).toBe(1);
  let isDone = false;
  const done = meanwhile().finally(() => {
    isDone = true;
  });
  await expect.poll(async () => isDone || (await waiting()) === 2).toBe(true);
  over.resolve();
  await Promise.all([lock, signingIn]);
  return done;
}

test("a sign-in with the old password that is under way when it is reset ends with the others", async () => {
  const { email, uid } = await walk.join();
  await identity.requestReset(email);
  const link = await walk.takeToken("reset-password");
  const reset = await whileSigningIn(
    () => identity.signIn(email, password, freshClient()),
    () => identity.resetPassword(link, otherPassword),
  );
  expect([reset.ok, await identity.listSignIns(uid, "")]).toEqual([true, []]);
});

test("a sign-in with the old password that is under way when it is changed ends with the others", async () => {
  const { email, uid, token } = await walk.join();
  const renewed = await whileSigningIn(
    () => identity.signIn(email, password, freshClient()),
    () => identity.changePassword(uid, password, otherPassword, token),
  );
  if (!renewed.ok) throw new Error(renewed.refusal.code);
  expect((await identity.listSignIns(uid, renewed.value.token)).map(({ isThisOne }) => isThisOne)).toEqual([true]);
});
