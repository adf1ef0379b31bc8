import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { openPglite } from "#adapters/database/open-pglite.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { accounts } from "#adapters/database/schema.ts";
import { listings } from "#adapters/database/schema-market.ts";
import { listOffers, noFilter, OFFERS_PER_PAGE } from "#application/market/listings/list-offers.ts";
import { moveOffer, moveRequest } from "#application/market/listings/move-listing.ts";
import type { NearestTo, OfferFilter, OfferOrder } from "#application/ports/market.ts";
import { OFFERS_COUNTED_MAX } from "#domain/market/listing.ts";
import { campaign } from "../support/campaign.ts";
import { freshPostgres, freshPostgresUrl } from "../support/databases.ts";
import { insertAccount } from "../support/insert-account.ts";
import { openMarketSite } from "../support/market-site.ts";

const VAT = 0.06;
const PARTS = 32;
const AT = new Date("2026-11-01T10:00:00Z");
const numberBetween = (min: number, max: number) => fc.integer({ min, max });
const cents = (min: number, max: number) => numberBetween(min, max).map((value) => value / 100);

/** An offer, told in the plainest way. */
const offerArbitrary = fc.record({
  id: fc.stringMatching(/^[0-9a-f]{8}$/),
  uid: fc.constantFrom("an", "bo", "cé"),
  state: fc.constantFrom("published", "published", "published", "paused"),
  moderation: fc.constantFrom("open", "reported", "hidden"),
  region: fc.constantFrom("flanders", "brussels"),
  nis: fc.constantFrom("44021", "11002", "21004"),
  longitude: cents(250, 640),
  latitude: cents(4950, 5150),
  holder: fc.constantFrom("person", "company", "school", "association"),
  technology: fc.constantFrom("solar", "wind", "hydro"),
  energy: numberBetween(0, 20),
  priceKind: fc.constantFrom("gift", "asked", "open"),
  price: fc.option(cents(0, 20)),
  isVatExempt: fc.boolean(),
  isDemo: fc.boolean(),
  injectionPrice: cents(0, 5),
  fee: numberBetween(0, 9),
  minutes: numberBetween(0, 5),
  profile: fc.array(numberBetween(0, 9), { minLength: PARTS, maxLength: PARTS }),
});
type PlainOffer = typeof offerArbitrary extends fc.Arbitrary<infer T> ? T : never;
const marketArbitrary = fc.uniqueArray(offerArbitrary, { selector: ({ id }) => id, maxLength: 40 });

const namedPrice = ({ priceKind, price }: PlainOffer) =>
  priceKind === "gift" ? 0 : priceKind === "asked" ? (price ?? 0.1) : price;

function rowOf(offer: PlainOffer): typeof listings.$inferInsert {
  const { priceKind, minutes, profile, price, isVatExempt, injectionPrice, fee, ...columns } = offer;
  const wish = {
    gift: { kind: "gift" },
    asked: { kind: "asked", price: price ?? 0.1 },
    open: { kind: "open", lowest: price },
  }[priceKind];
  return {
    ...(columns as Pick<typeof listings.$inferInsert, "id" | "uid" | "state" | "moderation" | "region" | "nis">),
    holder: offer.holder as "person",
    technology: offer.technology as "solar",
    longitude: offer.longitude,
    latitude: offer.latitude,
    energy: offer.energy,
    isDemo: offer.isDemo,
    side: "offer",
    isGift: priceKind === "gift",
    price: namedPrice(offer),
    profileKind: "model",
    details: { price: wish, isVatExempt, injectionPrice, fee },
    sample: new Uint8Array(),
    seasonalProfile: profile,
    dayShape: [],
    createdAt: AT,
    updatedAt: AT,
    publishedAt: new Date(AT.getTime() - minutes * 60_000),
  };
}

const filterArbitrary: fc.Arbitrary<OfferFilter> = fc.record({
  region: fc.option(fc.constantFrom("flanders", "brussels")),
  technologies: fc.subarray(["solar", "wind"] as const),
  surplusMin: fc.option(numberBetween(0, 20)),
  surplusMax: fc.option(numberBetween(0, 20)),
  priceMax: fc.option(cents(0, 20)),
  vat: fc.constant(VAT),
  isFree: fc.boolean(),
  holders: fc.subarray(["person", "company"] as const),
  nis: fc.option(fc.constantFrom("44021", "11002")),
});
const orders: readonly OfferOrder[] = [
  { by: "newest" },
  { by: "price", vat: VAT },
  { by: "distance", from: { longitude: 3.72, latitude: 51.05 } },
];
const pageArbitrary = fc.record({ offset: fc.nat(20), limit: fc.nat(10) });

const isLiable = ({ holder, isVatExempt }: PlainOffer) => holder === "company" && !isVatExempt;
function paid(offer: PlainOffer): number | null {
  const price = namedPrice(offer);
  return price === null ? null : Number((price * (isLiable(offer) ? 1 + VAT : 1)).toFixed(5));
}
const isFound = (filter: OfferFilter, blocked: readonly string[]) => (offer: PlainOffer) =>
  offer.state === "published" &&
  offer.moderation !== "hidden" &&
  (filter.region === null || offer.region === filter.region) &&
  (filter.nis === null || offer.nis === filter.nis) &&
  (filter.technologies.length === 0 || filter.technologies.some((one) => one === offer.technology)) &&
  (filter.holders.length === 0 || filter.holders.some((one) => one === offer.holder)) &&
  (filter.surplusMin === null || offer.energy >= filter.surplusMin) &&
  (filter.surplusMax === null || offer.energy <= filter.surplusMax) &&
  (!filter.isFree || offer.priceKind === "gift") &&
  (filter.priceMax === null || (paid(offer) ?? 0) <= filter.priceMax) &&
  !blocked.includes(offer.uid);

function keysOf(order: OfferOrder, offer: PlainOffer): readonly number[] {
  if (order.by === "price") return [paid(offer) ?? Number.POSITIVE_INFINITY, offer.minutes];
  if (order.by === "newest") return [offer.minutes];
  const east = (offer.longitude - order.from.longitude) * Math.cos((51 * Math.PI) / 180);
  return [Math.hypot(east, offer.latitude - order.from.latitude), offer.minutes];
}
function inOrder(order: OfferOrder) {
  return (one: PlainOffer, other: PlainOffer): number => {
    const [a, b] = [keysOf(order, one), keysOf(order, other)];
    const at = a.findIndex((key, index) => Math.abs(key - (b[index] as number)) > 1e-9);
    if (at >= 0) return (a[at] as number) < (b[at] as number) ? -1 : 1;
    return one.id < other.id ? 1 : -1;
  };
}

const buyer: NearestTo = {
  seasonalProfile: Array.from({ length: PARTS }, (_, part) => part % 7),
  energyPrice: 0.15,
  vatBorne: VAT,
  fee: 5,
  platformFee: 1,
  max: 5,
};

/** What an offer leaves the buyer, if their profiles were their years. */
function gain(offer: PlainOffer): number {
  const shared = offer.profile.reduce((sum, part, at) => sum + Math.min(part, buyer.seasonalProfile[at] ?? 0), 0);
  const vat = isLiable(offer) ? 1 + VAT : 1;
  const atPrice = (price: number) => shared * (buyer.energyPrice - vat * price) - buyer.fee;
  const { injectionPrice, priceKind } = offer;
  const named = namedPrice(offer);
  if (priceKind !== "open") return atPrice(named ?? 0);
  if (named !== null && named >= (injectionPrice + buyer.energyPrice) / (1 + vat)) return atPrice(named);
  if (shared === 0) return -(buyer.fee + vat * (offer.fee + buyer.platformFee)) / (1 + vat);
  // The price at which shared * (price - injectionPrice) - their fees is what the buyer has left.
  const sellerFee = offer.fee + buyer.platformFee;
  return atPrice((shared * (buyer.energyPrice + injectionPrice) + sellerFee - buyer.fee) / (shared * (1 + vat)));
}

describe.each([
  { name: "PostgreSQL", open: freshPostgres, runs: campaign(40, 400) },
  { name: "the smaller database", open: () => openPglite({}), runs: campaign(10, 100) },
])("offers searched on $name", ({ open, runs }) => {
  let database: Database;
  let site: ReturnType<typeof openMarketSite>;
  beforeAll(async () => {
    database = await open();
    site = openMarketSite(database);
    for (const uid of ["an", "bo", "cé"]) await insertAccount(database, uid);
    await site.store.market.block("an", "bo", "any");
  });
  afterAll(() => database.close());
  const fill = async (offers: readonly PlainOffer[]) => {
    await database.run((queries) => queries.delete(listings));
    // First all of them otherwise: what is searched is what they were changed to.
    const before = offers.map((offer) => ({ ...rowOf(offer), state: "draft" as const, energy: 99, nis: "x" }));
    if (before.length > 0) await database.run((queries) => queries.insert(listings).values(before));
    for (const offer of offers)
      await database.run((queries) => queries.update(listings).set(rowOf(offer)).where(eq(listings.id, offer.id)));
  };
  const viewers = [
    { viewer: null, blocked: [] },
    { viewer: "an", blocked: ["bo"] },
  ];

  test("any filter, order and page of any market finds what reading and sorting all of its offers finds", async () => {
    const { market } = site.store;
    const searches = fc.array(fc.tuple(filterArbitrary, pageArbitrary), { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(marketArbitrary, searches, async (offers, asked) => {
        await fill(offers);
        for (const [filter, page] of asked) {
          for (const { viewer, blocked } of viewers) {
            const there = offers.filter(isFound(filter, blocked));
            for (const order of orders) {
              const ids = there.toSorted(inOrder(order)).map(({ id }) => id);
              const found = await market.browse(filter, order, page, viewer);
              expect({ order, ...found }).toEqual({
                order,
                ids: ids.slice(page.offset, page.offset + page.limit),
                total: ids.length,
              });
            }
            expect(await market.count(filter, viewer)).toBe(there.length);
            const towns = [...new Set(there.map(({ nis }) => nis))].toSorted();
            expect(await market.map(filter, viewer)).toEqual(
              towns.map((nis) => {
                const here = there.filter((offer) => offer.nis === nis);
                return { nis, offers: here.length, surplus: here.reduce((sum, { energy }) => sum + energy, 0) };
              }),
            );
          }
        }
        const [flanders] = await market.figures();
        const inFlanders = offers.filter(isFound({ ...noFilter, region: "flanders" }, []));
        expect(flanders).toMatchObject({
          offers: inFlanders.length,
          surplus: inFlanders.reduce((sum, { energy }) => sum + energy, 0),
          hasDemo: inFlanders.some(({ isDemo }) => isDemo),
        });
      }),
      { numRuns: runs },
    );
  });

  test("the offers that promise a buyer most are found among all of a filter, and how many gain and lose is counted", async () => {
    await fc.assert(
      fc.asyncProperty(marketArbitrary, filterArbitrary, async (offers, filter) => {
        await fill(offers);
        const there = offers.filter(isFound(filter, []));
        const found = await site.store.market.fitCandidates(filter, null, buyer);
        const gains = new Map(there.map((offer) => [offer.id, gain(offer)]));
        const promised = found.candidates.map(({ id }) => gains.get(id) ?? Number.NaN);
        const best = [...gains.values()].toSorted((a, b) => b - a).slice(0, buyer.max);
        expect(promised).toHaveLength(best.length);
        for (const [at, value] of best.entries()) expect(promised[at]).toBeCloseTo(value, 6);
        if (there.length === 0) return;
        expect(found.gaining + found.losing).toBe(there.length);
        const above = (limit: number) => [...gains.values()].filter((value) => value > limit).length;
        expect(found.gaining).toBeLessThanOrEqual(above(-1e-9));
        expect(found.gaining).toBeGreaterThanOrEqual(above(1e-9));
      }),
      { numRuns: runs },
    );
  });

  test("a price that a consumer pays at a hundredth of a cent is found at that price, whatever floats make of it", async () => {
    const kept = Number((0.1 / (1 + VAT)).toFixed(6));
    const [sample] = fc.sample(offerArbitrary, 1);
    const offer = { ...(sample as PlainOffer), state: "published", moderation: "open" } as PlainOffer;
    await fill([{ ...offer, priceKind: "asked", price: kept, holder: "company", isVatExempt: false }]);
    const within = async (priceMax: number) => {
      const filter = { ...noFilter, vat: VAT, priceMax };
      return (await site.store.market.browse(filter, { by: "newest" }, { offset: 0, limit: 9 }, null)).total;
    };
    expect([await within(0.1), await within(0.0999)]).toEqual([1, 0]);
  });
});

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
    const all = { offset: 0, limit: 1000 };
    const { ids } = await here().reading.store.market.browse(noFilter, { by: "newest" }, all, null);
    return ids.includes(id);
  };
  const touch = (id: string, energy: number) => sql`update listings set energy = ${energy} where id = ${id}`;

  test("the next search after a change finds it: published, changed, hidden, shown again, paused, removed", async () => {
    const { writing, reading, database } = here();
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

  test("a change that is taken back is not seen", async () => {
    const { writing, reading, database } = here();
    const id = await writing.offer(await writing.person());
    const before = await reading.store.market.figures();
    const broken = database.transaction(async (queries) => {
      await queries.execute(touch(id, 5_000_000));
      throw new Error("on second thoughts");
    });
    await expect(broken).rejects.toThrow("on second thoughts");
    expect(await reading.store.market.figures()).toEqual(before);
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
    await database.run((queries) => queries.execute(touch(id, 4242)));
    expect(await counted()).toEqual([1, 4242]);
    await moveRequest(writing.ports, uid, id, "pause");
    expect(await counted()).toEqual([0, 0]);
    await moveRequest(writing.ports, uid, id, "resume");
    expect(await counted()).toEqual([1, 4242]);
    await database.run((queries) => queries.delete(accounts).where(eq(accounts.uid, uid)));
    expect(await counted()).toEqual([0, 0]);
  });

  test("of more than ten thousand offers every page holds the next ones, and a page beyond the last is the last", async () => {
    const { writing, reading, database } = here();
    const template = await writing.offer(await writing.person());
    await database.run((queries) =>
      queries.execute(sql`
        insert into listings (id, uid, side, state, region, nis, longitude, latitude, holder, technology, energy, is_gift, price,
          profile_kind, details, sample, seasonal_profile, day_shape, created_at, updated_at, published_at)
        select 'copy-' || n, uid, side, state, region, nis, longitude, latitude, holder, technology, energy, is_gift, price,
          profile_kind, details, '', seasonal_profile, day_shape, created_at, updated_at, published_at - n * interval '1 minute'
        from listings, generate_series(1, 10100) as n where id = ${template}`),
    );
    const page = (number: number) => listOffers(reading.ports, noFilter, { by: "newest" }, number);
    const first = await page(1);
    expect(first.total).toBe(OFFERS_COUNTED_MAX + 1);
    const counted = Math.ceil(OFFERS_COUNTED_MAX / OFFERS_PER_PAGE);
    expect(first.pages).toBe(counted);
    const [lastCounted, next] = [await page(counted), await page(counted + 1)];
    expect(lastCounted.pages).toBe(counted + 1);
    const shown = [...lastCounted.offers, ...next.offers].map(({ id }) => id);
    expect(new Set(shown).size).toBe(2 * OFFERS_PER_PAGE);
    const last = await page(99_999);
    expect(last.page).toBe(last.pages);
    expect(last.offers.at(-1)?.id).toBe("copy-10100");
    const all = await reading.store.market.count(noFilter, null);
    expect(last.offers).toHaveLength(all - (last.page - 1) * OFFERS_PER_PAGE);
  });
});
