import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveOffer } from "#application/market/listings/move-listing.ts";
import { offerYear } from "#application/market/listings/offer-year.ts";
import { shippedPrices } from "#application/market/market-prices.ts";
import { buildMatchingTask } from "#application/market/matching/build-matching-task.ts";
import { runMatcher } from "#application/market/matching/run-matcher.ts";
import { proposePair } from "#application/market/proposals/propose-pair.ts";
import { freshPostgres } from "../support/databases.ts";
import { openMarketSite } from "../support/market-site.ts";

describe("who meets on the market", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let site: ReturnType<typeof openMarketSite>;
  beforeAll(async () => {
    database = await freshPostgres();
    site = openMarketSite(database);
  });
  afterAll(() => database.close());

  test("both sides of a proposal are told of both listings, also when they left the square; a stranger of neither", async () => {
    const [seller, buyer, stranger] = [await site.person(), await site.person(), await site.person()];
    const [offerId, requestId] = [await site.offer(seller), await site.request(buyer)];
    expect((await proposePair(site.ports, buyer, { offerId, requestId })).ok).toBe(true);
    await moveOffer(site.ports, seller, offerId, "pause");
    for (const uid of [seller, buyer]) {
      const met = await site.store.market.proposals.met(uid);
      expect(met.map(({ id }) => id).sort()).toEqual([offerId, requestId].sort());
      expect(met.find(({ id }) => id === offerId)?.municipality).toBe("Deinze");
    }
    expect(await site.store.market.proposals.met(stranger)).toEqual([]);
  });

  test("a demo listing meets other demo listings alone", async () => {
    const [offerId, requestId] = [await site.offer(await site.person()), await site.request(await site.person())];
    const market = await site.store.market.snapshot({ ids: [offerId, requestId] });
    const met = (isOffered: boolean, isAsked: boolean) => {
      const offers = market.offers.flatMap((one) => (one.id === offerId ? [{ ...one, isDemo: isOffered }] : []));
      const requests = market.requests.flatMap((one) => (one.id === requestId ? [{ ...one, isDemo: isAsked }] : []));
      const terms = { ...site.settings, prices: shippedPrices };
      return runMatcher(buildMatchingTask({ ...market, offers, requests }, terms));
    };
    expect([met(false, false), met(true, true)].map(({ proposals }) => proposals.length)).toEqual([1, 1]);
    for (const { proposals, leftOver } of [met(true, false), met(false, true)]) {
      expect(proposals).toEqual([]);
      expect(leftOver.map(({ reason }) => reason.code)).toEqual(["no-partner-in-region", "no-partner-in-region"]);
    }
  });

  test("the fingerprint of an offer is there as long as the offer is on the square, and lies by day for panels", async () => {
    const uid = await site.person();
    const id = await site.offer(uid);
    const [listed, ...others] = await site.store.market.listedOffers([id, "unknown"]);
    const hours = listed?.dayShape ?? [];
    expect(others).toEqual([]);
    expect(hours).toHaveLength(24);
    expect(Math.max(...hours)).toBe(100);
    expect(hours[13]).toBeGreaterThan(10 * (hours[6] ?? 0));
    expect(hours[2]).toBe(0);
    expect((await offerYear(site.ports, id, null))?.injection.length).toBe(35_040);
    await moveOffer(site.ports, uid, id, "end");
    expect(await site.store.market.listedOffers([id])).toEqual([]);
    expect(await offerYear(site.ports, id, null)).toBeNull();
  });
});
