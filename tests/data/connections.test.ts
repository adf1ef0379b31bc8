import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { accounts } from "#adapters/database/schema.ts";
import { connections } from "#adapters/database/schema-connections.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import {
  CONNECTIONS_MAX,
  chooseDefaultConnection,
  findConnection,
  listConnections,
  removeConnection,
} from "#application/account-details/connections.ts";
import { addConnection, changeConnection } from "#application/account-details/save-connection.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { freshPostgres } from "../support/databases.ts";
import { savedConnection } from "../support/domain/saved-connection.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import { insertAccount } from "../support/insert-account.ts";

const blank = { ...savedConnection(), offtakeEan: "", injectionEan: "" };
const EAN = "541448123456789016";
const OTHER_EAN = "541448000000000004";

describe("connections of an account", () => {
  const clock = fixedClock("2026-11-15T10:00:00Z");
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let store: ReturnType<typeof openStore>;
  let people = 0;
  beforeAll(async () => {
    database = await freshPostgres();
    store = openStore(database, { clock, ids: randomIds });
  });
  afterAll(() => database.close());

  const ports = () => ({ store, clock, ids: randomIds });
  const checks = async () => ({ places: await loadPlaces(), numberRemoved: "[weg]" });
  async function addPerson(): Promise<string> {
    const uid = `person-${people++}`;
    await insertAccount(database, uid);
    return uid;
  }
  const add = async (uid: string, changes: Partial<typeof blank>) =>
    addConnection(ports(), uid, { ...blank, ...changes }, await checks());
  async function added(uid: string, changes: Partial<typeof blank>): Promise<string> {
    const result = await add(uid, changes);
    if (!result.ok) throw new Error(result.refusal.code);
    clock.advance(1000);
    return result.value.id;
  }
  const names = async (uid: string) => (await listConnections(ports(), uid)).map(({ name }) => name);

  test("the same one is kept once, however often it is sent, and a number stands in one of them", async () => {
    const uid = await addPerson();
    const sent = await Promise.all([1, 2, 3].map(() => add(uid, { name: "Thuis", offtakeEan: EAN })));
    expect(new Set(sent.map((result) => result.ok && result.value.id)).size).toBe(1);
    const known = { refusal: { code: "connection-invalid", faults: { injectionEan: { code: "connection-known" } } } };
    expect(await add(uid, { name: "Winkel", offtakeEan: OTHER_EAN, injectionEan: EAN })).toMatchObject(known);
    // Another account may hold the same number, and learns nothing from it.
    expect(await add(await addPerson(), { offtakeEan: EAN })).toMatchObject({ ok: true });
  });

  test(`there are never more than ${CONNECTIONS_MAX}, also when many arrive at the same moment`, async () => {
    const uid = await addPerson();
    // Who stands in line longer than three seconds is sent away, which a slow machine would make of more.
    const [before, atOnce] = [CONNECTIONS_MAX - 5, 10];
    for (let at = 0; at < before; at += 1) await added(uid, { name: `Plaats ${at}` });
    const sent = await Promise.all(Array.from({ length: atOnce }, (_, at) => add(uid, { name: `Samen ${at}` })));
    expect(sent.filter((result) => result.ok)).toHaveLength(CONNECTIONS_MAX - before);
    expect(sent.find((result) => !result.ok)).toMatchObject({
      refusal: { code: "connections-full", maximum: CONNECTIONS_MAX },
    });
    expect(await names(uid)).toHaveLength(CONNECTIONS_MAX);
  });

  test("the first is the default until another is chosen, and the next one when that is removed", async () => {
    const uid = await addPerson();
    const [home, shop] = [await added(uid, { name: "Thuis" }), await added(uid, { name: "Winkel" })];
    expect(await names(uid)).toEqual(["Thuis", "Winkel"]);
    expect(await chooseDefaultConnection(ports(), uid, shop)).toBe(true);
    expect(await names(uid)).toEqual(["Winkel", "Thuis"]);
    clock.advance(1000);
    await chooseDefaultConnection(ports(), uid, home);
    expect(await names(uid)).toEqual(["Thuis", "Winkel"]);
    expect(await removeConnection(ports(), uid, home)).toBe(true);
    expect(await names(uid)).toEqual(["Winkel"]);
  });

  test("what another tab saved since is not overwritten", async () => {
    const uid = await addPerson();
    const id = await added(uid, { name: "Thuis" });
    const before = await findConnection(ports(), uid, id);
    if (!before) throw new Error("It is gone.");
    const change = async (name: string) => changeConnection(ports(), uid, before, { ...blank, name }, await checks());
    expect(await change("Boerderij")).toMatchObject({ ok: true });
    expect(await change("Winkel")).toMatchObject({ refusal: { code: "connection-changed" } });
    expect(await names(uid)).toEqual(["Boerderij"]);
  });

  test("nobody reads, changes, chooses or removes another's, nor learns that it exists", async () => {
    const [an, eve] = [await addPerson(), await addPerson()];
    const id = await added(an, { name: "Thuis", offtakeEan: EAN });
    const before = await database.run((queries) => queries.select().from(connections).where(eq(connections.id, id)));
    expect(await findConnection(ports(), eve, id)).toBeNull();
    const edited = { id, updatedAt: before[0]?.updatedAt ?? new Date(0) };
    expect(await changeConnection(ports(), eve, edited, blank, await checks())).toMatchObject({
      refusal: { code: "connection-unknown" },
    });
    expect(await chooseDefaultConnection(ports(), eve, id)).toBe(false);
    expect(await removeConnection(ports(), eve, id)).toBe(false);
    expect(await removeConnection(ports(), eve, "a\0b")).toBe(false);
    expect(await database.run((queries) => queries.select().from(connections).where(eq(connections.id, id)))).toEqual(
      before,
    );
  });

  test("they go with the account", async () => {
    const uid = await addPerson();
    await added(uid, { name: "Thuis" });
    await database.run((queries) => queries.delete(accounts).where(eq(accounts.uid, uid)));
    const left = await database.run((queries) => queries.select().from(connections).where(eq(connections.uid, uid)));
    expect(left).toEqual([]);
  });

  test("numbers that an older profile still holds move over once, in their order", async () => {
    const uid = await addPerson();
    const former = [
      { ean: EAN, name: "Thuis" },
      { ean: "geen", name: "x" },
      { ean: OTHER_EAN, name: "Winkel" },
    ];
    await store.documents.set(`user/${uid}`, { firstName: "An", connections: former });
    await Promise.all([names(uid), names(uid)]);
    expect((await names(uid)).toSorted()).toEqual(["Thuis", "Winkel"]);
    expect(await store.documents.get(`user/${uid}`)).toMatchObject({ data: { firstName: "An", connections: [] } });
    for (const { id } of await listConnections(ports(), uid)) await removeConnection(ports(), uid, id);
    expect(await names(uid)).toEqual([]);
  });
});
