import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { accounts, calculations, tokens } from "#adapters/database/schema.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { requestResult } from "#application/mailed-results/request-result.ts";
import { sendResult } from "#application/mailed-results/send-result.ts";
import type { MailedResult } from "#application/ports/mail/mailed-facts.ts";
import { renameCalculation } from "#application/saved-calculations/rename-calculation.ts";
import { CALCULATIONS_MAX, saveCalculation } from "#application/saved-calculations/save-calculation.ts";
import { freshPostgres } from "../support/databases.ts";
import { fixedClock } from "../support/fixed-clock.ts";

const HOUR = 3_600_000;
const LINK = "/calculator/koper?datum=2026-11-15&verbruik=3500";
const client = { address: "192.0.2.7", device: "Chrome op Linux", deviceToken: null };
const result: MailedResult = {
  link: LINK,
  side: "buyer",
  day: "2026-11-15",
  verdict: "pays",
  buyer: { value: 12, low: 10, high: 14 },
  seller: { value: 8, low: null, high: null },
  shared: 1000,
  agreedPrice: 0.12,
};

describe("calculations", () => {
  const clock = fixedClock("2026-11-15T10:00:00Z");
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let store: ReturnType<typeof openStore>;
  let rateLimits: ReturnType<typeof openRateLimits>;
  let people = 0;
  beforeAll(async () => {
    database = await freshPostgres();
    store = openStore(database, { clock, ids: randomIds });
    rateLimits = openRateLimits(database, clock, "x".repeat(32));
  });
  afterAll(() => database.close());

  async function addPerson(): Promise<string> {
    const uid = `person-${people++}`;
    const account = { uid, email: uid, emailKey: uid, passwordHash: "", state: "confirmed", createdAt: clock.now() };
    await database.run((queries) => queries.insert(accounts).values({ ...account, state: "confirmed" }));
    return uid;
  }
  const ports = () => ({ store, clock, ids: randomIds });
  async function claimed(to: string) {
    const mails = await store.outbox.claim(100);
    for (const { id } of mails) await store.outbox.markSent(id);
    return mails.map(({ message }) => message).filter((message) => message.to === to);
  }

  test("the same link under the same name is kept once, however often it is sent", async () => {
    const uid = await addPerson();
    const save = () => saveCalculation(ports(), uid, { name: "Met de buren", link: LINK });
    const [first, second] = await Promise.all([save(), save()]);
    expect([second, await save()]).toEqual([first, first]);
    expect(await store.calculations.list(uid)).toHaveLength(1);
  });

  test("somebody keeps a link under a name, finds the newest first, renames and removes it", async () => {
    const uid = await addPerson();
    await saveCalculation(ports(), uid, { name: " Met de buren ", link: LINK });
    clock.advance(1000);
    const second = await saveCalculation(ports(), uid, { name: "Met de school", link: LINK });
    expect((await store.calculations.list(uid)).map(({ name }) => name)).toEqual(["Met de school", "Met de buren"]);
    const id = second.ok ? second.value.id : "";
    expect(await renameCalculation(ports(), uid, { id, name: "School" })).toEqual({ ok: true, value: undefined });
    expect((await store.calculations.find(uid, id))?.name).toBe("School");
    expect(await store.calculations.remove(uid, id)).toBe(true);
    expect(await store.calculations.remove(uid, id)).toBe(false);
  });

  test("nobody reaches another's calculation, and an id that no database takes is nobody's", async () => {
    const [an, bert] = [await addPerson(), await addPerson()];
    const saved = await saveCalculation(ports(), an, { name: "Van An", link: LINK });
    const id = saved.ok ? saved.value.id : "";
    expect(await store.calculations.find(bert, id)).toBeNull();
    expect(await renameCalculation(ports(), bert, { id, name: "Van Bert" })).toEqual({
      ok: false,
      refusal: { code: "calculation-unknown" },
    });
    expect(await store.calculations.remove(bert, id)).toBe(false);
    expect((await store.calculations.list(an)).map(({ name }) => name)).toEqual(["Van An"]);
    expect(await store.calculations.find(an, "a\0b")).toBeNull();
    expect(await store.calculations.remove(an, "a\0b")).toBe(false);
  });

  test("the last place goes to one of two who come at the same time", async () => {
    const uid = await addPerson();
    const rows = Array.from({ length: CALCULATIONS_MAX - 1 }, (_, at) => ({
      id: `${uid}-${at}`,
      uid,
      name: "n",
      link: LINK,
      createdAt: clock.now(),
    }));
    await database.run((queries) => queries.insert(calculations).values(rows));
    const both = await Promise.all(["een", "twee"].map((name) => saveCalculation(ports(), uid, { name, link: LINK })));
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await store.calculations.list(uid)).toHaveLength(CALCULATIONS_MAX);
  });

  test("an account that goes takes its calculations along", async () => {
    const uid = await addPerson();
    await saveCalculation(ports(), uid, { name: "Weg", link: LINK });
    await database.run((queries) => queries.delete(accounts).where(eq(accounts.uid, uid)));
    expect(await store.calculations.list(uid)).toEqual([]);
  });

  test("a result is sent after the reader confirms it, once, and then nothing of it is left", async () => {
    const email = "lezer@example.org";
    expect(await requestResult({ store, rateLimits }, { email, link: LINK }, client)).toEqual({ ok: true });
    const [first, ...more] = await claimed(email);
    expect(more).toEqual([]);
    if (first?.kind !== "confirm-result") throw new Error("No mail asks to confirm.");
    expect(Object.keys(first).toSorted()).toEqual(["kind", "to", "token"]);
    expect(await store.resultRequests.find(first.token)).toEqual({ email, link: LINK });

    const links: string[] = [];
    const send = () =>
      sendResult({ store, rateLimits }, first.token, client, async (link) => {
        links.push(link);
        return result;
      });
    const both = await Promise.all([send(), send()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(links)).toEqual(new Set([LINK]));
    expect(await claimed(email)).toEqual([{ kind: "calculation-result", to: email, ...result }]);
    expect(await database.run((queries) => queries.select().from(tokens))).toEqual([]);
    expect(await send()).toEqual({ ok: false, refusal: { code: "token-unknown" } });
  });

  test("a link without a result keeps its token, and one of yesterday no longer works", async () => {
    const email = "later@example.org";
    await requestResult({ store, rateLimits }, { email, link: LINK }, client);
    const [mail] = await claimed(email);
    const token = mail?.kind === "confirm-result" ? mail.token : "";
    expect(await sendResult({ store, rateLimits }, token, client, async () => null)).toEqual({
      ok: false,
      refusal: { code: "no-result" },
    });
    clock.advance(25 * HOUR);
    expect(await sendResult({ store, rateLimits }, token, client, async () => result)).toEqual({
      ok: false,
      refusal: { code: "token-unknown" },
    });
  });

  test("an address that got enough mail gets no more, with the same answer", async () => {
    const email = "vol@example.org";
    for (let time = 0; time < 5; time += 1) await requestResult({ store, rateLimits }, { email, link: LINK }, client);
    expect(await claimed(email)).toHaveLength(5);
    expect(await requestResult({ store, rateLimits }, { email, link: LINK }, client)).toEqual({ ok: true });
    expect(await claimed(email)).toEqual([]);
    // From many networks together no more than 10 a day.
    for (let network = 0; network < 30; network += 1) {
      const other = { ...client, address: `198.51.100.${network}` };
      expect(await requestResult({ store, rateLimits }, { email, link: LINK }, other)).toEqual({ ok: true });
    }
    expect(await claimed(email)).toHaveLength(10 - 5);
    expect(
      await requestResult({ store, rateLimits }, { email, link: LINK }, { ...client, address: "198.51.100.99" }),
    ).toEqual({
      ok: true,
    });
    expect(await claimed(email)).toEqual([]);
  });

  test("one network asks so often, and what is no address is told", async () => {
    const elsewhere = { ...client, address: "203.0.113.5" };
    const ask = (email: string) => requestResult({ store, rateLimits }, { email, link: LINK }, elsewhere);
    expect(await ask("geen adres")).toEqual({ ok: false, refusal: { code: "email-malformed" } });
    for (let time = 0; time < 20; time += 1) expect((await ask(`a${time}@example.org`)).ok).toBe(true);
    expect(await ask("b@example.org")).toMatchObject({ ok: false, refusal: { code: "too-many-attempts" } });
  });
});
