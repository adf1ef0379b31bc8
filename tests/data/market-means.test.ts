import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listings, matchingRuns } from "#adapters/database/schema-market.ts";
import { refreshMeans } from "#application/market/listings/refresh-means.ts";
import type { Matcher } from "#application/market/matching/match-part.ts";
import { runMatcher } from "#application/market/matching/run-matcher.ts";
import { explainPair } from "#application/market/proposals/explain-pair.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { freshPostgres } from "../support/databases.ts";
import { openMarketSite } from "../support/market-site.ts";
import { importedYear } from "../support/price-file.ts";
import { runRound } from "../support/run-round.ts";
import { startJobs } from "../support/start-jobs.ts";
import { until } from "../support/until.ts";

const DAY = 86_400_000;
const here: Matcher = async (task) => runMatcher(task);

describe("listings that follow the market", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  beforeAll(async () => {
    database = await freshPostgres();
  });
  afterAll(() => database.close());

  /** An offer at 20 cents a kWh, and a request that pays about 10 by the model and about 32 by the prices that come. */
  async function squareBeforePrices() {
    for (const table of [listings, matchingRuns]) await database.run((queries) => queries.delete(table));
    const site = openMarketSite(database);
    const [seller, buyer, follower] = [await site.person(), await site.person(), await site.person()];
    const asked = (euros: number) => ({ kind: "asked", price: eurosPerKilowattHour(euros) }) as const;
    const offerId = await site.offer(seller, { price: asked(0.2) });
    const requestId = await site.request(buyer, { contract: "dynamic" });
    const followingId = await site.offer(follower, { price: asked(0.9), contract: "dynamic" });
    const today = brusselsDay(site.clock.now());
    const { source, days } = importedYear(addDays(today, -365), () => 300);
    await site.store.dayAhead.add(
      { days, source, importedOn: today, importedAt: site.clock.now() },
      await site.store.dayAhead.version(),
    );
    const keptOffer = () => site.store.market.offers.find(follower, followingId);
    const keptRequest = () => site.store.market.requests.find(buyer, requestId);
    return { ...site, seller, buyer, follower, offerId, requestId, keptOffer, keptRequest };
  }

  test("keep the photo that was named while their mean was worked out", async () => {
    const { store, follower, keptOffer } = await squareBeforePrices();
    const offer = await keptOffer();
    if (!offer) throw new Error("There is no offer.");
    await store.market.photos.keep(follower, offer.id, "photo-1", new Uint8Array([1]));
    await store.market.offers.saveMean({ ...offer, injectionPrice: eurosPerKilowattHour(0.123) });
    expect(await keptOffer()).toMatchObject({ photoId: "photo-1", injectionPrice: 0.123 });
  });

  test("have the price of today's cards and day-ahead prices from midnight on, as one that is saved today", async () => {
    const site = await squareBeforePrices();
    const explained = () => explainPair(site.ports, site.offerId, site.requestId);
    expect(await refreshMeans(site.ports)).toBe(0);
    expect(await explained()).toMatchObject({ obstacle: "price-limits", pair: null });

    site.clock.advance(DAY);
    const before = await site.keptRequest();
    expect(await refreshMeans(site.ports)).toBe(2);
    const [offer, request] = [await site.keptOffer(), await site.keptRequest()];
    const { market } = site.store;
    const anew = {
      offer: await market.offers.find(site.follower, await site.offer(site.follower, { contract: "dynamic" })),
      request: await market.requests.find(site.buyer, await site.request(site.buyer, { contract: "dynamic" })),
    };
    expect(offer?.injectionPrice).toBeCloseTo(anew.offer?.injectionPrice ?? 0, 9);
    expect(request?.energyPrice).toBeCloseTo(anew.request?.energyPrice ?? 0, 9);
    expect(request?.energyPrice).toBeGreaterThan(0.2);
    // Nothing else moved: who has its form open can still save it.
    expect(request).toEqual({ ...before, energyPrice: request?.energyPrice });
    expect(await explained()).toMatchObject({ obstacle: null, pair: { agreedPrice: 0.2 } });
    expect(await refreshMeans(site.ports)).toBe(0);
  });

  test("are brought to the day before its first round, once, and the pair that only pays now is proposed", async () => {
    const site = await squareBeforePrices();
    expect(await runRound(site.ports, here, "everybody")).toBe(0);
    site.clock.advance(DAY);
    const running = startJobs({
      database,
      names: ["matching", "matching-part"],
      site: { ...(site.ports as object), clock: site.clock, openMatcher: () => here },
    });
    await until(async () => (await site.store.market.proposals.list(site.seller)).length > 0);
    await until(() => running.lines.some(({ event }) => event === "matching"));
    await running.stop();
    expect(running.lines).toEqual([
      { level: "info", event: "market-means", count: 2 },
      { level: "info", event: "matching", count: 1 },
    ]);
    const [proposal] = await site.store.market.proposals.list(site.seller);
    const { gainBuyer } = (await explainPair(site.ports, site.offerId, site.requestId))?.pair ?? {};
    expect(proposal?.pair.gainBuyer).toBeCloseTo(gainBuyer ?? 0, 6);
  });
});
