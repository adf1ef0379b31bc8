import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { openPglite } from "#adapters/database/open-pglite.ts";
import { listings } from "#adapters/database/schema-market.ts";
import { backfillShapes } from "#application/market/backfill-shapes.ts";
import { outlineOf, shapeOf } from "#domain/market/profile-sample.ts";
import { freshPostgres } from "../support/databases.ts";
import { openMarketSite } from "../support/market-site.ts";

const databases = { PostgreSQL: freshPostgres, "the smaller database": () => openPglite({}) };

describe.each(Object.entries(databases))("the shape of a day on %s", (_, open) => {
  let database: Database;
  let site: ReturnType<typeof openMarketSite>;
  beforeAll(async () => {
    database = await open();
    site = openMarketSite(database);
  });
  afterAll(() => database.close());
  const newOffer = async () => site.offer(await site.person());
  const kept = async (id: string) =>
    (await database.run((queries) => queries.select().from(listings).where(eq(listings.id, id))))[0];
  const write = (id: string, values: Partial<typeof listings.$inferInsert>) =>
    database.run((queries) => queries.update(listings).set(values).where(eq(listings.id, id)));
  const shown = async (id: string) => (await site.store.market.listedOffers([id]))[0]?.dayShape;
  const flat = new Float32Array(1024).fill(0.1);
  const flatYear = { sample: new Uint8Array(flat.buffer), outline: [...outlineOf(flat)] };

  test("a card draws the day of its year also while no shape stands beside it", async () => {
    const id = await newOffer();
    const shape = await shown(id);
    expect(shape).toHaveLength(24);
    await write(id, { dayShape: null });
    expect(await shown(id)).toEqual(shape);
    const before = await kept(id);
    expect(await backfillShapes(site.ports)).toBe(1);
    // Nothing by which it is searched has changed.
    expect(await kept(id)).toEqual({ ...before, dayShape: shape });
  });

  test("a build of before that writes another year leaves no shape of the year before, wherever a shape was written earlier", async () => {
    const id = await newOffer();
    const { dayShape = null } = (await kept(id)) ?? {};
    await database.transaction(async (queries) => {
      await queries.update(listings).set({ dayShape }).where(eq(listings.id, id));
      await queries.update(listings).set({ dayShape, sample: flatYear.sample }).where(eq(listings.id, id));
      await queries.update(listings).set(flatYear).where(eq(listings.id, id));
    });
    expect((await kept(id))?.dayShape).toBeNull();
    expect(new Set(await shown(id))).toEqual(new Set([100]));
    expect(await backfillShapes(site.ports)).toBe(1);
    expect(new Set((await kept(id))?.dayShape)).toEqual(new Set([100]));
  });

  test("a listing that was changed since its year was read keeps what it has", async () => {
    const id = await newOffer();
    const { market } = site.store;
    await write(id, { dayShape: null });
    const [read] = (await market.withoutShape("", 500)).filter((listing) => listing.id === id);
    if (!read) throw new Error("It has no shape.");
    await write(id, { energy: 4321 });
    const { sample, ...listing } = read;
    expect(await market.saveShapes([{ ...listing, ...shapeOf(sample) }])).toBe(0);
    expect((await market.withoutShape("", 500)).map((found) => found.id)).toContain(id);
    expect(await market.withoutShape(id, 500)).toEqual([]);
    expect(await backfillShapes(site.ports)).toBe(1);
  });

  test("every listing gets its shapes, however few are read at once, and no page is made anew for a day shape alone", async () => {
    for (let more = 0; more < 5; more += 1) await newOffer();
    const { market } = site.store;
    await database.run((queries) => queries.update(listings).set({ dayShape: null }));
    const all = await market.withoutShape("", 500);
    const version = await market.version();
    expect(await backfillShapes(site.ports, { atOnce: 2 })).toBe(all.length);
    expect(await market.withoutShape("", 500)).toEqual([]);
    expect(await market.version()).toBe(version);
    const [first] = all;
    await write(first?.id ?? "", { outline: null });
    expect(await backfillShapes(site.ports, { atOnce: 2 })).toBe(1);
    expect(await market.version()).not.toBe(version);
  });

  test("another year that comes with its shape makes pages anew, also where there was none", async () => {
    const id = await newOffer();
    await write(id, { dayShape: null });
    const version = await site.store.market.version();
    await write(id, { ...flatYear, dayShape: [...shapeOf(flat).dayShape] });
    expect(await site.store.market.version()).not.toBe(version);
  });
});
