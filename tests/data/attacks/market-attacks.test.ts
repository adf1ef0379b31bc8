import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { openPhotos } from "#adapters/photos/open-photos.ts";
import { keepPhoto } from "#application/market/listings/keep-photo.ts";
import { noFilter } from "#application/market/listings/list-offers.ts";
import { moveOffer } from "#application/market/listings/move-listing.ts";
import { saveOffer } from "#application/market/listings/save-offer.ts";
import { blockPerson } from "#application/market/moderation/block-person.ts";
import { listBlocked } from "#application/market/moderation/blocked-people.ts";
import { freshPostgres } from "../../support/databases.ts";
import { marketContext, offerInput, proposalBetween } from "../../support/market-builders.ts";
import { openMarketSite } from "../../support/market-site.ts";

const nearestToAll = {
  seasonalProfile: new Array<number>(32).fill(1000),
  energyPrice: 0.15,
  vatBorne: 0,
  fee: 0,
  platformFee: 0,
  max: 100,
};
const company = { holder: "company", companyName: "Zonnedak Verborgen bv", title: "Dak van de fabriek" } as const;

describe("attacks on the market", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let site: ReturnType<typeof openMarketSite>;
  beforeAll(async () => {
    database = await freshPostgres();
    site = openMarketSite(database);
  });
  afterAll(() => database.close());

  test("blocking a private seller does not show the company and the other offers of the same person", async () => {
    const [seller, buyer] = [await site.person(), await site.person()];
    const offerId = await site.offer(seller);
    site.clock.advance(1000);
    await site.offer(seller, company);
    await blockPerson(site.ports, buyer, { by: "offer", id: offerId });
    const [blocked] = await listBlocked(site.ports, buyer);
    expect(blocked?.met).toMatchObject({ holder: "person", companyName: null, title: "Dak van de schuur" });
  });

  test("blocking through an offer does not show the request by which the two met before", async () => {
    const [person, other] = [await site.person(), await site.person()];
    const [offerId, ownOffer] = [await site.offer(person), await site.offer(other)];
    const requestId = await site.request(person);
    const proposal = proposalBetween({ seller: other, buyer: person, offerId: ownOffer, requestId }, site.clock.now());
    await site.store.market.proposals.record([proposal]);
    await blockPerson(site.ports, other, { by: "offer", id: offerId });
    const [blocked] = await listBlocked(site.ports, other);
    expect(blocked?.met).toMatchObject({ holder: "person", title: "Dak van de schuur" });
    expect(JSON.stringify(blocked)).not.toContain("Rekenvoorbeeld bv");
  });

  test("what somebody changes after taking an offer off the square stays unseen by whom they were blocked by", async () => {
    const [seller, buyer] = [await site.person(), await site.person()];
    const offerId = await site.offer(seller);
    await blockPerson(site.ports, buyer, { by: "offer", id: offerId });
    await moveOffer(site.ports, seller, offerId, "pause");
    expect((await listBlocked(site.ports, buyer)).map(({ met }) => met)).toEqual([null]);
  });

  test("an offer in Brussels is neither published nor found in any list while matching is off there", async () => {
    const uid = await site.person();
    const closed = openStore(database, { clock: site.clock, ids: randomIds, closedRegions: ["brussels"] });
    const saved = await saveOffer(site.ports, uid, offerInput({ postcode: "1000" }), marketContext);
    const draft = saved.ok ? saved.value.id : "";
    expect(await moveOffer(site.ports, uid, draft, "publish")).toMatchObject({ refusal: { code: "region-closed" } });
    // One from before matching was switched off.
    const id = await site.offer(uid, { postcode: "1000", title: "Dak in de stad" });
    const { market } = closed;
    const page = { offset: 0, limit: 100 };
    const filter = { ...noFilter, region: "brussels" } as const;
    expect((await market.browse(filter, { by: "newest" }, page, null)).ids).toEqual([]);
    expect(await market.fitCandidates(filter, null, nearestToAll)).toEqual({ candidates: [], gaining: 0, losing: 0 });
    expect(await market.map(filter, null)).toEqual([]);
    expect(await market.findPublic(id)).toBeNull();
    expect(await market.listedOffers([id])).toEqual([]);
    expect(await site.ports.store.market.listedOffers([id])).toHaveLength(1);
    // One that was never published is in no list of any store.
    expect(await site.ports.store.market.listedOffers([draft])).toEqual([]);
    expect((await market.figures()).find(({ region }) => region === "brussels")?.offers).toBe(0);
    expect((await market.offers.find(uid, id))?.title).toBe("Dak in de stad");
  });

  test("the photo of a draft and of a paused offer is not served to who guesses its address", async () => {
    const [seller, stranger] = [await site.person(), await site.person()];
    const saved = await saveOffer(site.ports, seller, offerInput(), marketContext);
    const id = saved.ok ? saved.value.id : "";
    const photo = await sharp({ create: { width: 6, height: 4, channels: 3, background: "purple" } })
      .jpeg()
      .toBuffer();
    await keepPhoto({ ...site.ports, photos: openPhotos() }, seller, id, photo);
    const seenBy = (viewer: string | null) => site.store.market.photos.find(id, viewer);
    const everybody = async () => [await seenBy(null), await seenBy(stranger), await seenBy(seller)];
    const [nobody, other, owner] = await everybody();
    expect([nobody, other, owner?.isPublic]).toEqual([null, null, false]);
    await moveOffer(site.ports, seller, id, "publish");
    expect((await everybody()).map((found) => found?.isPublic)).toEqual([true, true, true]);
    await moveOffer(site.ports, seller, id, "pause");
    expect((await everybody()).map((found) => found?.isPublic)).toEqual([undefined, undefined, false]);
  });
});
