import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import * as schema from "#adapters/database/schema.ts";
import * as marketSchema from "#adapters/database/schema-market.ts";
import { seedDemo } from "#adapters/database/seed-demo.ts";
import { demoMarket } from "#application/market/demo/demo-market.ts";
import { gatherMarketFigures } from "#application/market/listings/gather-market-figures.ts";
import { demoPeople } from "#content/demo.ts";
import { demoMarketWords } from "#content/demo-market.ts";
import { seedConfiguredDemo } from "#server/compose.ts";
import { isWhole } from "../support/campaign.ts";
import { freshPostgres, freshPostgresUrl } from "../support/databases.ts";
import { marketContext } from "../support/market-builders.ts";
import { openMarketSite } from "../support/market-site.ts";

let count = 0;
const dependencies = {
  clock: { now: () => new Date("2026-11-15T10:00:00Z"), today: () => "2026-11-15" },
  ids: { next: () => `id-${count++}` },
};

test("demo people go into an empty embedded database once, marked as such", async () => {
  const database = await freshPostgres();
  expect(await seedDemo(database, dependencies, demoPeople, "x".repeat(12))).toBe(true);
  expect(await seedDemo(database, dependencies, demoPeople, "x".repeat(12))).toBe(false);
  const rows = await database.run((queries) => queries.select().from(schema.accounts));
  expect(rows.map(({ email, isDemo, state }) => [email, isDemo, state])).toEqual(
    demoPeople.map(({ email }) => [email, true, "confirmed"]),
  );
  const documents = await database.run((queries) => queries.select().from(schema.documents));
  expect(documents.every(({ data }) => data["isDemo"] === true)).toBe(true);
  await database.close();
});

test("sites that start together on an empty database put the demo people there once", async () => {
  const url = await freshPostgresUrl();
  const sites = [openPostgres({ url }), openPostgres({ url }), openPostgres({ url })];
  const { promise: allHaveLooked, resolve } = Promise.withResolvers<void>();
  let looking = sites.length;
  const makeMarket = async () => {
    looking -= 1;
    if (looking === 0) resolve();
    await allHaveLooked;
    return { uids: [], offers: [], requests: [], proposals: [] };
  };
  const seeded = await Promise.all(
    sites.map((site) => seedDemo(site, dependencies, demoPeople, "x".repeat(12), makeMarket)),
  );
  expect(seeded.toSorted()).toEqual([false, false, true]);
  for (const site of sites) await site.close();
});

test("the demo market is believable, marked as such everywhere, and the two demo people have proposals to answer", async () => {
  const database = await freshPostgres();
  await seedConfiguredDemo(database);
  const site = openMarketSite(database);
  const [buyer, seller] = await database.run((queries) =>
    queries.select().from(schema.accounts).where(eq(schema.accounts.state, "confirmed")).orderBy(schema.accounts.email),
  );
  const { offers, requests, regions, hasDemo } = await gatherMarketFigures(site.ports);
  expect([offers, requests, hasDemo]).toEqual([212, 131, true]);
  expect(regions.every((region) => region.offers > 10)).toBe(true);
  const rows = await database.run((queries) => queries.select().from(marketSchema.listings));
  expect(rows.filter(({ isDemo }) => !isDemo)).toEqual([]);
  expect(rows.filter(({ energy }) => !(energy > 300))).toEqual([]);
  expect(new Set(rows.map(({ nis }) => nis)).size).toBeGreaterThan(100);
  expect(new Set(rows.map(({ technology }) => technology)).size).toBe(5);
  const { proposals } = site.store.market;
  const ofBuyer = await proposals.list(buyer?.uid ?? "");
  const ofSeller = await proposals.list(seller?.uid ?? "");
  expect(ofBuyer.map(({ state }) => state).toSorted()).toEqual(["accepted-by-seller", "proposed"]);
  expect(ofSeller.map(({ state }) => state).toSorted()).toEqual(["accepted-by-buyer", "proposed"]);
  for (const { pair, isDemo } of [...ofBuyer, ...ofSeller]) {
    expect(isDemo).toBe(true);
    expect(Math.min(pair.gainBuyer, pair.gainSeller)).toBeGreaterThan(0);
  }
  expect(await site.mails()).toEqual([]);
  await database.close();
});

test.runIf(isWhole)("the demo market is the same each time", () => {
  const make = () => {
    const words = demoMarketWords;
    const now = new Date("2026-11-15T10:00:00Z");
    return demoMarket({ words, places: marketContext.places, now }, { buyerUid: "a", sellerUid: "b" });
  };
  expect(make().offers.map(({ offer }) => offer)).toEqual(make().offers.map(({ offer }) => offer));
});
