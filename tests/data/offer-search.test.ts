import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openPglite } from "#adapters/database/open-pglite.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { accounts } from "#adapters/database/schema.ts";
import { listings, removedListings } from "#adapters/database/schema-market.ts";
import { areSeenByAll } from "#adapters/database/store/market/browse.ts";
import { followOffers } from "#adapters/database/store/market/search/follow-offers.ts";
import { listOffers, noFilter, OFFERS_PER_PAGE } from "#application/market/listings/list-offers.ts";
import { moveOffer, moveRequest } from "#application/market/listings/move-listing.ts";
import { isWhole } from "../support/campaign.ts";
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
    await database.run((queries) => queries.delete(removedListings));
    reading.clock.advance(13 * HOUR);
    expect(await seen(id)).toBe(false);
  });

  test("what was removed is told for a day and no longer", async () => {
    const { writing, database } = here();
    const uid = await writing.person();
    await writing.offer(uid);
    await database.run((queries) => queries.delete(accounts).where(eq(accounts.uid, uid)));
    const told = async () => (await database.run((queries) => queries.select().from(removedListings))).length;
    const retainAfter = (hours: number) => writing.store.applyRetention(new Date(Date.now() + hours * HOUR));
    await retainAfter(23);
    expect(await told()).toBeGreaterThan(0);
    await retainAfter(25);
    expect(await told()).toBe(0);
  });

  test("a change that is taken back, whole or in part, is not seen", async () => {
    const { writing, reading, database } = here();
    const id = await writing.offer(await writing.person());
    const before = await reading.store.market.figures();
    const broken = database.transaction(async (queries) => {
      await queries.execute(touch(id, 5_000_000));
      throw new Error("on second thoughts");
    });
    await expect(broken).rejects.toThrow("on second thoughts");
    expect(await reading.store.market.figures()).toEqual(before);
    await database.transaction(async (queries) => {
      await queries.transaction(async (part) => {
        await part.execute(touch(id, 6_000_000));
      });
      const undone = queries.transaction(async (part) => {
        await part.execute(touch(id, 7_000_000));
        throw new Error("not this one");
      });
      await expect(undone).rejects.toThrow("not this one");
    });
    expect(await reading.store.market.map({ ...noFilter, surplusMin: 5_000_001 }, null)).toMatchObject([
      { surplus: 6_000_000 },
    ]);
  });

  test("an offer that was removed and put back under its id between two searches is there", async () => {
    const { writing, database } = here();
    const id = await writing.offer(await writing.person());
    expect(await seen(id)).toBe(true);
    const [row] = await database.run((queries) => queries.select().from(listings).where(eq(listings.id, id)));
    await database.run((queries) => queries.delete(listings).where(eq(listings.id, id)));
    if (row) await database.run((queries) => queries.insert(listings).values(row));
    expect(await seen(id)).toBe(true);
  });

  test("requests are counted as they are when somebody asks: published, changed, paused and removed", async () => {
    const { writing, reading, database } = here();
    const counted = async () => {
      const [flanders] = await reading.store.market.figures();
      return [flanders?.requests, flanders?.asked];
    };
    expect(await counted()).toEqual([0, 0]);
    const uid = await writing.person();
    const id = await writing.request(uid);
    const [count, asked] = await counted();
    expect([count, asked]).toEqual([1, expect.any(Number)]);
    await database.run((queries) => queries.execute(touch(id, 4242)));
    expect(await counted()).toEqual([1, 4242]);
    await moveRequest(writing.ports, uid, id, "pause");
    expect(await counted()).toEqual([0, 0]);
    await moveRequest(writing.ports, uid, id, "resume");
    expect(await counted()).toEqual([1, 4242]);
    await database.run((queries) => queries.delete(accounts).where(eq(accounts.uid, uid)));
    expect(await counted()).toEqual([0, 0]);
  });

  test("an outline that is cut otherwise than ours counts as not worked out, and stops no search", async () => {
    const { writing, database } = here();
    const id = await writing.offer(await writing.person());
    await database.run((queries) => queries.execute(sql`update listings set outline = '{1,2}' where id = ${id}`));
    expect(await seen(id)).toBe(true);
    await database.run((queries) => queries.update(listings).set({ outline: null }).where(eq(listings.id, id)));
  });

  /** How many statements the work takes. */
  function counting(database: ReturnType<typeof openPostgres>) {
    let statements = 0;
    const run: typeof database.run = (work) => {
      statements += 1;
      return database.run(work);
    };
    return { access: { ...database, run }, statements: () => statements };
  }

  test("a transaction that stays open makes no search read more than what is new", async () => {
    const { writing, database } = here();
    const id = await writing.offer(await writing.person());
    const counted = counting(database);
    const current = followOffers(counted.access, writing, areSeenByAll({}));
    await database.transaction(async (queries) => {
      await queries.execute(sql`create temporary table held (n integer) on commit drop`);
      await queries.execute(sql`insert into held values (1)`);
      await database.run((others) => others.update(listings).set({ isGift: false }));
      await current();
      const before = counted.statements();
      await database.run((others) => others.execute(touch(id, 12)));
      const offers = await current();
      expect(offers.numbers.energy[offers.rowOf(id) ?? -1]).toBe(12);
      expect(counted.statements() - before).toBe(1);
    });
  });

  test("stamps that came with the rows from another server are no changes, and a later change is", async () => {
    const { writing, database } = here();
    const id = await writing.offer(await writing.person());
    await database.transaction(async (queries) => {
      await queries.execute(sql`set local session_replication_role = replica`);
      await queries.execute(sql`update listings set changed_in = '999999999999'::xid8`);
    });
    const counted = counting(database);
    const current = followOffers(counted.access, writing, areSeenByAll({}));
    await current();
    const before = counted.statements();
    await current();
    expect(counted.statements() - before).toBe(1);
    await database.run((queries) => queries.execute(touch(id, 13)));
    const offers = await current();
    expect(offers.numbers.energy[offers.rowOf(id) ?? -1]).toBe(13);
  });

  test("where another database took the place of this one, and counts its transactions from lower on, all is read anew", async () => {
    const { writing, database } = here();
    const id = await writing.offer(await writing.person());
    let ahead = 1_000_000n;
    const run: typeof database.run = async (work) => {
      const answer = await database.run(work);
      for (const row of (answer as { rows?: { snapshot?: string }[] }).rows ?? []) {
        const [xmin, ...rest] = row.snapshot?.split(":") ?? [];
        if (xmin) row.snapshot = [BigInt(xmin) + ahead, ...rest].join(":");
      }
      return answer;
    };
    const current = followOffers({ ...database, run }, writing, areSeenByAll({}));
    expect((await current()).rowOf(id)).toBeDefined();
    ahead = 0n;
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
    // One after another: all at once would wait for ten connections longer than anybody may.
    const all: Awaited<ReturnType<typeof page>>[] = [];
    for (let number = 1; number <= first.pages; number += 1) all.push(await page(number));
    const ids = all.flatMap(({ offers }) => offers.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([first.total, first.total]);
    expect(ids.at(-1)).toBe("copy-2000");
    expect((await page(99_999)).page).toBe(first.pages);
  });

  test("thousands of changes at once are read in parts, and none is missed", async () => {
    const { reading, database } = here();
    await seen("anything");
    await database.run((queries) => queries.execute(sql`update listings set energy = 7`));
    const spots = await reading.store.market.map({ ...noFilter, surplusMin: 7, surplusMax: 7 }, null);
    const count = spots.reduce((sum, { offers }) => sum + offers, 0);
    expect(count).toBeGreaterThan(2000);
    expect(spots.reduce((sum, { surplus }) => sum + surplus, 0)).toBe(7 * count);
  });

  test("a market that was emptied at once is empty for the next search", async () => {
    const { database, reading } = here();
    await database.run((queries) => queries.execute(sql`truncate listings cascade`));
    expect(await reading.store.market.map(noFilter, null)).toEqual([]);
    expect((await reading.store.market.figures())[0]).toMatchObject({ offers: 0, requests: 0 });
  });
});

test.runIf(isWhole)("offers are searched on the smaller database too, and changes are seen", async () => {
  const database = await openPglite({});
  onTestFinished(() => database.close());
  const site = openMarketSite(database);
  const uid = await site.person();
  const id = await site.offer(uid);
  const newest = () => listOffers(site.ports, noFilter, { by: "newest" }, 1);
  expect((await newest()).offers).toMatchObject([{ id }]);
  await moveOffer(site.ports, uid, id, "pause");
  expect((await newest()).offers).toEqual([]);
});
