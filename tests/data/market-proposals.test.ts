import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts } from "#adapters/database/schema.ts";
import { listingPhotos, matchingRuns } from "#adapters/database/schema-market.ts";
import { gatherMarketData } from "#application/account-details/gather-market-data.ts";
import { findOffer } from "#application/market/listings/find-offer.ts";
import { listOffers, noFilter } from "#application/market/listings/list-offers.ts";
import { moveOffer } from "#application/market/listings/move-listing.ts";
import { OFFERS_MAX } from "#application/market/listings/save-offer.ts";
import { REQUESTS_MAX } from "#application/market/listings/save-request.ts";
import { blockPerson } from "#application/market/moderation/block-person.ts";
import { listBlocked, unblockPerson } from "#application/market/moderation/blocked-people.ts";
import { moderateOffer, reportReference } from "#application/market/moderation/moderate-offer.ts";
import { REPORT_LENGTH_MAX, reportOffer } from "#application/market/moderation/report-offer.ts";
import { acceptProposal, DECLINE_NOTE_MAX, declineProposal } from "#application/market/proposals/decide-proposal.ts";
import { parseEmailAddress } from "#domain/accounts/email-address.ts";
import type { MarketProposal } from "#domain/market/proposal.ts";
import { freshPostgres } from "../support/databases.ts";
import { proposalBetween } from "../support/market-builders.ts";
import { openMarketSite } from "../support/market-site.ts";

const DAY = 86_400_000;
const client = { address: "192.0.2.7", device: "Chrome op Linux", deviceToken: null };
const newest = { by: "newest" } as const;
const reportInput = {
  reason: "scam",
  text: "Vraagt vooraf geld.",
  numberRemoved: "",
  formKey: null,
  email: null,
} as const;
const why = "Wij konden niets nakijken.";

describe("proposals and trust", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let site: ReturnType<typeof openMarketSite>;
  beforeAll(async () => {
    database = await freshPostgres();
    site = openMarketSite(database);
  });
  afterAll(() => database.close());

  const proposalOf = (people: Awaited<ReturnType<typeof pair>>, change: Partial<MarketProposal> = {}) =>
    proposalBetween(people, site.clock.now(), change);
  async function pair() {
    const [seller, buyer] = [await site.person(), await site.person()];
    const [offerId, requestId] = [await site.offer(seller), await site.request(buyer)];
    return { seller, buyer, offerId, requestId };
  }

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
    expect(await site.store.market.proposals.record([proposalOf(people)])).toEqual([]);
    await moveOffer(site.ports, people.seller, people.offerId, "resume");
    const again = proposalOf(people);
    await site.store.market.proposals.record([again]);
    expect(await site.store.market.proposals.lapse(site.clock.now())).toEqual([]);
    const lapsed = await site.store.market.proposals.lapse(again.lapsesAt);
    expect(lapsed.map(({ id }) => id)).toContain(again.id);
  });

  test("the same report sent again is one report with one reference and one mail", async () => {
    const people = await pair();
    await site.mails();
    const send = (text: string) =>
      reportOffer(site.ports, people.offerId, { ...reportInput, text, formKey: "form-one" }, client, people.buyer);
    const [first, second] = await Promise.all([send("Vraagt geld."), send("Vraagt geld.")]);
    expect(second).toEqual(first);
    expect(await send("Vraagt geld.")).toEqual(first);
    expect((await site.mails()).map(({ kind }) => kind)).toEqual(["offer-reported", "report-received"]);
    expect(await send("En nog iets.")).not.toEqual(first);
    expect(await site.store.market.waitingReports(people.offerId)).toHaveLength(2);
    site.clock.advance(1000);
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
    const reported = await reportOffer(site.ports, people.offerId, reportInput, client, people.buyer);
    const reference = reported.ok ? reported.value.reference : "";
    expect(reference).toMatch(/^ML-2026-[2-9A-Z]{5}$/);
    expect(await site.mails()).toMatchObject([
      { kind: "offer-reported", to: "wij@example.org", offerId: people.offerId, reference },
      { kind: "report-received", to: `${people.buyer}@example.org`, reference, text: reportInput.text },
    ]);
    const [first] = await site.store.market.allReports(1);
    expect(first && reportReference(first)).toBe(reference);
    expect(first).toMatchObject({ offerId: people.offerId, reason: "scam", moderation: "reported" });
    expect((await site.store.market.offers.find(people.seller, people.offerId))?.moderation).toBe("reported");
    expect(await findOffer(site.ports, people.offerId)).not.toBeNull();
    const endless = { ...reportInput, text: "x".repeat(REPORT_LENGTH_MAX + 1) };
    expect(await reportOffer(site.ports, people.offerId, endless, client, null)).toMatchObject({
      refusal: { code: "text-too-long" },
    });
    await blockPerson(site.ports, people.buyer, { by: "offer", id: people.offerId });
    const seen = async (viewer: string | null) => {
      const listed = await listOffers(site.ports, noFilter, newest, 1, { viewer });
      return listed.offers.some(({ id }) => id === people.offerId);
    };
    expect([await seen(people.buyer), await seen(null)]).toEqual([false, true]);
    const [blocked] = await listBlocked(site.ports, people.buyer);
    expect(blocked?.met).toMatchObject({ holder: "person", municipality: "Deinze", title: "Dak van de schuur" });
    expect(JSON.stringify(blocked)).not.toContain(people.seller);
    await unblockPerson(site.ports, people.buyer, new Date(Number.NaN));
    expect(await seen(people.buyer)).toBe(false);
    await unblockPerson(site.ports, people.buyer, blocked?.since ?? new Date(Number.NaN));
    expect([await seen(people.buyer), await listBlocked(site.ports, people.buyer)]).toEqual([true, []]);
  });

  test("blocking declines what waits between the two and tells the other side; a seller knows a blocked buyer by the request", async () => {
    const people = await pair();
    const proposal = proposalOf(people);
    await site.store.market.proposals.record([proposal]);
    await site.mails();
    await blockPerson(site.ports, people.seller, { by: "proposal", id: proposal.id });
    expect(await site.store.market.proposals.find(people.buyer, proposal.id)).toMatchObject({
      state: "declined",
      declinedBy: "seller",
      declineReason: "partner",
    });
    expect(await site.mails()).toMatchObject([{ kind: "proposal-declined", to: `${people.buyer}@example.org` }]);
    expect(await listBlocked(site.ports, people.seller)).toMatchObject([
      { met: { companyName: "Rekenvoorbeeld bv", municipality: "Gent" } },
    ]);
  });

  test("what the operator hides is seen by its owner alone, has no open proposals and cannot be published; its owner is told both times", async () => {
    const people = await pair();
    const proposal = proposalOf(people);
    await site.store.market.proposals.record([proposal]);
    await site.mails();
    const ownerAlone = { isOwnerTold: true, reportersTold: 0 };
    expect(await moderateOffer(site.ports, people.offerId, "hide", why)).toEqual(ownerAlone);
    expect(await moderateOffer(site.ports, people.offerId, "hide", why)).toBeNull();
    expect(await findOffer(site.ports, people.offerId)).toBeNull();
    expect((await site.store.market.offers.find(people.seller, people.offerId))?.moderation).toBe("hidden");
    expect(await site.store.market.proposals.find(people.buyer, proposal.id)).toMatchObject({
      state: "withdrawn",
      withdrawal: "listing-changed",
    });
    expect(await moveOffer(site.ports, people.seller, people.offerId, "pause")).toMatchObject({
      refusal: { code: "listing-hidden" },
    });
    expect(await moderateOffer(site.ports, people.offerId, "show", why)).toEqual(ownerAlone);
    expect(await findOffer(site.ports, people.offerId)).not.toBeNull();
    expect(await site.mails()).toMatchObject([
      { kind: "offer-moderated", to: `${people.seller}@example.org`, isHidden: true, why },
      { kind: "offer-moderated", to: `${people.seller}@example.org`, isHidden: false },
    ]);
    for (const id of ["unknown", people.requestId]) {
      expect(await moderateOffer(site.ports, id, "hide", why)).toBeNull();
    }
  });

  test("who reports without an account gets a receipt without what was typed, and only so many", async () => {
    const { offerId } = await pair();
    const email = parseEmailAddress("Lezer@example.org");
    const from = { ...client, address: "192.0.2.8" };
    await site.mails();
    for (let times = 0; times < 6; times += 1)
      await reportOffer(site.ports, offerId, { ...reportInput, email }, from, null);
    const mails = await site.mails();
    const receipts = mails.filter(({ kind }) => kind === "report-received");
    expect(receipts).toHaveLength(5);
    for (const receipt of receipts) expect(receipt).toMatchObject({ to: email, text: "" });
    expect(mails.filter(({ kind }) => kind === "offer-reported")).toHaveLength(6);
  });

  test.each([
    ["hide", true],
    ["show", false],
  ] as const)(
    "when the operator decides to %s, all who reported it read so once, with the reason, and their addresses are forgotten",
    async (decision, isHidden) => {
      const people = await pair();
      const email = parseEmailAddress(`lezer-${decision}@example.org`);
      const from = { ...client, address: `192.0.2.${isHidden ? 20 : 21}` };
      const references = [];
      for (const [left, uid] of [
        [email, null],
        [email, null],
        [null, null],
        [email, people.buyer],
      ] as const) {
        site.clock.advance(1000);
        const reported = await reportOffer(site.ports, people.offerId, { ...reportInput, email: left }, from, uid);
        references.push(reported.ok ? reported.value.reference : "");
      }
      await site.mails();
      const { market } = site.store;
      expect((await market.waitingReports(people.offerId)).map((report) => report.email)).toEqual([
        email,
        email,
        null,
        null,
      ]);
      expect(await moderateOffer(site.ports, people.offerId, decision, why)).toEqual({
        isOwnerTold: isHidden,
        reportersTold: 2,
      });
      const mails = await site.mails();
      const about = { kind: "report-decided", offerId: people.offerId, title: "Dak van de schuur", isHidden, why };
      expect(mails.filter(({ kind }) => kind === "report-decided")).toEqual([
        { ...about, to: email, references: references.slice(0, 2) },
        { ...about, to: `${people.buyer}@example.org`, references: references.slice(3) },
      ]);
      expect(mails.some(({ kind }) => kind === "offer-moderated")).toBe(isHidden);
      expect(await market.waitingReports(people.offerId)).toEqual([]);
      expect(await market.reports(people.buyer)).toMatchObject([
        { decision: isHidden ? "hidden" : "kept", email: null },
      ]);
      const kept = (await market.allReports(100)).filter(({ offerId }) => offerId === people.offerId);
      expect(kept.map((report) => report.email)).toEqual([null, null, null, null]);
      expect(await moderateOffer(site.ports, people.offerId, decision, why)).toBeNull();
      expect(await site.mails()).toEqual([]);
    },
  );

  test("what is on the market stands in the export of one's data, without the uid of anybody else", async () => {
    const people = await pair();
    await site.store.market.proposals.record([proposalOf(people)]);
    const data = await gatherMarketData(site.store, { uid: people.buyer, email: "" });
    expect(data).toMatchObject({ offers: [], requests: [{ id: people.requestId }], proposals: [{ side: "buyer" }] });
    expect(JSON.stringify(data)).not.toContain(`"${people.seller}"`);
  });

  test("ended listings, closed proposals and rounds go in time; what an agreement rests on stays", async () => {
    const [gone, bound] = [await pair(), await pair()];
    const [closed, agreed] = [proposalOf(gone), proposalOf(bound)];
    await site.store.market.proposals.record([closed, agreed]);
    for (const uid of [bound.seller, bound.buyer]) await acceptProposal(site.ports, uid, agreed.id);
    await moveOffer(site.ports, gone.seller, gone.offerId, "end");
    await site.store.market.proposals.contract(agreed.id);
    await moveOffer(site.ports, bound.seller, bound.offerId, "end");
    const later = (days: number) => new Date(site.clock.now().getTime() + days * DAY);
    expect(await site.store.applyRetention(later(364))).toMatchObject({ listings: 0 });
    expect(await site.store.applyRetention(later(401))).toMatchObject({ listings: 1 });
    expect(await site.store.market.offers.find(bound.seller, bound.offerId)).not.toBeNull();
    expect(await site.store.market.offers.find(gone.seller, gone.offerId)).toBeNull();
  });

  test("who deletes their account leaves nothing of theirs on the market", async () => {
    const people = await pair();
    await site.store.market.proposals.record([proposalOf(people)]);
    await site.store.market.block(people.buyer, people.seller, people.offerId);
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
