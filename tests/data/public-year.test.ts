import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrations } from "#adapters/database/migrations.ts";
import { listings } from "#adapters/database/schema-market.ts";
import { backfillPublicYears } from "#application/market/listings/backfill-public-years.ts";
import { findOffer } from "#application/market/listings/find-offer.ts";
import { visitorTask } from "#application/market/listings/fit-offers.ts";
import { gatherMarketFigures } from "#application/market/listings/gather-market-figures.ts";
import { keepMeterYear } from "#application/market/listings/keep-meter-year.ts";
import { listOffers, noFilter } from "#application/market/listings/list-offers.ts";
import { offerYear } from "#application/market/listings/offer-year.ts";
import { bestSellers } from "#application/market/matching/best-sellers.ts";
import { runMatcher } from "#application/market/matching/run-matcher.ts";
import { proposePair } from "#application/market/proposals/propose-pair.ts";
import { showMeasuredYear } from "#application/market/proposals/show-measured-year.ts";
import { publicYear } from "#domain/market/public-year.ts";
import { BRUSSELS } from "#domain/regions/place.ts";
import { euros, eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";
import { emptySeries, seriesOf, sumOfSeries } from "#domain/units/series.ts";
import { freshPostgres } from "../support/databases.ts";
import { bytesOf, fluviusRows, wattHours } from "../support/make-fluvius-file.ts";
import { coldStoreTaking } from "../support/market-builders.ts";
import { openMarketSite } from "../support/market-site.ts";
import { runRound } from "../support/run-round.ts";

const QUARTERS = 35_040;
const fileOf = (counted: (quarter: number, direction: 0 | 1) => number) =>
  bytesOf(fluviusRows({ year: 2025, wattHours: counted }).join("\r\n"));

/** Two years of one meter with the same total to a few kWh: one backwards, with a quarter more, is the other. */
const forwards = fileOf((quarter, direction) => wattHours(2025, quarter, direction));
const backwards = fileOf(
  (quarter, direction) => wattHours(2025, QUARTERS - 1 - quarter, direction) + (quarter === 9_000 ? 1900 : 0),
);
/** A quarter in June at noon, when panels inject and somebody may be at home. */
const PROBED = 15_600;
/** Everything in one quarter: what is shared with it is what the other has in that quarter. */
const spike = fileOf((quarter) => (quarter === PROBED ? 900_000 : 0));

async function keepAt(
  { ports, clock }: ReturnType<typeof openMarketSite>,
  uid: string,
  side: "offer" | "request",
  id: string,
  file: Uint8Array,
) {
  clock.advance(1000);
  const given = { file, isConsented: true, textVersion: "2026-11-15" };
  expect(await keepMeterYear(ports, uid, { side, id }, given)).toEqual({ ok: true, value: undefined });
  clock.advance(1000);
}

describe("what a stranger may see of a measured year", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let site: ReturnType<typeof openMarketSite>;
  beforeAll(async () => {
    database = await freshPostgres();
    site = openMarketSite(database);
  });
  afterAll(() => database.close());

  const free = { fee: euros(0) };
  const keep = (uid: string, side: "offer" | "request", id: string, file: Uint8Array) =>
    keepAt(site, uid, side, id, file);
  const round = () => runRound(site.ports, async (task) => runMatcher(task), "everybody");
  const pairsOf = async (uid: string) =>
    (await site.store.market.proposals.list(uid))
      .filter(({ state }) => state !== "withdrawn")
      .map(({ pair, isGift }) => ({ pair, isGift }));

  test("nothing that anybody reads or works out tells two years of an offer apart that have the same public year", async () => {
    const [seller, prober, matched] = [await site.person(), await site.person(), await site.person()];
    const id = await site.offer(seller, free);
    // The round chooses who saves more.
    const dear = { ...free, energyPrice: eurosPerKilowattHour(0.2) };
    const [own, other] = [await site.request(prober, free), await site.request(matched, dear)];
    for (const [uid, request] of [
      [prober, own],
      [matched, other],
    ] as const)
      await keep(uid, "request", request, spike);
    const { market } = site.store;
    const energyPrice = eurosPerKilowattHour(0.14);
    const supply = {
      contract: "single",
      energyPrice,
      energyPriceNight: null,
      holder: "company",
      follows: null,
    } as const;
    const connection = coldStoreTaking(kilowattHours(20_000));
    const visitor = { region: "flanders", connection, position: BRUSSELS, supply, fee: euros(0) } as const;
    const asVisitor = visitorTask(visitor);

    async function everythingSeen() {
      const probes = [0, 1, 17, 333, 1023].map((at) => {
        const offtake = emptySeries<"kWh">(QUARTERS);
        offtake[(at * 34) % QUARTERS] = 50;
        const byFit = {
          by: "fit",
          buyer: { ...asVisitor, offtake: { kind: "measured", series: offtake } },
          platformFee: 0,
        } as const;
        return listOffers(site.ports, noFilter, byFit, 1, { viewer: prober });
      });
      const fits = (await Promise.all(probes)).map(({ fits }) => [...fits]);
      const bounds = [34_990, 35_000, 35_010, 35_030, 35_035, 35_036, 35_040, 35_100].flatMap((bound) => [
        { ...noFilter, surplusMin: bound },
        { ...noFilter, surplusMax: bound },
      ]);
      const [listed] = await market.listedOffers([id]);
      const [shown, year] = [await findOffer(site.ports, id, prober), await offerYear(site.ports, id, prober)];
      await round();
      await proposePair(site.ports, prober, { offerId: id, requestId: own });
      return {
        shown,
        year: JSON.stringify(year, (_, value) => (ArrayBuffer.isView(value) ? Array.from(value as never) : value)),
        strip: listed?.dayShape,
        fits,
        counted: await Promise.all(bounds.map((bound) => market.browse(bound, { by: "newest" }, page, null))),
        maps: await Promise.all(bounds.map((bound) => market.map(bound, null))),
        figures: await gatherMarketFigures(site.ports),
        best: await bestSellers(site.ports, visitor, 3),
        proposed: await pairsOf(prober),
        matched: await pairsOf(matched),
        mails: (await site.mails()).map((mail) => JSON.stringify(mail).replace(/"(id|proposalId)":"[^"]*"/g, "")),
      };
    }
    const page = { offset: 0, limit: 24 };

    await keep(seller, "offer", id, forwards);
    const first = await everythingSeen();
    expect(first.shown?.offer.surplus).toBe(35_000);
    expect([first.proposed.length, first.matched.length]).toEqual([1, 1]);
    await keep(seller, "offer", id, backwards);
    expect(await everythingSeen()).toEqual(first);
  });

  test("a seller who injects in one quarter learns nothing of that quarter of a buyer", async () => {
    const [seller, buyer] = [await site.person(), await site.person()];
    const asked = { ...free, postcode: "8000", priceLimit: eurosPerKilowattHour(0.05) };
    const [offerId, id] = [await site.offer(seller, free), await site.request(buyer, asked)];
    await keep(seller, "offer", offerId, spike);
    const seen = async (file: Uint8Array) => {
      await keep(buyer, "request", id, file);
      await proposePair(site.ports, buyer, { offerId, requestId: id });
      return [await pairsOf(seller), await gatherMarketFigures(site.ports)];
    };
    const first = await seen(forwards);
    expect(first[0]).toHaveLength(1);
    expect(await seen(backwards)).toEqual(first);
  });

  test("its owner sees the measured year, and the total to the watt-hour", async () => {
    const uid = await site.person();
    const id = await site.offer(uid);
    await keep(uid, "offer", id, forwards);
    const total = 35_035;
    expect((await findOffer(site.ports, id, uid))?.offer.surplus).toBeCloseTo(total, -1);
    expect((await findOffer(site.ports, id, uid))?.offer.surplus).not.toBe(35_000);
    const own = await offerYear(site.ports, id, uid);
    expect(own?.basis).toBe("measured");
    expect(own?.injection[PROBED]).toBeCloseTo(wattHours(2025, PROBED, 1) / 1000, 5);
    const shown = await offerYear(site.ports, id, null);
    expect(shown?.basis).toBe("public");
    expect(sumOfSeries(shown?.injection ?? (new Float64Array() as never))).toBeCloseTo(35_000, 6);
  });

  const yes = { isShown: true, textVersion: "2026-11-16" };
  const no = { ...yes, isShown: false };
  async function proposed(sellersFile: Uint8Array | null, buyersFile: Uint8Array | null) {
    const [seller, buyer] = [await site.person(), await site.person()];
    const [offerId, requestId] = [await site.offer(seller, free), await site.request(buyer, free)];
    if (sellersFile) await keep(seller, "offer", offerId, sellersFile);
    if (buyersFile) await keep(buyer, "request", requestId, buyersFile);
    const made = await proposePair(site.ports, buyer, { offerId, requestId });
    if (!made.ok) throw new Error(made.refusal.code);
    const { id } = made.value;
    const read = async () => (await site.store.market.proposals.find(seller, id)) ?? expect.fail("There is none.");
    return { seller, buyer, offerId, requestId, id, read };
  }

  test("a pair is worked out on measured years once both show theirs, at the agreed price; taking back ends it for both", async () => {
    const { seller, buyer, id, read } = await proposed(forwards, backwards);
    const { pair } = await read();
    expect(await showMeasuredYear(site.ports, await site.person(), id, yes)).toMatchObject({
      refusal: { code: "proposal-unknown" },
    });
    expect((await showMeasuredYear(site.ports, buyer, id, yes)).ok).toBe(true);
    expect(await read()).toMatchObject({ showsSeller: false, showsBuyer: true, measuredPair: null });
    expect((await showMeasuredYear(site.ports, seller, id, yes)).ok).toBe(true);
    const shown = await read();
    let shared = 0;
    for (let quarter = 0; quarter < QUARTERS; quarter++) {
      const taken = wattHours(2025, QUARTERS - 1 - quarter, 0) + (quarter === 9_000 ? 1900 : 0);
      shared += Math.min(wattHours(2025, quarter, 1), taken) / 1000;
    }
    // The quarters of 2025 lie in the market's year by day of the week, so the sum is near and not equal.
    expect(shown.measuredPair?.sharedEnergy).toBeGreaterThan(shared * 0.97);
    expect(shown.measuredPair?.sharedEnergy).toBeLessThan(shared * 1.03);
    expect(shown.measuredPair?.agreedPrice).toBe(pair.agreedPrice);
    expect(shown.pair).toEqual(pair);
    site.clock.advance(1000);
    expect((await showMeasuredYear(site.ports, buyer, id, no)).ok).toBe(true);
    expect(await read()).toMatchObject({ showsSeller: false, showsBuyer: false, measuredPair: null });
    const purposes = (await site.store.consents.list(buyer)).map(({ purpose, isGiven }) => [purpose, isGiven]);
    expect(purposes.filter(([purpose]) => purpose === "meter-year-shown")).toEqual([
      ["meter-year-shown", true],
      ["meter-year-shown", false],
    ]);
  });

  test("two who show at the same moment get their numbers; who has no measured year need not show one", async () => {
    const both = await proposed(forwards, backwards);
    await Promise.all([
      showMeasuredYear(site.ports, both.seller, both.id, yes),
      showMeasuredYear(site.ports, both.buyer, both.id, yes),
    ]);
    expect((await both.read()).measuredPair).not.toBeNull();
    const one = await proposed(forwards, null);
    expect(await showMeasuredYear(site.ports, one.buyer, one.id, yes)).toMatchObject({ ok: false });
    expect((await one.read()).measuredPair).toBeNull();
    await showMeasuredYear(site.ports, one.seller, one.id, yes);
    expect((await one.read()).measuredPair).not.toBeNull();
  });

  test("another file ends the proposal and forgets what was shown, so that nobody tries one file after another", async () => {
    const { seller, buyer, requestId, id, read } = await proposed(forwards, backwards);
    for (const uid of [seller, buyer]) await showMeasuredYear(site.ports, uid, id, yes);
    expect((await read()).measuredPair).not.toBeNull();
    await keep(buyer, "request", requestId, spike);
    expect(await read()).toMatchObject({
      state: "withdrawn",
      showsSeller: false,
      showsBuyer: false,
      measuredPair: null,
    });
    expect(await showMeasuredYear(site.ports, buyer, id, yes)).toMatchObject({ refusal: { code: "proposal-closed" } });
  });
});

describe("measured listings of before", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let site: ReturnType<typeof openMarketSite>;
  beforeAll(async () => {
    database = await freshPostgres();
    site = openMarketSite(database);
  });
  afterAll(() => database.close());
  const run = (statement: SQL) => database.run((queries) => queries.execute(statement));
  const [rounding = ""] = (migrations.find(({ name }) => name.startsWith("012"))?.sql ?? "").split("alter table");
  const rows = () => database.run((queries) => queries.select().from(listings).orderBy(listings.id));

  test("they tell no more than new ones, and their owner as much, also out of an older backup", async () => {
    const uid = await site.person();
    await keepAt(site, uid, "offer", await site.offer(uid), forwards);
    await keepAt(site, uid, "request", await site.request(uid), forwards);
    const kept = await rows();
    expect(kept.map(({ details }) => Math.round((details["measuredTotal"] as number) / 1000))).toContain(35);
    // As the version before wrote them: the sum and the quarters of the meter.
    const before = sql`update listings set energy = (details->>'measuredTotal')::float8,
      details = details - 'measuredTotal', sample = decode('0000803f', 'hex')`;
    for (const isMigrated of [true, false]) {
      await run(before);
      if (isMigrated) await run(sql.raw(rounding));
      expect(await backfillPublicYears(site.ports)).toBe(2);
      expect(await rows()).toEqual(kept);
      expect(await backfillPublicYears(site.ports)).toBe(0);
    }
  });

  test("the migration rounds as the site does", async () => {
    const uid = await site.person();
    await keepAt(site, uid, "offer", await site.offer(uid), forwards);
    const modelled = seriesOf<"kWh">([1]);
    for (const energy of [0, 12.5, 51, 949.9, 3437.2, 9960, 10_000, 17_312, 99_950, 100_000, 1_234_567.8]) {
      await run(sql`update listings set energy = ${energy}`);
      await run(sql.raw(rounding));
      const { total } = publicYear(modelled, kilowattHours(energy));
      expect((await rows()).map((row) => row.energy)).toEqual([total, total, total]);
    }
  });
});
