import { expect, test } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { moveFromDirectory, moveToDirectory } from "#adapters/database/move-accounts.ts";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { accounts } from "#adapters/database/schema.ts";
import type { Firebase } from "#adapters/firebase/open-firebase.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { composeIdentity } from "#server/compose-identity.ts";
import { fixedClock } from "../fixed-clock.ts";
import { freshClient, newAddress, otherPassword, password, refusal, walkOf } from "./account-walk.ts";

/** The way of accounts and documents to a directory elsewhere and back. */
export function describeAccountMove(
  openDatabase: () => Promise<Database>,
  openFirebase: () => Promise<Firebase>,
): void {
  async function openBuiltIn(database: Database) {
    const clock = fixedClock(new Date().toISOString());
    const secret = "a secret of thirty-two characters";
    const settings = {
      productName: "Stroomplein",
      publicUrl: "https://stroomplein.example",
      areDemoAccountsOpen: false,
    };
    const rateLimits = openRateLimits(database, clock, secret);
    const identity = composeIdentity({ database, clock, ids: randomIds, secret, rateLimits, settings });
    const store = openStore(database, { clock, ids: randomIds, secret });
    const site = { identity, another: identity, store, clock, close: () => database.close() };
    return { ...site, walk: walkOf(() => site) };
  }
  const counts = { accounts: 0, accountsAlready: 0, withoutPassword: 0, documents: 0, documentsAlready: 0, leftOut: 0 };

  test("everybody moves there, counted before, once, and again without harm", async () => {
    const database = await openDatabase();
    const { walk, clock } = await openBuiltIn(database);
    const { transfer, documents: remote, directory } = await openFirebase();
    const an = await walk.join();
    const unconfirmed = newAddress();
    await walk.register(unconfirmed);
    const contested = newAddress();
    await walk.register(contested, password);
    await walk.register(contested, otherPassword);
    const move = { database, transfer, remote, clock };

    const expected = { ...counts, accounts: 3, withoutPassword: 1, documents: 2 };
    expect(await moveToDirectory({ ...move, isDry: true })).toMatchObject(expected);
    expect(await directory.findByUid(an.uid)).toBeNull();

    expect(await moveToDirectory({ ...move, isDry: false })).toMatchObject({ ...expected, refused: [] });
    expect(await directory.findByEmail(an.email)).toMatchObject({ uid: an.uid, isConfirmed: true, isContested: false });
    expect(await directory.findByEmail(unconfirmed)).toMatchObject({ isConfirmed: false, isContested: false });
    expect(await directory.findByEmail(contested)).toMatchObject({ isConfirmed: false, isContested: true });
    expect(await remote.get(`user/${an.uid}`)).toEqual({ exists: true, data: { firstName: "An" } });

    const again = { ...counts, accountsAlready: 3, documentsAlready: 2 };
    expect(await moveToDirectory({ ...move, isDry: false })).toMatchObject(again);
    await database.close();
  });

  test("a move that broke off goes on where it was", async () => {
    const database = await openDatabase();
    const { walk, clock } = await openBuiltIn(database);
    const { transfer, documents: remote } = await openFirebase();
    for (let made = 0; made < 3; made++) await walk.join();
    let written = 0;
    const breaking = {
      ...remote,
      set: async (path: string, data: Readonly<Record<string, unknown>>) => {
        if (written++ === 1) throw new Error("The line broke.");
        await remote.set(path, data);
      },
    };
    const move = { database, transfer, clock, isDry: false };
    await expect(moveToDirectory({ ...move, remote: breaking })).rejects.toThrow("The line broke.");
    expect(await moveToDirectory({ ...move, remote })).toMatchObject({
      ...counts,
      accountsAlready: 3,
      documents: 2,
      documentsAlready: 1,
    });
    await database.close();
  });

  test("an address that somebody else holds there is refused by uid, and the others move", async () => {
    const database = await openDatabase();
    const { walk, clock } = await openBuiltIn(database);
    const { transfer, documents: remote, directory } = await openFirebase();
    const [an, bert] = [await walk.join(), await walk.join()];
    await directory.add({ uid: `other-${an.uid}`, email: an.email, password });
    const moved = await moveToDirectory({ database, transfer, remote, clock, isDry: false });
    expect(moved).toMatchObject({ accounts: 1, documents: 1, refused: [{ uid: an.uid }] });
    expect(await directory.findByUid(bert.uid)).toMatchObject({ email: bert.email });
    await database.close();
  });

  test("on the way back a password that did not change still opens, one that did asks for a reset, a document is the newer", async () => {
    const database = await openDatabase();
    const { walk, clock, identity, store } = await openBuiltIn(database);
    const { transfer, documents: remote, directory } = await openFirebase();
    const [same, changed] = [await walk.join(), await walk.join()];
    const move = { database, transfer, remote, clock };
    await moveToDirectory({ ...move, isDry: false });
    await directory.remove(changed.uid);
    await directory.add({ uid: changed.uid, email: changed.email, password: otherPassword });
    await remote.update(`user/${same.uid}`, { firstName: "Anna" });
    await remote.remove(`user/${changed.uid}`);

    expect(await moveFromDirectory({ ...move, isDry: true })).toMatchObject({ accountsAlready: expect.any(Number) });
    expect(await store.documents.get(`user/${same.uid}`)).toMatchObject({ data: { firstName: "An" } });
    await moveFromDirectory({ ...move, isDry: false });
    expect(await store.documents.get(`user/${same.uid}`)).toMatchObject({ data: { firstName: "Anna" } });
    expect(await store.documents.get(`user/${changed.uid}`)).toEqual({ exists: false });
    await walk.signIn(same.email);
    for (const typed of [password, otherPassword]) {
      expect(await identity.signIn(changed.email, typed, freshClient())).toEqual(refusal("credentials-wrong"));
    }
    await identity.requestReset(changed.email);
    expect(await identity.resetPassword(await walk.takeToken("reset-password"), password)).toMatchObject({ ok: true });
    await database.close();
  });

  test("into an empty database everybody comes with address, state and document", async () => {
    const first = await openDatabase();
    const { walk, clock } = await openBuiltIn(first);
    const { transfer, documents: remote } = await openFirebase();
    const an = await walk.join();
    await moveToDirectory({ database: first, transfer, remote, clock, isDry: false });
    await first.close();
    const second = await openDatabase();
    await moveFromDirectory({ database: second, transfer, remote, clock, isDry: false });
    const rows = await second.run((queries) => queries.select().from(accounts));
    expect(rows.find(({ uid }) => uid === an.uid)).toMatchObject({ email: an.email, state: "confirmed" });
    const documents = openStore(second, { clock, ids: randomIds }).documents;
    expect(await documents.get(`user/${an.uid}`)).toEqual({ exists: true, data: { firstName: "An" } });
    await second.close();
  });
}
