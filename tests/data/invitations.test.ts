import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts } from "#adapters/database/schema.ts";
import { makeSigningKey, openSigner } from "#adapters/signer/open-signer.ts";
import { gatherMarketData } from "#application/account-details/gather-market-data.ts";
import { openAccepted } from "#application/contracts/open-accepted.ts";
import {
  acceptInvitation,
  declineInvitation,
  listInvitations,
  refuseInvitations,
  takeInvitation,
  withdrawInvitation,
} from "#application/market/answer-invitation.ts";
import { invitePartner } from "#application/market/invite-partner.ts";
import { lapseInvitations } from "#application/market/lapse-invitations.ts";
import { shippedPrices } from "#application/market/market-prices.ts";
import { pairOfConnections } from "#application/market/pair-of-connections.ts";
import { proposePair } from "#application/market/proposals/propose-pair.ts";
import { newestAgreementText } from "#content/contracts/agreement-document.ts";
import type { SavedConnection } from "#domain/connections/saved-connection.ts";
import { listedUse } from "#domain/market/listing.ts";
import { euros, eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";
import { freshPostgres } from "../support/databases.ts";
import { savedConnection } from "../support/domain/saved-connection.ts";
import { inThisThread } from "../support/in-this-thread.ts";
import { marketContext, offerInput } from "../support/market-builders.ts";
import { openMarketSite } from "../support/market-site.ts";

const nothingOld = { oldEnergyPrice: null, oldInjectionPrice: null };
const terms = { energyPrice: 0.14, injectionPrice: 0.02, feeBuyer: 10, feeSeller: 10, ...nothingOld };
const checkContext = { ...marketContext, proposedTerms: () => terms, inviterName: "An" };
const { connection: home } = savedConnection();
const withPanels: Partial<SavedConnection> = { connection: { ...home, installation: offerInput().installation } };
const DAY = 86_400_000;

describe("an invitation of one's own partner", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let site: ReturnType<typeof openMarketSite>;
  beforeAll(async () => {
    database = await freshPostgres();
    site = openMarketSite(database);
  });
  afterAll(() => database.close());

  const reader = (uid: string) => ({ uid, email: `${uid}@example.org` });
  const codeOf = (result: { ok: boolean; refusal?: { code: string } }) => (result.ok ? "ok" : result.refusal?.code);
  const invite = async (uid: string, connectionId: string, email: string, change = {}) =>
    invitePartner(
      site.ports,
      uid,
      { side: "seller", connectionId, price: 0.08, email, message: "", ...change },
      checkContext,
    );
  const accept = (uid: string, id: string, connectionId: string) =>
    acceptInvitation(site.ports, reader(uid), id, connectionId, checkContext);
  const stateOf = async (uid: string, id: string) =>
    (await listInvitations(site.ports, reader(uid))).find(({ invitation }) => invitation.id === id)?.state ?? null;

  /** A seller who invited a buyer, both with a connection, and the mail that went out. */
  async function invited() {
    const [seller, buyer] = [await site.person(), await site.person()];
    const roof = await site.connection(seller, withPanels);
    const flat = await site.connection(buyer);
    await site.mails();
    const made = await invite(seller, roof, `${buyer}@example.org`);
    if (!made.ok) throw new Error(made.refusal.code);
    const [mail] = await site.mails();
    if (mail?.kind !== "invitation") throw new Error("No invitation was mailed.");
    return { seller, buyer, roof, flat, id: made.value.id, mail, token: mail.token };
  }
  const contractPorts = () => ({
    ...site.ports,
    signer: openSigner(makeSigningKey()),
    contacts: { emailOf: async (uid: string) => `${uid}@example.org` },
  });
  const open = (uid: string, id: string) => openAccepted(contractPorts(), uid, id, newestAgreementText);

  test("names what a household pays: a company keeps that without its VAT, from who sells and from who buys alike", async () => {
    const company = { connection: { ...home, customer: "business", installation: offerInput().installation } } as const;
    for (const side of ["seller", "buyer"] as const) {
      const [seller, buyer] = [await site.person(), await site.person()];
      const [roof, flat] = [await site.connection(seller, company), await site.connection(buyer)];
      const [inviter, partner] = side === "seller" ? [seller, buyer] : [buyer, seller];
      await site.mails();
      const own = side === "seller" ? roof : flat;
      const made = await invite(inviter, own, `${partner}@example.org`, { side, price: 0.106 });
      if (!made.ok) throw new Error(made.refusal.code);
      expect(await site.mails()).toMatchObject([{ kind: "invitation", price: 0.106, vat: "included" }]);
      expect(codeOf(await accept(partner, made.value.id, side === "seller" ? flat : roof))).toBe("ok");
      const opened = await open(buyer, made.value.id);
      expect(opened.ok && opened.value.terms.price).toBe(0.1);
    }
  });

  test("goes by one mail that names no address, EAN or words, and becomes the agreement of the two at its price", async () => {
    const { seller, buyer, flat, id, mail } = await invited();
    expect(mail).toMatchObject({
      to: `${buyer}@example.org`,
      inviterName: "An",
      side: "seller",
      price: 0.08,
      vat: "none",
    });
    expect(await open(seller, id)).toMatchObject({ ok: false });
    expect(codeOf(await accept(buyer, id, flat))).toBe("ok");
    const opened = await open(buyer, id);
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { uids, terms: agreed, state, municipalities } = opened.value;
    expect({ uids, price: agreed.price, state, municipalities }).toEqual({
      uids: { seller, buyer },
      price: 0.08,
      state: "accepted",
      municipalities: { seller: "Gent", buyer: "Gent" },
    });
    expect(await open(seller, id)).toMatchObject({ ok: true, value: { id: opened.value.id } });
    expect((await site.mails()).map(({ kind }) => kind)).toEqual(["agreement-notice", "agreement-notice"]);
  });

  test("gives the numbers that a proposal gives between the offer and the request of the same two", async () => {
    const [seller, buyer] = [await site.person(), await site.person()];
    const price = eurosPerKilowattHour(0.08);
    const roof = savedConnection({
      id: "roof",
      uid: seller,
      postcode: "9800",
      connection: {
        ...home,
        use: { ...home.use, energy: kilowattHours(3000) },
        installation: offerInput().installation,
      },
    });
    const shop = savedConnection({
      id: "shop",
      uid: buyer,
      postcode: "9000",
      connection: {
        ...home,
        customer: "business",
        use: { ...home.use, energy: kilowattHours(20_000), trade: "workshop" },
      },
    });
    const asked = { price: { kind: "asked", price }, use: listedUse(roof.connection), fee: euros(10) } as const;
    const offerId = await site.offer(seller, asked);
    const requestId = await site.request(buyer, { use: listedUse(shop.connection), fee: euros(10) });
    const proposed = await proposePair(site.ports, buyer, { offerId, requestId });
    if (!proposed.ok) throw new Error(proposed.refusal.code);
    const proposal = await site.store.market.proposals.find(buyer, proposed.value.id);
    const pair = await pairOfConnections(inThisThread, { seller: roof, buyer: shop }, price, checkContext, {
      ...site.settings,
      prices: shippedPrices,
    });
    expect(pair.ok && pair.value.pair).toEqual(proposal?.pair);
    expect(proposal?.pair.gainBuyer).toBeGreaterThan(0);
    await site.mails();
  });

  test("is taken by the first account that comes with its link, and by no other after it", async () => {
    const { seller, buyer, token, id, flat } = await invited();
    const other = await site.person();
    expect(codeOf(await takeInvitation(site.ports, seller, token))).toBe("invitation-own");
    expect(codeOf(await takeInvitation(site.ports, other, `${token.slice(1)}x`))).toBe("invitation-unknown");
    expect(await takeInvitation(site.ports, other, token)).toEqual({ ok: true, value: { id } });
    expect(codeOf(await takeInvitation(site.ports, buyer, token))).toBe("invitation-closed");
    expect(codeOf(await accept(buyer, id, flat))).toBe("invitation-unknown");
    expect(codeOf(await declineInvitation(site.ports, { token }))).toBe("invitation-closed");
    const own = await site.connection(other);
    expect(codeOf(await accept(other, id, flat))).toBe("connection-unknown");
    expect(codeOf(await accept(other, id, own))).toBe("ok");
    expect(codeOf(await accept(other, id, own))).toBe("invitation-closed");
  });

  test("two accepts at once make one agreement, and the link does not work again", async () => {
    const { seller, buyer, flat, id, token } = await invited();
    const answers = await Promise.all([accept(buyer, id, flat), accept(buyer, id, flat)]);
    expect(answers.map(codeOf).toSorted()).toEqual(["invitation-closed", "ok"]);
    const opened = await Promise.all([open(buyer, id), open(seller, id)]);
    expect(new Set(opened.map((one) => (one.ok ? one.value.id : "none"))).size).toBe(1);
    expect(await site.store.contracts.list(seller)).toHaveLength(1);
    expect(codeOf(await takeInvitation(site.ports, await site.person(), token))).toBe("invitation-closed");
  });

  test("is never with oneself, and refuses what the law does: another region, no installation, a closed region", async () => {
    const { seller, buyer, roof, id } = await invited();
    expect(codeOf(await accept(seller, id, roof))).toBe("invitation-own");
    expect(codeOf(await accept(buyer, id, await site.connection(buyer, { postcode: "1000" })))).toBe("region-closed");
    expect(codeOf(await accept(buyer, id, await site.connection(buyer, { postcode: "5000" })))).toBe(
      "connection-incomplete",
    );
    const flat = await site.connection(seller, { name: "flat" });
    expect(codeOf(await invite(seller, flat, "wie@example.org"))).toBe("connection-makes-nothing");
    expect(codeOf(await invite(seller, roof, `${seller}@example.org`))).toBe("own-address");
    expect(codeOf(await invite(buyer, roof, "wie@example.org"))).toBe("connection-unknown");
  });

  test("a connection sells to one: of two partners who say yes at once, one has it, until that agreement is over", async () => {
    const { seller, buyer, roof, flat, id } = await invited();
    const late = await site.person();
    const lateFlat = await site.connection(late);
    const second = await invite(seller, roof, `${late}@example.org`);
    if (!second.ok) throw new Error(second.refusal.code);
    const answers = await Promise.all([accept(buyer, id, flat), accept(late, second.value.id, lateFlat)]);
    expect(answers.map(codeOf).toSorted()).toEqual(["connection-sells-already", "ok"]);
    const [won, lost] = answers[0]?.ok
      ? [id, { uid: late, id: second.value.id, flat: lateFlat }]
      : [second.value.id, { uid: buyer, id, flat }];
    const opened = await open(seller, won);
    if (!opened.ok) throw new Error(opened.refusal.code);
    await site.store.contracts.update({ ...opened.value, state: "withdrawn" }, opened.value);
    expect(codeOf(await accept(lost.uid, lost.id, lost.flat))).toBe("ok");
  });

  test("a yes takes the offer of that connection off the market, and an agreement that ends puts it back; one that is taken sells no more", async () => {
    const { seller, buyer, roof, flat, id } = await invited();
    const offerId = await site.offer(seller, {}, { connectionId: roof });
    const elsewhere = await site.offer(seller, { title: "Een ander dak" });
    const other = await site.person();
    const requestId = await site.request(other);
    const proposed = await proposePair(site.ports, other, { offerId, requestId });
    if (!proposed.ok) throw new Error(proposed.refusal.code);
    const states = async () =>
      Promise.all([offerId, elsewhere].map(async (one) => (await site.store.market.offers.find(seller, one))?.state));
    expect(codeOf(await accept(buyer, id, flat))).toBe("ok");
    expect(await states()).toEqual(["reserved", "published"]);
    const waiting = await site.store.market.proposals.find(other, proposed.value.id);
    expect([waiting?.state, waiting?.withdrawal]).toEqual(["withdrawn", "seller-taken"]);
    expect(await site.store.market.proposals.contract(id)).toBe(true);
    expect(await states()).toEqual(["contracted", "published"]);
    const second = await invite(seller, roof, `${other}@example.org`);
    if (!second.ok) throw new Error(second.refusal.code);
    expect(codeOf(await accept(other, second.value.id, await site.connection(other)))).toBe("connection-sells-already");
    expect(await site.store.market.proposals.release(id)).toBe(true);
    expect(await states()).toEqual(["published", "published"]);
    await site.mails();
  });

  test("can be taken back by who sent it alone, declined once, and lapses after fourteen days with a mail", async () => {
    const first = await invited();
    expect(codeOf(await withdrawInvitation(site.ports, reader(first.buyer), first.id))).toBe("invitation-unknown");
    expect(codeOf(await withdrawInvitation(site.ports, reader(first.seller), first.id))).toBe("ok");
    expect(codeOf(await accept(first.buyer, first.id, first.flat))).toBe("invitation-unknown");
    expect(codeOf(await takeInvitation(site.ports, first.buyer, first.token))).toBe("invitation-closed");

    const second = await invited();
    expect(codeOf(await declineInvitation(site.ports, { token: second.token }))).toBe("ok");
    expect(codeOf(await declineInvitation(site.ports, { token: second.token }))).toBe("invitation-closed");
    expect(await stateOf(second.seller, second.id)).toBe("declined");
    expect(await site.mails()).toMatchObject([
      { kind: "invitation-closed", to: `${second.seller}@example.org`, isDeclined: true },
    ]);

    const third = await invited();
    site.clock.advance(15 * DAY);
    expect(codeOf(await accept(third.buyer, third.id, third.flat))).toBe("invitation-closed");
    expect(await lapseInvitations(site.ports)).toBeGreaterThan(0);
    const closedMails = (await site.mails()).filter(({ to }) => to === `${third.seller}@example.org`);
    expect(closedMails).toMatchObject([{ kind: "invitation-closed", invitationId: third.id, isDeclined: false }]);
    expect(await lapseInvitations(site.ports)).toBe(0);
    const kept = await site.store.invitations.find(reader(third.seller), third.id);
    expect([kept?.state, kept?.email, kept?.masked]).toEqual(["lapsed", null, "p•••@example.org"]);
    site.clock.advance(91 * DAY);
    await site.store.applyRetention(site.clock.now());
    expect(await stateOf(third.seller, third.id)).toBeNull();
  });

  test("answered, taken back, refused and lapsed at one moment, one of them counts and at most one agreement comes of it", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { seller, buyer, flat, id, token } = await invited();
      const stranger = await site.person();
      const own = await site.connection(stranger);
      if (round === 3) site.clock.advance(14 * DAY - 1);
      const takes = await Promise.all([
        takeInvitation(site.ports, stranger, token),
        takeInvitation(site.ports, buyer, token),
        withdrawInvitation(site.ports, reader(buyer), id),
        acceptInvitation(site.ports, reader(stranger), id, own, checkContext),
      ]);
      expect(takes.slice(0, 2).filter(({ ok }) => ok)).toHaveLength(1);
      expect(takes[2]?.ok).toBe(false);
      const [winner, connection] = takes[0]?.ok ? [stranger, own] : [buyer, flat];
      const ends = await Promise.all([
        accept(winner, id, connection),
        withdrawInvitation(site.ports, reader(seller), id),
        declineInvitation(site.ports, { reader: reader(winner), id }),
        declineInvitation(site.ports, { token }),
        accept(winner === buyer ? stranger : buyer, id, winner === buyer ? own : flat),
      ]);
      const mayHaveEnded = takes[3]?.ok ? 1 : 0;
      expect(ends.filter(({ ok }) => ok).length + mayHaveEnded).toBe(1);
      const state = await stateOf(seller, id);
      const opened = await Promise.all([open(winner, id), open(seller, id)]);
      const made = await site.store.contracts.list(seller);
      expect([state, made.length]).toEqual([state, state === "accepted" ? 1 : 0]);
      expect(opened.every(({ ok }) => ok)).toBe(state === "accepted");
      if (round === 3) site.clock.advance(-14 * DAY + 1);
    }
    await site.mails();
  });

  test.each(["inviter", "partner"] as const)(
    "a yes while the account of the %s goes leaves no agreement with nobody",
    async (who) => {
      const { seller, buyer, flat, id } = await invited();
      const gone = who === "inviter" ? seller : buyer;
      await database.run((queries) =>
        queries.update(accounts).set({ deletionOn: "2026-01-01" }).where(eq(accounts.uid, gone)),
      );
      const remove = () => site.store.accounts.erase(gone, "2026-01-01");
      const [answer] = await Promise.all([accept(buyer, id, flat).catch((error: Error) => error), remove()]);
      expect(answer).not.toBeInstanceOf(Error);
      expect(await site.store.invitations.find(reader(gone), id)).toBeNull();
      for (const uid of [seller, buyer]) expect((await open(uid, id)).ok).toBe(false);
      expect(await site.store.contracts.list(seller)).toEqual([]);
      await site.mails();
    },
  );

  test("tells the inviter nothing of the address: known, unknown, unwilling or tired of mail, the answer is the same", async () => {
    const { buyer, token } = await invited();
    expect(codeOf(await refuseInvitations(site.ports, { token }))).toBe("ok");
    const known = await site.person();
    await site.mails();
    const seen: unknown[] = [];
    const mailed: number[] = [];
    for (const address of [`${known}@example.org`, "nobody-here@example.org", `${buyer}@example.org`]) {
      const uid = await site.person();
      const made = await invite(uid, await site.connection(uid, withPanels), address);
      if (!made.ok) throw new Error(made.refusal.code);
      const [listed] = await listInvitations(site.ports, reader(uid));
      const {
        id: _id,
        inviterUid: _uid,
        connectionId: _own,
        email: _email,
        ...rest
      } = listed?.invitation ?? ({} as never);
      seen.push({ ...rest, masked: "", state: listed?.state });
      mailed.push((await site.mails()).length);
    }
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(mailed).toEqual([1, 1, 0]);
  });

  test("has limits: one open invitation to an address, a few mails a day to it, ten a day from one person", async () => {
    const { seller, roof, buyer, id } = await invited();
    const address = `${buyer}@example.org`;
    expect(codeOf(await invite(seller, roof, address.toUpperCase()))).toBe("already-invited");
    let mails = 1;
    let last = id;
    for (let round = 0; round < 4; round += 1) {
      await withdrawInvitation(site.ports, reader(seller), last);
      const again = await invite(seller, roof, address);
      if (!again.ok) throw new Error(again.refusal.code);
      last = again.value.id;
      mails += (await site.mails()).length;
    }
    expect(mails).toBe(3);
    const answers = [];
    for (let at = 0; at < 6; at += 1) answers.push(codeOf(await invite(seller, roof, `more-${at}@example.org`)));
    expect(answers).toEqual([...Array(5).fill("ok"), "too-many-attempts"]);
    const both = await site.person();
    const own = await site.connection(both, withPanels);
    const twice = await Promise.all([invite(both, own, "twice@example.org"), invite(both, own, "twice@example.org")]);
    expect(twice.map(codeOf).toSorted()).toEqual(["already-invited", "ok"]);
  });

  test("each of the two finds the own part among their data, and it goes with the inviter's account", async () => {
    const { seller, buyer, id, roof } = await invited();
    const of = async (uid: string) => (await gatherMarketData(site.store, reader(uid))).invitations;
    expect(await of(seller)).toMatchObject([{ id, isSent: true, partner: `${buyer}@example.org`, connection: roof }]);
    const [received] = await of(buyer);
    expect(received).toMatchObject({ id, isSent: false, side: "buyer", inviter: "An", connection: null });
    expect(JSON.stringify(received)).not.toContain(roof);
    expect(await of(await site.person())).toEqual([]);
  });
});
