import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { counterProposal, loadBargain } from "#application/market/proposals/counter-proposal.ts";
import { acceptProposal } from "#application/market/proposals/decide-proposal.ts";
import { pairAtPrice } from "#application/market/proposals/pair-at-price.ts";
import { COUNTER_OFFERS_MAX } from "#domain/market/counter-offer.ts";
import type { MarketProposal } from "#domain/market/proposal.ts";
import { freshPostgres } from "../support/databases.ts";
import { proposalBetween } from "../support/market-builders.ts";
import { openMarketSite } from "../support/market-site.ts";

describe("another price for a proposal", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let site: ReturnType<typeof openMarketSite>;
  beforeAll(async () => {
    database = await freshPostgres();
    site = openMarketSite(database);
  });
  afterAll(() => database.close());

  async function openProposal(change: Partial<MarketProposal> = {}) {
    const [seller, buyer] = [await site.person(), await site.person()];
    const people = { seller, buyer, offerId: await site.offer(seller), requestId: await site.request(buyer) };
    const proposal = proposalBetween(people, site.clock.now(), change);
    await site.store.market.proposals.record([proposal]);
    await site.mails();
    const read = async () => (await site.store.market.proposals.find(seller, proposal.id)) as MarketProposal;
    const bargain = await loadBargain(site.ports, seller, await read());
    if (!bargain) throw new Error("These two have nothing to bargain about.");
    const ask = (uid: string, price: number, counterOffers: number, message = "") =>
      counterProposal(site.ports, uid, proposal.id, { price, message, counterOffers, numberRemoved: "" });
    return {
      id: proposal.id,
      seller,
      buyer,
      read,
      ask,
      bargain,
      middle: (bargain.lowest + bargain.highest) / 2 + 0.0007,
    };
  }

  test("moves what both gain, is the yes of who asks it, mails the other, and is what both agree on", async () => {
    const { id, seller, buyer, read, ask, bargain } = await openProposal();
    const price = Math.round(bargain.highest * 10_000 - 10) / 10_000;
    expect(await ask(seller, price, 0, "Zo past het ons beter.")).toEqual({ ok: true, value: undefined });
    const asked = await read();
    expect(asked).toMatchObject({ state: "accepted-by-seller", pair: { agreedPrice: price } });
    expect(asked.pair).toEqual(await pairAtPrice(site.store, asked, site.ports, price));
    expect(asked.pair.gainBuyer).toBeGreaterThanOrEqual(0);
    const mails = await site.mails();
    expect(mails).toMatchObject([{ kind: "proposal-countered", by: "seller", price, gain: asked.pair.gainBuyer }]);
    // What the sender wrote waits on the page, where it can be reported; no mail carries it.
    expect(JSON.stringify(mails)).not.toContain("Zo past het");

    const unseen = await acceptProposal(site.ports, buyer, id, 0);
    expect(unseen).toEqual({ ok: false, refusal: { code: "proposal-changed" } });
    expect(await acceptProposal(site.ports, buyer, id, 1)).toEqual({ ok: true, value: { isAgreed: true } });
    expect((await read()).pair.agreedPrice).toBe(price);
  });

  test("takes back the yes that the other side gave to the price before", async () => {
    const { id, seller, buyer, read, ask, middle } = await openProposal();
    await acceptProposal(site.ports, buyer, id);
    await ask(seller, middle, 0);
    expect((await read()).state).toBe("accepted-by-seller");
    expect(await ask(seller, middle + 0.005, 1)).toMatchObject({ refusal: { code: "proposal-closed" } });
  });

  test("is asked by one of two who ask at once, and never unseen", async () => {
    const { seller, buyer, read, ask, middle } = await openProposal();
    const answers = await Promise.all([ask(seller, middle + 0.002, 0), ask(buyer, middle - 0.002, 0)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: "proposal-changed" } });
    expect((await read()).counterOffers).toHaveLength(1);
  });

  test("can be asked a few times, then there is yes or no", async () => {
    const { seller, buyer, read, ask, middle } = await openProposal();
    for (let round = 0; round < COUNTER_OFFERS_MAX; round += 1) {
      const asked = await ask(round % 2 === 0 ? seller : buyer, middle + (round + 1) / 1000, round);
      expect(asked).toEqual({ ok: true, value: undefined });
    }
    expect(await loadBargain(site.ports, seller, await read())).toBeNull();
    const more = await ask(seller, middle, COUNTER_OFFERS_MAX);
    expect(more).toMatchObject({ refusal: { code: "too-many-counter-offers" } });
  });

  test("is refused to strangers, for gifts, beyond what leaves both something, and with an address in its words", async () => {
    const { buyer, ask, bargain, middle, read } = await openProposal();
    const codeOf = async (uid: string, price: number, message = "") => {
      const asked = await ask(uid, price, 0, message);
      return asked.ok ? "ok" : asked.refusal.code;
    };
    expect(await codeOf(await site.person(), middle)).toBe("proposal-unknown");
    expect(await codeOf(buyer, bargain.lowest - 0.001)).toBe("price-out-of-range");
    expect(await codeOf(buyer, bargain.highest + 0.001)).toBe("price-out-of-range");
    expect(await codeOf(buyer, middle, "mail an@voorbeeld.be")).toBe("message-with-contact");
    expect(await loadBargain(site.ports, buyer, { ...(await read()), isGift: true })).toBeNull();
    expect(await read()).toMatchObject({ state: "proposed", counterOffers: [] });
  });
});
