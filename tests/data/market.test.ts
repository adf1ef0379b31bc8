import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts } from "#adapters/database/schema.ts";
import { listingPhotos, matchingRuns } from "#adapters/database/schema-market.ts";
import { blockPerson } from "#application/market/block-person.ts";
import { acceptProposal, DECLINE_NOTE_MAX, declineProposal } from "#application/market/decide-proposal.ts";
import { findOffer } from "#application/market/find-offer.ts";
import { fitBuyerOf, fitBuyerOfRequest } from "#application/market/fit-offers.ts";
import { gatherMarketFigures } from "#application/market/gather-market-figures.ts";
import { listOffers, noFilter, OFFERS_PER_PAGE } from "#application/market/list-offers.ts";
import { moveOffer } from "#application/market/move-listing.ts";
import { REPORT_LENGTH_MAX, reportOffer } from "#application/market/report-offer.ts";
import { OFFERS_MAX, saveOffer } from "#application/market/save-offer.ts";
import { REQUESTS_MAX, saveRequest } from "#application/market/save-request.ts";
import type { MarketProposal } from "#domain/market/proposal.ts";
import { euros, eurosPerKilowattHour, kilowattHours, share } from "#domain/units/quantity.ts";
import { databases } from "../support/databases.ts";
import { marketGivens, offerInput, requestInput } from "../support/market-builders.ts";
import { openMarketSite } from "../support/market-site.ts";

const DAY = 86_400_000;
const asker = { address: "192.0.2.7", device: "Chrome op Linux", deviceToken: null };
const newest = { by: "newest" } as const;

describe.each(databases)("the market on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>;
  let site: ReturnType<typeof openMarketSite>;
  beforeAll(async () => {
    database = await open();
    site = openMarketSite(database);
  });
  afterAll(() => database.close());

  const proposalOf = (
    people: { seller: string; buyer: string; offerId: string; requestId: string },
    change: Partial<MarketProposal> = {},
  ): MarketProposal => ({
    id: site.ids.next(),
    group: "group",
    state: "proposed",
    origin: "matching",
    isDemo: false,
    region: "flanders",
    offerId: people.offerId,
    requestId: people.requestId,
    sellerUid: people.seller,
    buyerUid: people.buyer,
    isGift: false,
    pair: {
      sharedEnergy: kilowattHours(3000),
      agreedPrice: eurosPerKilowattHour(0.08),
      gainOfEnergy: euros(360),
      feeSeller: euros(100),
      feeBuyer: euros(100),
      gainSeller: euros(80),
      gainBuyer: euros(80),
      given: euros(0),
      hours: { from: 9, to: 14, energy: kilowattHours(2000), part: share(0.66), gain: euros(240) },
      standsAlone: true,
    },
    declinedBy: null,
    declineReason: null,
    declineNote: "",
    withdrawal: null,
    createdAt: site.clock.now(),
    lapsesAt: new Date(site.clock.now().getTime() + 14 * DAY),
    updatedAt: site.clock.now(),
    ...change,
  });
  async function pair() {
    const [seller, buyer] = [await site.person(), await site.person()];
    const [offerId, requestId] = [await site.offer(seller), await site.request(buyer)];
    return { seller, buyer, offerId, requestId };
  }

  test("an offer is a draft that nobody sees, until it is published; paused it is gone again", async () => {
    const uid = await site.person();
    const saved = await saveOffer(site.ports, uid, offerInput(), marketGivens);
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
    expect(await saveOffer(site.ports, bert, offerInput(), marketGivens, edited)).toMatchObject({
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
      await saveOffer(site.ports, uid, offerInput({ title: "Eerste" }), marketGivens, edited),
      await saveOffer(site.ports, uid, offerInput({ title: "Tweede" }), marketGivens, edited),
    ];
    expect([first.ok, second]).toMatchObject([true, { refusal: { code: "listing-changed" } }]);
    expect((await site.store.market.offers.find(uid, id))?.title).toBe("Eerste");
  });

  test("one person has at most twenty live offers, also when many arrive at once", async () => {
    const uid = await site.person();
    const all = await Promise.all(
      Array.from({ length: OFFERS_MAX + 5 }, () => saveOffer(site.ports, uid, offerInput(), marketGivens)),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(OFFERS_MAX);
    expect(all.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: "too-many-listings", maximum: OFFERS_MAX } });
  });

  test("a filter shows what it names and nothing else, by price and by distance in order", async () => {
    const uid = await site.person();
    const wind = await site.offer(uid, {
      installation: { technology: "wind", power: 30, tilt: 0, azimuth: 0, battery: null },
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
    const prices = { energyPrice: eurosPerKilowattHour(0.14), fee: euros(90) };
    const use = { energy: kilowattHours(40_000), trade: "cold-store", heatPump: false, electricCar: false } as const;
    const visitor = fitBuyerOf({ use, ...prices });
    const listed = await listOffers(site.ports, noFilter, { by: "fit", buyer: visitor }, 1);
    const gains = listed.offers.map(({ id }) => listed.fits.get(id)?.gainBuyer ?? Number.NaN);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    expect(gains.length).toBeGreaterThan(2);
    const requestId = await site.request(uid);
    expect(await fitBuyerOfRequest(site.store.market, uid, requestId)).toMatchObject({ energyPrice: 0.14, fee: 100 });
    expect(await fitBuyerOfRequest(site.store.market, await site.person(), requestId)).toBeNull();
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

  test("when both say yes the offer is reserved, both get a mail, and others are told that the seller is taken", async () => {
    const people = await pair();
    const rival = await site.person();
    const rivalRequest = await site.request(rival);
    const mine = proposalOf(people);
    const theirs = proposalOf({ ...people, buyer: rival, requestId: rivalRequest });
    await site.store.market.proposals.record([mine, theirs]);
    await site.mails();
    expect(await acceptProposal(site.ports, people.seller, mine.id)).toEqual({ ok: true, value: { isAgreed: false } });
    expect(await acceptProposal(site.ports, people.seller, theirs.id)).toEqual({
      ok: true,
      value: { isAgreed: false },
    });
    const answers = await Promise.all([
      acceptProposal(site.ports, people.buyer, mine.id),
      acceptProposal(site.ports, rival, theirs.id),
    ]);
    expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { isAgreed: true } }]);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: { code: "seller-taken" } });
    expect((await site.store.market.offers.find(people.seller, people.offerId))?.state).toBe("reserved");
    const kinds = (await site.mails()).map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(["proposal-agreed", "proposal-agreed", "proposal-half-accepted", "proposal-half-accepted"]);
    expect(await findOffer(site.ports, people.offerId)).toBeNull();
  });

  test("an agreement that falls through puts the offer back on the market; one that stands keeps it off", async () => {
    const people = await pair();
    const proposal = proposalOf(people);
    const { proposals } = site.store.market;
    await proposals.record([proposal]);
    await acceptProposal(site.ports, people.seller, proposal.id);
    await acceptProposal(site.ports, people.buyer, proposal.id);
    expect(await proposals.contract(proposal.id)).toBe(true);
    expect((await site.store.market.offers.find(people.seller, people.offerId))?.state).toBe("contracted");
    expect(await proposals.release(proposal.id)).toBe(true);
    expect((await findOffer(site.ports, people.offerId))?.offer.id).toBe(people.offerId);
    expect(await proposals.release(proposal.id)).toBe(false);
  });

  test("who declines tells why, and pairs that pay only together are taken back", async () => {
    const people = await pair();
    const second = await site.person();
    const secondOffer = await site.offer(second);
    const first = proposalOf(people, { group: "together" });
    const needing = proposalOf({ ...people, seller: second, offerId: secondOffer }, { group: "together" });
    const alone = { ...needing.pair, standsAlone: false };
    await site.store.market.proposals.record([first, { ...needing, pair: alone }]);
    await site.mails();
    const no = { reason: "price", note: "Te duur.", numberRemoved: "" } as const;
    const endless = { ...no, note: "x".repeat(DECLINE_NOTE_MAX + 1) };
    expect(await declineProposal(site.ports, people.buyer, first.id, endless)).toMatchObject({
      refusal: { code: "text-too-long", maximum: DECLINE_NOTE_MAX },
    });
    expect(await declineProposal(site.ports, people.buyer, first.id, no)).toEqual({ ok: true, value: undefined });
    expect(await site.store.market.proposals.find(people.seller, first.id)).toMatchObject({
      state: "declined",
      declinedBy: "buyer",
      declineReason: "price",
      declineNote: "Te duur.",
    });
    expect(await site.store.market.proposals.find(second, needing.id)).toMatchObject({
      state: "withdrawn",
      withdrawal: "needs-the-others",
    });
    expect(await site.mails()).toMatchObject([{ kind: "proposal-declined", to: `${people.seller}@example.org` }]);
    expect(await declineProposal(site.ports, people.buyer, first.id, no)).toMatchObject({
      refusal: { code: "proposal-closed", state: "declined" },
    });
    expect(await acceptProposal(site.ports, second, first.id)).toMatchObject({ refusal: { code: "proposal-unknown" } });
  });

  test("a buyer has no more sellers than it wants", async () => {
    const people = await pair();
    const requestId = await site.request(people.buyer, { sellersMax: 1 });
    const other = await site.person();
    const otherOffer = await site.offer(other);
    const [first, second] = [
      proposalOf({ ...people, requestId }),
      proposalOf({ ...people, requestId, seller: other, offerId: otherOffer }),
    ];
    await site.store.market.proposals.record([first, second]);
    for (const uid of [people.seller, people.buyer]) await acceptProposal(site.ports, uid, first.id);
    await acceptProposal(site.ports, other, second.id);
    expect(await acceptProposal(site.ports, people.buyer, second.id)).toEqual({
      ok: false,
      refusal: { code: "buyer-full", maximum: 1 },
    });
  });

  test("a proposal that nobody answers lapses, and a changed offer takes its proposals back", async () => {
    const people = await pair();
    const proposal = proposalOf(people);
    await site.store.market.proposals.record([proposal]);
    expect(await site.store.market.proposals.record([proposalOf(people)])).toEqual([]);
    await moveOffer(site.ports, people.seller, people.offerId, "pause");
    expect(await site.store.market.proposals.find(people.buyer, proposal.id)).toMatchObject({
      withdrawal: "listing-changed",
    });
    const again = proposalOf(people);
    await site.store.market.proposals.record([again]);
    expect(await site.store.market.proposals.lapse(site.clock.now())).toEqual([]);
    const lapsed = await site.store.market.proposals.lapse(again.lapsesAt);
    expect(lapsed.map(({ id }) => id)).toContain(again.id);
  });

  test("in Brussels nobody accepts while matching is off there", async () => {
    const people = await pair();
    const proposal = proposalOf(people, { region: "brussels" });
    await site.store.market.proposals.record([proposal]);
    expect(await acceptProposal(site.ports, people.buyer, proposal.id)).toMatchObject({
      refusal: { code: "region-closed" },
    });
  });

  test("a report reaches the operator by mail and hides nothing; whoever is blocked is no longer seen", async () => {
    const people = await pair();
    await site.mails();
    const told = { reason: "scam", text: "Vraagt vooraf geld.", numberRemoved: "" } as const;
    expect(await reportOffer(site.ports, people.offerId, told, asker, people.buyer)).toEqual({
      ok: true,
      value: undefined,
    });
    expect(await site.mails()).toMatchObject([
      { kind: "offer-reported", to: "wij@example.org", offerId: people.offerId },
    ]);
    expect((await site.store.market.offers.find(people.seller, people.offerId))?.moderation).toBe("reported");
    expect(await findOffer(site.ports, people.offerId)).not.toBeNull();
    const endless = { ...told, text: "x".repeat(REPORT_LENGTH_MAX + 1) };
    expect(await reportOffer(site.ports, people.offerId, endless, asker, null)).toMatchObject({
      refusal: { code: "text-too-long" },
    });
    await blockPerson(site.ports, people.buyer, { by: "offer", id: people.offerId });
    const seen = async (viewer: string | null) => {
      const listed = await listOffers(site.ports, noFilter, newest, 1, viewer);
      return listed.offers.some(({ id }) => id === people.offerId);
    };
    expect([await seen(people.buyer), await seen(null)]).toEqual([false, true]);
    const [blocked] = await site.store.market.blocks(people.buyer);
    expect(blocked?.blockedUid).toBe(people.seller);
    await site.store.market.unblock(people.buyer, people.seller);
    expect(await seen(people.buyer)).toBe(true);
  });

  test("the figures of the market are those of its public listings", async () => {
    const before = await gatherMarketFigures(site.ports);
    const uid = await site.person();
    const id = await site.offer(uid, { postcode: "1000" });
    const surplus = (await findOffer(site.ports, id))?.offer.surplus ?? 0;
    const after = await gatherMarketFigures(site.ports);
    expect(after.offers - before.offers).toBe(1);
    expect(after.surplus - before.surplus).toBeCloseTo(surplus, 6);
    expect(after.regions.find(({ region }) => region === "brussels")?.offers).toBe(1);
  });

  test("a request outside our regions or with prices that cannot be is refused by field", async () => {
    const uid = await site.person();
    const refusedFields = async (change: Parameters<typeof requestInput>[0]) => {
      const saved = await saveRequest(site.ports, uid, requestInput(change), marketGivens);
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

  test("who deletes their account leaves nothing of theirs on the market", async () => {
    const people = await pair();
    await site.store.market.proposals.record([proposalOf(people)]);
    await site.store.market.block(people.buyer, people.seller);
    await database.run((queries) => queries.delete(accounts).where(eq(accounts.uid, people.seller)));
    expect(await site.store.market.offers.list(people.seller)).toEqual([]);
    expect(await site.store.market.proposals.list(people.buyer)).toEqual([]);
    expect(await site.store.market.blocks(people.buyer)).toEqual([]);
    expect(await site.store.market.requests.list(people.buyer)).toHaveLength(1);
    expect(REQUESTS_MAX).toBe(OFFERS_MAX);
    for (const table of [listingPhotos, matchingRuns]) {
      expect(await database.run((queries) => queries.select().from(table))).toEqual([]);
    }
  });
});
