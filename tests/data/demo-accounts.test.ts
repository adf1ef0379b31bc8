import { expect, test } from "vitest";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { hasDemoAccounts, seedDemo } from "#adapters/database/seed-demo.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { DEMO_PASSWORD, demoPeople } from "#content/demo.ts";
import { composeIdentity } from "#server/compose-identity.ts";
import { freshPostgres } from "../support/databases.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import { address, freshClient, otherPassword, refusal, walkOf } from "../support/shared-suites/account-walk.ts";
import { softwarePasskey } from "../support/software-passkey.ts";

test("demo accounts of a folder that was tried out open nothing once the site is not one to try out", async () => {
  const database = await freshPostgres();
  const clock = fixedClock("2026-11-15T10:00:00Z");
  const secret = "a secret of thirty-two characters";
  const open = (areDemoAccountsOpen: boolean) =>
    composeIdentity({
      database,
      clock,
      ids: randomIds,
      secret,
      rateLimits: openRateLimits(database, clock, secret),
      settings: { productName: "Stroomplein", publicUrl: "http://localhost:3000", areDemoAccountsOpen },
    });
  const [tried, live] = [open(true), open(false)];
  const store = openStore(database, { clock, ids: randomIds, secret });
  const walk = walkOf(() => ({ identity: tried, another: tried, store, clock, close: async () => {} }));
  expect(await hasDemoAccounts(database)).toBe(false);
  await seedDemo(database, { clock, ids: randomIds }, demoPeople, DEMO_PASSWORD);
  expect(await hasDemoAccounts(database)).toBe(true);

  const email = address(demoPeople[0]?.email ?? "");
  const { uid, token } = await walk.signIn(email, freshClient(), DEMO_PASSWORD);
  const key = softwarePasskey("http://localhost:3000", "localhost");
  const started = await tried.startPasskey(uid, DEMO_PASSWORD);
  if (!started.ok) throw new Error(started.refusal.code);
  const { challenge } = started.value;
  const added = await tried.addPasskey(uid, token, { challenge, answer: key.register(challenge), name: "Telefoon" });
  expect(added.ok).toBe(true);
  await tried.requestReset(email);
  const link = await walk.takeToken("reset-password");

  expect(await live.signIn(email, DEMO_PASSWORD, freshClient())).toEqual(refusal("demo-locked"));
  expect(await live.signIn(email, otherPassword, freshClient())).toEqual(refusal("credentials-wrong"));
  const asked = await live.startPasskeySignIn();
  expect(await live.signInWithPasskey(asked.challenge, key.signIn(asked.challenge), freshClient())).toEqual(
    refusal("passkey-refused"),
  );
  expect(await live.recognise(token)).toBeNull();
  expect(await live.resetPassword(link, otherPassword)).toEqual(refusal("token-unknown"));
  await walk.takeMails();
  await live.requestReset(email);
  expect(await walk.takeMails()).toEqual([]);

  expect(await tried.recognise(token)).toMatchObject({ uid });
  expect((await tried.resetPassword(link, otherPassword)).ok).toBe(true);
  await database.close();
});
