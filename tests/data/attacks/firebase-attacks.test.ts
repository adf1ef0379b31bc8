import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { operators } from "#adapters/database/schema-back-office.ts";
import { openFirebase } from "#adapters/firebase/open-firebase.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { composeIdentity } from "#server/compose-identity.ts";
import { freshPostgres } from "../../support/databases.ts";
import { EMULATORS_START_MS, type Emulators, hasEmulators, startEmulators } from "../../support/firebase-emulators.ts";
import { fixedClock } from "../../support/fixed-clock.ts";
import {
  freshClient,
  newAddress,
  otherPassword,
  password,
  refusal,
  walkOf,
} from "../../support/shared-suites/account-walk.ts";

describe.skipIf(!hasEmulators)("attacks on accounts in Firebase", () => {
  let emulators: Emulators;
  let database: Database;
  let site: ReturnType<typeof open>;
  beforeAll(async () => {
    emulators = await startEmulators();
    database = await freshPostgres();
    site = open();
  }, EMULATORS_START_MS);
  afterAll(async () => {
    await database?.close();
    await emulators?.stop();
  });

  function open() {
    const clock = fixedClock("2026-11-15T10:00:00Z");
    const secret = "a secret of thirty-two characters";
    const settings = {
      productName: "Stroomplein",
      publicUrl: "https://stroomplein.example",
      areDemoAccountsOpen: false,
    };
    const { directory, documents } = openFirebase(emulators.settings);
    const rateLimits = openRateLimits(database, clock, secret);
    const choice = { database, clock, ids: randomIds, secret, rateLimits, settings };
    const identity = composeIdentity(choice, { directory, documents });
    const store = openStore(database, { clock, ids: randomIds, secret }, documents);
    return { identity, another: identity, store, clock, directory, close: () => database.close() };
  }
  const walk = walkOf(() => site);
  /** What whoever runs the project can do in Firebase itself. */
  async function asProject(verb: string, body: unknown) {
    const project = `http://127.0.0.1:${emulators.ports[0]}/identitytoolkit.googleapis.com/v1/projects/demo-stroomplein`;
    const headers = { authorization: "Bearer owner", "content-type": "application/json" };
    const answer = await fetch(`${project}/accounts${verb}`, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.json();
  }

  test.each(["disabled", "deleted"] as const)(
    "whoever is %s there gets in by no way here, and every answer is the one for an unknown address",
    async (how) => {
      const { uid, email, token } = await walk.join();
      await site.identity.requestReset(email);
      const reset = await walk.takeToken("reset-password");
      await asProject(how === "disabled" ? ":update" : ":delete", { localId: uid, disableUser: true });
      expect(await site.identity.recognise(token)).toBeNull();
      expect(await site.identity.signIn(email, password, freshClient())).toEqual(refusal("credentials-wrong"));
      await site.identity.requestReset(email);
      await site.identity.resendConfirmation(email);
      expect((await walk.takeMails()).filter((mail) => "token" in mail)).toEqual([]);
      // A link of before may still set a password; it opens nothing.
      const isSet = (await site.identity.resetPassword(reset, otherPassword)).ok;
      if (how === "deleted") expect(isSet).toBe(false);
      expect(await site.identity.signIn(email, otherPassword, freshClient())).toEqual(refusal("credentials-wrong"));
      if (how === "disabled") await walk.register(email, otherPassword);
      expect(await site.identity.signIn(email, otherPassword, freshClient())).toEqual(refusal("credentials-wrong"));
    },
  );

  test("who takes the address of an account that was deleted there has another uid, and none of its rights or documents", async () => {
    const { uid, email, token } = await walk.join();
    await database.run((queries) =>
      queries.insert(operators).values({ uid, level: "act", grantedAt: site.clock.now() }),
    );
    await site.store.documents.set(`user/${uid}`, { firstName: "Vroeger" });
    await asProject(":delete", { localId: uid });
    const later = await walk.join(email);
    expect(later.uid).not.toBe(uid);
    expect(await site.identity.recognise(token)).toBeNull();
    const roles = await database.run((queries) => queries.select().from(operators));
    expect(roles.map((role) => role.uid)).not.toContain(later.uid);
    expect(await site.store.documents.get(`user/${later.uid}`)).toMatchObject({ data: { firstName: "An" } });
  });

  test("who signed up at Firebase itself for somebody's address has no way in before the mailbox says so", async () => {
    const email = newAddress();
    await asProject("", { localId: "van-een-ander", email, password: otherPassword, emailVerified: false });
    const tried = await site.identity.signIn(email, otherPassword, freshClient());
    expect(tried.ok && tried.value.kind === "signed-in").toBe(false);
    await walk.takeMails();
    await walk.register(email);
    // Two passwords for one unconfirmed address void both: its owner chooses one by mail.
    for (const typed of [password, otherPassword]) {
      const answer = await site.identity.signIn(email, typed, freshClient());
      expect(answer.ok && answer.value.kind === "signed-in").toBe(false);
    }
    const chosen = "nieuwe tafel in de tuin";
    expect((await site.identity.resetPassword(await walk.takeToken("reset-password"), chosen)).ok).toBe(true);
    expect(await walk.signIn(email, freshClient(), chosen)).toMatchObject({ uid: "van-een-ander" });
  });

  test.each(["a/b", "..", "__proto__", "a/../b", "x".repeat(128)])(
    "the uid %s, which only the project can choose, reaches no document but its own",
    async (localId) => {
      const email = newAddress();
      const victim = await walk.join();
      await asProject("", { localId, email, password, emailVerified: true });
      const answer = await site.identity.signIn(email, password, freshClient()).catch((error: unknown) => error);
      if (answer instanceof Error) return expect(answer.name).toBeTruthy();
      expect(await site.store.documents.get(`user/${victim.uid}`)).toMatchObject({ data: { firstName: "An" } });
      const read = await site.store.documents.get(`user/${localId}`).catch(() => ({ exists: false }));
      expect(read).toEqual({ exists: false });
    },
  );

  test("the codes of one account and purpose work for no other, and for none after it changed", async () => {
    const [an, bo] = [await walk.join(), await walk.join()];
    await site.identity.requestReset(an.email);
    const reset = await walk.takeToken("reset-password");
    expect((await site.identity.confirmAddress(reset, freshClient())).ok).toBe(false);
    expect((await site.identity.resetPassword(reset, otherPassword)).ok).toBe(true);
    expect((await site.identity.resetPassword(reset, password)).ok).toBe(false);
    expect(await site.identity.recognise(an.token)).toBeNull();
    expect(await site.identity.recognise(bo.token)).toMatchObject({ uid: bo.uid });
    expect((await walk.signIn(an.email, freshClient(), otherPassword)).uid).toBe(an.uid);
  });
});
