import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findOffer } from "#application/market/listings/find-offer.ts";
import { offtakeLeftTask, visitorTask } from "#application/market/listings/fit-offers.ts";
import { gatherMarketFigures } from "#application/market/listings/gather-market-figures.ts";
import { listOffers, noFilter, OFFERS_PER_PAGE } from "#application/market/listings/list-offers.ts";
import { marketYear } from "#application/market/listings/market-year.ts";
import { moveOffer, moveRequest } from "#application/market/listings/move-listing.ts";
import { offerYear } from "#application/market/listings/offer-year.ts";
import { OFFERS_MAX, saveOffer } from "#application/market/listings/save-offer.ts";
import { saveRequest } from "#application/market/listings/save-request.ts";
import { bestSellers } from "#application/market/matching/best-sellers.ts";
import { clockHours } from "#application/market/matching/run-matcher.ts";
import { ownRequestIn } from "#application/market/own-request.ts";
import { BRUSSELS } from "#domain/regions/place.ts";
import { euros, eurosPerKilowattHour, kilowattHours, kilowatts } from "#domain/units/quantity.ts";
import { emptySeries, sumOfSeries } from "#domain/units/series.ts";
import { freshPostgres } from "../support/databases.ts";
import { coldStoreTaking, marketContext, offerInput, requestInput } from "../support/market-builders.ts";
import { openMarketSite } from "../support/market-site.ts";

const energyPrice = eurosPerKilowattHour(0.14);
const supply = { contract: "single", energyPrice, energyPriceNight: null, holder: "company", follows: null } as const;
const newest = { by: "newest" } as const;
/** Who stores cold, and so uses much by day. */
const coldStore = {
  region: "flanders",
  connection: coldStoreTaking(kilowattHours(40_000)),
  position: BRUSSELS,
  supply,
  fee: euros(90),
} as const;

describe("the market", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let site: ReturnType<typeof openMarketSite>;
  beforeAll(async () => {
    database = await freshPostgres();
    site = openMarketSite(database);
  });
  afterAll(() => database.close());

  test("an offer is a draft that nobody sees, until it is published; paused it is gone again", async () => {
    const uid = await site.person();
    const saved = await saveOffer(site.ports, uid, offerInput(), marketContext);
    const id = saved.ok ? saved.value.id : "";
    expect(await findOffer(site.ports, id)).toBeNull();
    expect(await moveOffer(site.ports, uid, id, "publish")).toEqual({ ok: true, value: undefined });
    const found = await findOffer(site.ports, id, uid);
    expect(found).toMatchObject({
      isOwn: true,
      offer: { title: "Dak van de schuur", place: { municipality: "Deinze" } },
    });
    // 20 kWp at 950 kWh, less what a house of 3,000 kWh uses at once.
    expect(found?.offer.surplus).toBeGreaterThan(15_000);
    expect(found?.offer.surplus).toBeLessThan(19_500);
    await moveOffer(site.ports, uid, id, "pause");
    expect(await findOffer(site.ports, id)).toBeNull();
    expect(await moveOffer(site.ports, uid, id, "publish")).toMatchObject({
      refusal: { code: "move-not-allowed", from: "paused", move: "publish" },
    });
  });

  test("of a person the municipality is shown and no name, address or account", async () => {
    const uid = await site.person();
    const id = await site.offer(uid, { companyName: "Jan Peeters", postcode: "9831" });
    const seen = JSON.stringify(await findOffer(site.ports, id));
    expect(seen).not.toContain("Jan Peeters");
    expect(seen).not.toContain(uid);
    expect(seen).not.toContain("9831");
    const company = await site.offer(uid, { holder: "company", companyName: "Hoeve bv" });
    expect((await findOffer(site.ports, company))?.offer.companyName).toBe("Hoeve bv");
  });

  test("nobody changes, moves or reads another's offer, nor one with an id that no database takes", async () => {
    const [an, bert] = [await site.person(), await site.person()];
    const id = await site.offer(an);
    const own = await site.store.market.offers.find(an, id);
    const edited = { id, updatedAt: own?.updatedAt ?? site.clock.now() };
    expect(await saveOffer(site.ports, bert, offerInput(), marketContext, edited)).toMatchObject({
      refusal: { code: "listing-unknown" },
    });
    expect(await moveOffer(site.ports, bert, id, "end")).toMatchObject({ refusal: { code: "listing-unknown" } });
    expect(await site.store.market.offers.find(bert, id)).toBeNull();
    expect(await findOffer(site.ports, "a\0b")).toBeNull();
    expect(await site.store.market.proposals.find(bert, "a\0b")).toBeNull();
  });

  test("a second tab does not overwrite what the first one saved", async () => {
    const uid = await site.person();
    const id = await site.offer(uid);
    const read = await site.store.market.offers.find(uid, id);
    const edited = { id, updatedAt: read?.updatedAt ?? site.clock.now() };
    site.clock.advance(1000);
    const [first, second] = [
      await saveOffer(site.ports, uid, offerInput({ title: "Eerste" }), marketContext, edited),
      await saveOffer(site.ports, uid, offerInput({ title: "Tweede" }), marketContext, edited),
    ];
    expect([first.ok, second]).toMatchObject([true, { refusal: { code: "listing-changed" } }]);
    expect((await site.store.market.offers.find(uid, id))?.title).toBe("Eerste");
  });

  test("the same form sent again, also twice at once or when there are twenty, makes one listing; a changed one another", async () => {
    const uid = await site.person();
    const save = (key: string, change = {}) =>
      saveOffer(site.ports, uid, offerInput(change), marketContext, null, key).then((saved) =>
        saved.ok ? saved.value.id : saved.refusal.code,
      );
    const [first, ...again] = await Promise.all(Array.from({ length: 4 }, () => save("form-one")));
    expect(again).toEqual([first, first, first]);
    const changed = await save("form-one", { title: "Een ander dak" });
    expect(changed).not.toBe(first);
    await moveOffer(site.ports, uid, first ?? "", "publish");
    for (let more = 2; more < OFFERS_MAX; more += 1) await save(`form-${more}`);
    expect([await save("form-one"), await save("form-new")]).toEqual([first, "too-many-listings"]);
    expect(await site.store.market.offers.list(uid)).toHaveLength(OFFERS_MAX);
    const request = () => saveRequest(site.ports, uid, requestInput(), marketContext, null, "form-one");
    expect(await request()).toEqual(await request());
    const other = await saveOffer(site.ports, await site.person(), offerInput(), marketContext, null, "form-one");
    expect(other.ok && other.value.id).not.toBe(first);
  });

  test("one person has at most twenty live offers, also when many arrive at once", async () => {
    const uid = await site.person();
    const all = await Promise.all(
      Array.from({ length: OFFERS_MAX + 5 }, () => saveOffer(site.ports, uid, offerInput(), marketContext)),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(OFFERS_MAX);
    expect(all.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: "too-many-listings", maximum: OFFERS_MAX } });
  });

  test("a filter shows what it names and nothing else, by price and by distance in order", async () => {
    const uid = await site.person();
    const wind = await site.offer(uid, {
      installation: { technology: "wind", roofs: [], power: kilowatts(30), inverter: null },
      price: { kind: "asked", price: eurosPerKilowattHour(0.09) },
      postcode: "8000",
    });
    const school = await site.offer(uid, {
      holder: "school",
      companyName: "De Regenboog",
      price: { kind: "gift" },
      postcode: "3500",
    });
    const ids = async (change: Partial<typeof noFilter>) =>
      (await listOffers(site.ports, { ...noFilter, ...change }, newest, 1)).offers.map(({ id }) => id);
    expect(await ids({ technologies: ["wind"] })).toEqual([wind]);
    expect(await ids({ isFree: true })).toEqual([school]);
    expect(await ids({ holders: ["school", "association"] })).toEqual([school]);
    expect(await ids({ nis: "31005" })).toEqual([wind]);
    expect(await ids({ region: "brussels" })).toEqual([]);
    expect(await ids({ surplusMin: 9e9 })).toEqual([]);
    expect(await ids({ technologies: ["wind"], priceMax: 0.08 })).toEqual([]);
    const cheapest = await listOffers(site.ports, noFilter, { by: "price" }, 1);
    expect(cheapest.offers[0]?.id).toBe(school);
    const bruges = { longitude: 3.22, latitude: 51.21 };
    const nearest = await listOffers(site.ports, noFilter, { by: "distance", from: bruges }, 1);
    expect(nearest.offers[0]?.id).toBe(wind);
    expect(nearest.offers.at(-1)?.id).toBe(school);
    const spots = await site.store.market.map({ ...noFilter, technologies: ["wind"] }, null);
    expect(spots).toMatchObject([{ nis: "31005", offers: 1 }]);
  });

  test("by fit the offer that leaves a buyer most comes first, for a visitor and for one's own request", async () => {
    const uid = await site.person();
    const connection = coldStoreTaking(kilowattHours(40_000));
    const visitor = { region: "flanders", connection, position: BRUSSELS, supply, fee: euros(90) } as const;
    const byFit = { by: "fit", buyer: visitorTask(visitor), platformFee: 0 } as const;
    const listed = await listOffers(site.ports, noFilter, byFit, 1);
    const gains = listed.offers.map(({ id }) => listed.fits.get(id)?.gainBuyer ?? Number.NaN);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    expect(gains.length).toBeGreaterThan(2);
    const gaining = gains.filter((gain) => gain > 0).length;
    expect(listed.gains).toEqual({ gaining, losing: gains.length - gaining, areBest: false });
    // Nobody fits who lives in another region, whatever is filtered.
    const capital = { ...byFit, buyer: visitorTask({ ...visitor, region: "brussels" }) } as const;
    const near = await listOffers(site.ports, noFilter, capital, 1);
    expect(near.offers.filter(({ place }) => place.region !== "brussels")).toEqual([]);
    expect((await listOffers(site.ports, { ...noFilter, region: "flanders" }, capital, 1)).offers).toEqual([]);
    expect(await ownRequestIn(site.ports, uid, null, 5)).toBeNull();
    const requestId = await site.request(uid);
    const own = await ownRequestIn(site.ports, uid, "flanders", 5);
    expect(own).toMatchObject({ request: { id: requestId }, buyer: { energyPrice: 0.14, fee: 105, contracts: [] } });
    const offtake = own ? offtakeLeftTask.work(own.buyer) : emptySeries<"kWh">(0);
    expect(sumOfSeries(await offtake)).toBeCloseTo(own?.request.offtake ?? 0, 6);
    expect(await ownRequestIn(site.ports, uid, "brussels", 5)).toBeNull();
    await moveRequest(site.ports, uid, requestId, "pause");
    expect(await ownRequestIn(site.ports, uid, null, 5)).toBeNull();
  });

  test("the best sellers for a visitor come with the hours and euros of their own quarters, and lose nothing", async () => {
    const unwelcoming = await site.offer(await site.person(), { partners: ["person"] });
    const best = await bestSellers(site.ports, coldStore, 3);
    expect(best).toHaveLength(3);
    expect(best.map(({ offer }) => offer.id)).not.toContain(unwelcoming);
    const gains = best.map(({ pair }) => pair.gainBuyer);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    const { offtake } = marketYear("buyer", coldStore.connection, coldStore.position);
    const hourOf = clockHours();
    for (const { offer, pair } of best) {
      const injection = (await offerYear(site.ports, offer.id, null))?.injection ?? [];
      const shared = Array.from(injection, (energy, quarter) => Math.min(energy, offtake[quarter] ?? 0));
      const within = (from: number, to: number) =>
        shared.reduce((all, energy, at) => all + ((hourOf[at] ?? 0) >= from && (hourOf[at] ?? 0) < to ? energy : 0), 0);
      const { from, to } = pair.hours;
      expect(pair.sharedEnergy).toBeCloseTo(within(0, 24), 6);
      expect(pair.hours.energy).toBeCloseTo(within(from, to), 6);
      expect(within(from, to)).toBeGreaterThanOrEqual(within(0, 24) / 2);
      expect(pair.gainBuyer).toBeCloseTo(within(0, 24) * (0.14 - pair.agreedPrice) - 90, 6);
      expect(pair.gainSeller + pair.given).toBeGreaterThanOrEqual(0);
    }
  });

  test("a demo offer never takes the place of a person among the best sellers, and comes after them", async () => {
    const before = await bestSellers(site.ports, coldStore, 3);
    const [first, second] = before.map(({ offer }) => offer.id);
    if (!first || !second) throw new Error("Two sellers are needed.");
    const mark = (isDemo: boolean) =>
      database.run((queries) =>
        queries.execute(sql`update listings set is_demo = ${isDemo}, updated_at = updated_at + interval '1 second'
          where id in (${first}, ${second})`),
      );
    await mark(true);
    try {
      const after = await bestSellers(site.ports, coldStore, 3);
      expect(after.map(({ offer }) => offer.isDemo)).toEqual([false, false, false]);
      const all = await bestSellers(site.ports, coldStore, 50);
      expect(all.slice(-2).map(({ offer }) => offer.id)).toEqual([first, second]);
    } finally {
      await mark(false);
    }
  });

  test("a page beyond the last is the last", async () => {
    const listed = await listOffers(site.ports, noFilter, newest, 999);
    expect(listed.page).toBe(listed.pages);
    expect(listed.offers.length).toBeGreaterThan(0);
    expect(listed.offers.length).toBeLessThanOrEqual(OFFERS_PER_PAGE);
  });

  test("texts are kept as they were typed, without signs that nobody sees or national numbers", async () => {
    const uid = await site.person();
    const script = "<script>alert(1)</script> 'drop table' \u0000\u202e85.07.30-033.28";
    const id = await site.offer(uid, { title: script, text: script });
    expect((await findOffer(site.ports, id))?.offer.title).toBe("<script>alert(1)</script> 'drop table' [weg]");
  });

  test("the figures of the market are those of its public listings", async () => {
    const before = await gatherMarketFigures(site.ports);
    const uid = await site.person();
    const id = await site.offer(uid, { postcode: "1000" });
    const surplus = (await findOffer(site.ports, id))?.offer.surplus ?? 0;
    const after = await gatherMarketFigures(site.ports);
    expect(after.hasDemo).toBe(false);
    expect(after.offers - before.offers).toBe(1);
    // Added up in whole watt-hours.
    expect(after.surplus - before.surplus).toBeCloseTo(surplus, 2);
    expect(after.regions.find(({ region }) => region === "brussels")?.offers).toBe(1);
  });

  test("a request outside our regions or with prices that cannot be is refused by field", async () => {
    const uid = await site.person();
    const refusedFields = async (change: Parameters<typeof requestInput>[0]) => {
      const saved = await saveRequest(site.ports, uid, requestInput(change), marketContext);
      return !saved.ok && saved.refusal.code === "listing-invalid" ? saved.refusal.faults : null;
    };
    expect(await refusedFields({ postcode: "5000" })).toEqual({
      postcode: { code: "region-not-served", region: "wallonia" },
    });
    expect(await refusedFields({ energyPrice: eurosPerKilowattHour(-0.01), title: " " })).toEqual({
      energyPrice: { code: "too-low", minimum: 0 },
      title: { code: "missing" },
    });
  });
});
