import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { accounts } from "#adapters/database/schema.ts";
import { listings, removedOffers } from "#adapters/database/schema-market.ts";
import { areSeenByAll } from "#adapters/database/store/market/browse.ts";
import { followOffers } from "#adapters/database/store/market/search/follow-offers.ts";
import { listOffers, noFilter, OFFERS_PER_PAGE } from "#application/market/listings/list-offers.ts";
import { moveOffer } from "#application/market/listings/move-listing.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { openMarketSite } from "../support/market-site.ts";

const HOUR = 3_600_000;

describe("two processes that search the same offers", () => {
  let [one, other]: ReturnType<typeof openPostgres>[] = [];
  let [writing, reading]: ReturnType<typeof openMarketSite>[] = [];
  beforeAll(async () => {
    const url = await freshPostgresUrl();
    [one, other] = [openPostgres({ url }), openPostgres({ url })];
    [writing, reading] = [openMarketSite(one), openMarketSite(other)];
  });
  afterAll(async () => {
    await one?.close();
    await other?.close();
  });
  const here = () => {
    if (!writing || !reading || !one) throw new Error("The sites are not open.");
    return { writing, reading, database: one };
  };
  const seen = async (id: string) => {
    const { reading } = here();
    const all = { offset: 0, limit: 1000 };
    const { ids } = await reading.store.market.browse(noFilter, { by: "newest" }, all, null);
    return ids.includes(id);
  };
  const touch = (id: string, energy: number) => sql`update listings set energy = ${energy} where id = ${id}`;

  test("the next search after a change knows of it: published, changed, hidden, shown again, paused, removed", async () => {
    const { writing, reading, database } = here();
    expect(await seen("nobody's")).toBe(false);
    const uid = await writing.person();
    const id = await writing.offer(uid);
    expect(await seen(id)).toBe(true);
    await database.run((queries) => queries.execute(touch(id, 123_456)));
    const large = { ...noFilter, surplusMin: 123_456 };
    expect(await reading.store.market.map(large, null)).toMatchObject([{ offers: 1, surplus: 123_456 }]);
    expect((await reading.store.market.figures())[0]).toMatchObject({ region: "flanders", surplus: 123_456 });
    await writing.store.market.moderate(id, "hidden");
    expect(await seen(id)).toBe(false);
    await writing.store.market.moderate(id, "open");
    expect(await seen(id)).toBe(true);
    await moveOffer(writing.ports, uid, id, "pause");
    expect(await seen(id)).toBe(false);
    await moveOffer(writing.ports, uid, id, "resume");
    expect(await seen(id)).toBe(true);
    await database.run((queries) => queries.delete(accounts).where(eq(accounts.uid, uid)));
    expect(await seen(id)).toBe(false);
  });

  test("a change is seen once it is there for others, also where one that began later was there first", async () => {
    const { writing, database } = here();
    const [slow, quick] = [await writing.offer(await writing.person()), await writing.offer(await writing.person())];
    const { reading } = here();
    const surpluses = async () => {
      const found = await reading.store.market.map({ ...noFilter, surplusMin: 1_000_000 }, null);
      return found.reduce((sum, { surplus }) => sum + surplus, 0);
    };
    await database.transaction(async (queries) => {
      await queries.execute(touch(slow, 1_000_000));
      await database.run((others) => others.execute(touch(quick, 2_000_000)));
      expect(await surpluses()).toBe(2_000_000);
      await database.run((others) => others.execute(touch(quick, 3_000_000)));
      expect(await surpluses()).toBe(3_000_000);
    });
    expect(await surpluses()).toBe(4_000_000);
  });

  test("a process that has not read for half a day knows what was removed meanwhile, though that is no longer told", async () => {
    const { writing, reading, database } = here();
    const uid = await writing.person();
    const id = await writing.offer(uid);
    expect(await seen(id)).toBe(true);
    await database.run((queries) => queries.delete(accounts).where(eq(accounts.uid, uid)));
    await database.run((queries) => queries.delete(removedOffers));
    reading.clock.advance(13 * HOUR);
    expect(await seen(id)).toBe(false);
  });

  test("what was removed is told for a day and no longer", async () => {
    const { writing, database } = here();
    const uid = await writing.person();
    await writing.offer(uid);
    await database.run((queries) => queries.delete(accounts).where(eq(accounts.uid, uid)));
    const told = async () => (await database.run((queries) => queries.select().from(removedOffers))).length;
    const retainAfter = (hours: number) => writing.store.applyRetention(new Date(Date.now() + hours * HOUR));
    await retainAfter(23);
    expect(await told()).toBeGreaterThan(0);
    await retainAfter(25);
    expect(await told()).toBe(0);
  });

  test("very many changes at once are read like all offers, and none is missed", async () => {
    const { writing, database } = here();
    const ids = await Promise.all(Array.from({ length: 5 }, async () => writing.offer(await writing.person())));
    const current = followOffers(database, writing, areSeenByAll({}), 2);
    const energyOf = async (id: string) => {
      const offers = await current();
      return offers.numbers.energy[offers.rowOf(id) ?? -1];
    };
    expect(await energyOf(ids[0] ?? "")).toBeGreaterThan(0);
    await database.run((queries) => queries.update(listings).set({ energy: 77 }));
    for (const id of ids) expect(await energyOf(id)).toBe(77);
    await database.run((queries) => queries.execute(touch(ids[0] ?? "", 78)));
    expect(await energyOf(ids[0] ?? "")).toBe(78);
  });

  test("where another database took the place of this one, and counts its transactions from lower on, all is read anew", async () => {
    const { writing, database } = here();
    const id = await writing.offer(await writing.person());
    let ahead = "1000000";
    const run: typeof database.run = async (work) => {
      const answer = await database.run(work);
      for (const row of (answer as { rows?: { horizon?: string }[] }).rows ?? [])
        if (row.horizon) row.horizon = `${BigInt(row.horizon) + BigInt(ahead)}`;
      return answer;
    };
    const current = followOffers({ ...database, run }, writing, areSeenByAll({}));
    expect((await current()).rowOf(id)).toBeDefined();
    ahead = "0";
    await database.run((queries) => queries.execute(touch(id, 4321)));
    const offers = await current();
    expect(offers.numbers.energy[offers.rowOf(id) ?? -1]).toBe(4321);
  });

  test("the last of very many pages holds the last offers, each once, and a page beyond it is the last", async () => {
    const { writing, reading, database } = here();
    const uid = await writing.person();
    const template = await writing.offer(uid);
    await database.run((queries) =>
      queries.execute(sql`
        insert into listings (id, uid, side, state, region, nis, longitude, latitude, holder, technology, energy, is_gift, price,
          profile_kind, details, sample, outline, created_at, updated_at, published_at)
        select 'copy-' || n, uid, side, state, region, nis, longitude, latitude, holder, technology, energy, is_gift, price,
          profile_kind, details, sample, outline, created_at, updated_at, published_at - n * interval '1 minute'
        from listings, generate_series(1, 2000) as n where id = ${template}`),
    );
    const page = (number: number) => listOffers(reading.ports, noFilter, { by: "newest" }, number);
    const first = await page(1);
    expect(first.total).toBeGreaterThan(2000);
    expect(first.pages).toBe(Math.ceil(first.total / OFFERS_PER_PAGE));
    const all = await Promise.all(Array.from({ length: first.pages }, (_, at) => page(at + 1)));
    const ids = all.flatMap(({ offers }) => offers.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([first.total, first.total]);
    expect(ids.at(-1)).toBe("copy-2000");
    expect((await page(99_999)).page).toBe(first.pages);
  });
});
