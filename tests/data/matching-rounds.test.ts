import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { outbox } from "#adapters/database/schema.ts";
import { listings, matchingRuns } from "#adapters/database/schema-market.ts";
import { moveOffer, moveRequest } from "#application/market/listings/move-listing.ts";
import { saveOffer } from "#application/market/listings/save-offer.ts";
import { saveRequest } from "#application/market/listings/save-request.ts";
import { shippedPrices } from "#application/market/market-prices.ts";
import { buildMatchingTask } from "#application/market/matching/build-matching-task.ts";
import type { Matcher } from "#application/market/matching/match-part.ts";
import { buyerOf, clockHours, runMatcher, sellerOf } from "#application/market/matching/run-matcher.ts";
import { chooseScope } from "#application/market/matching/run-matching.ts";
import { acceptProposal, declineProposal } from "#application/market/proposals/decide-proposal.ts";
import { explainPair } from "#application/market/proposals/explain-pair.ts";
import { lapseProposals } from "#application/market/proposals/lapse-proposals.ts";
import { proposePair } from "#application/market/proposals/propose-pair.ts";
import type { JobName } from "#application/ports/jobs.ts";
import { readProfile } from "#domain/matching/market-party.ts";
import { verify } from "#domain/matching/verify.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";
import { freshPostgres } from "../support/databases.ts";
import { marketContext, offerInput, requestInput } from "../support/market-builders.ts";
import { openMarketSite } from "../support/market-site.ts";
import { importedYear } from "../support/price-file.ts";
import { runRound } from "../support/run-round.ts";
import { startJobs } from "../support/start-jobs.ts";
import { until } from "../support/until.ts";

const DAY = 86_400_000;
const here: Matcher = async (task) => runMatcher(task);
const no = { reason: "partner", note: "", numberRemoved: "" } as const;

describe("rounds of matching", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  beforeAll(async () => {
    database = await freshPostgres();
  });
  afterAll(() => database.close());

  /** An empty square, with people of its own. */
  async function freshSquare(change: Parameters<ReturnType<typeof openMarketSite>["request"]>[1] = {}) {
    for (const table of [listings, matchingRuns, outbox]) await database.run((queries) => queries.delete(table));
    const site = openMarketSite(database);
    const [seller, buyer] = [await site.person(), await site.person()];
    const [offerId, requestId] = [await site.offer(seller), await site.request(buyer, change)];
    site.clock.advance(1000);
    const theProposal = async () => {
      const [proposal, ...others] = await site.store.market.proposals.list(seller);
      if (!proposal || others.length > 0) throw new Error("There is not exactly one proposal.");
      return proposal;
    };
    return { ...site, seller, buyer, offerId, requestId, theProposal };
  }

  test("a round proposes who fits, tells both by mail, and its numbers hold on every quarter", async () => {
    const site = await freshSquare();
    const steps: (string | undefined)[] = [];
    const matcher: Matcher = async (task) => {
      steps.push((await site.store.market.runs.open())?.step);
      const recommendation = runMatcher(task);
      expect(verify(task.sellers.map(sellerOf), task.buyers.map(buyerOf), recommendation)).toEqual([]);
      return recommendation;
    };
    expect(await runRound(site.ports, matcher, "everybody")).toBe(1);
    expect(steps).toEqual(["searching"]);
    const proposal = await site.theProposal();
    expect(proposal).toMatchObject({ state: "proposed", origin: "matching", offerId: site.offerId, isGift: false });
    expect(proposal.pair.gainSeller).toBeCloseTo(proposal.pair.gainBuyer, 6);
    const mails = await site.mails();
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ["proposal-new", `${site.seller}@example.org`],
      ["proposal-new", `${site.buyer}@example.org`],
    ]);
    expect(await site.store.market.runs.last()).toMatchObject({
      step: "finished",
      offers: 1,
      requests: 1,
      proposals: 1,
    });
  });

  test("a contract that follows the market is weighed by the day-ahead prices of the day, from the day after they came", async () => {
    const site = await freshSquare({ contract: "dynamic" });
    const today = brusselsDay(site.clock.now());
    const { source, days } = importedYear(addDays(today, -365), () => 300);
    const weigh = async () => (await explainPair(site.ports, site.offerId, site.requestId))?.pair ?? null;
    const modelled = await weigh();
    await site.store.dayAhead.add(
      { days, source, importedOn: today, importedAt: site.clock.now() },
      await site.store.dayAhead.version(),
    );
    expect(await weigh()).toEqual(modelled);
    site.clock.advance(DAY);
    const paid = await weigh();
    if (!paid) throw new Error("The two share nothing.");
    expect(paid.gainBuyer).toBeGreaterThan(modelled?.gainBuyer ?? 0);
    expect(await runRound(site.ports, here, "everybody")).toBe(1);
    expect((await site.theProposal()).pair.gainBuyer).toBeCloseTo(paid.gainBuyer, 6);
  });

  test("the hours and euros that a proposal names are those of the two years", async () => {
    const site = await freshSquare();
    const square = buildMatchingTask(await site.store.market.snapshot({ ids: [site.offerId, site.requestId] }), {
      ...site.settings,
      prices: shippedPrices,
    });
    await runRound(site.ports, here, "everybody");
    const { pair } = await site.theProposal();
    const [seller, buyer] = [square.sellers.map(sellerOf)[0], square.buyers.map(buyerOf)[0]];
    if (!seller || !buyer) throw new Error("The square is empty.");
    const [injection, offtake, hours] = [readProfile(seller.injection), readProfile(buyer.offtake), clockHours()];
    let [total, within] = [0, 0];
    for (let at = 0; at < injection.length; at++) {
      const shared = Math.min(injection[at] as number, offtake[at] as number);
      total += shared;
      if ((hours[at] as number) >= pair.hours.from && (hours[at] as number) < pair.hours.to) within += shared;
    }
    expect(pair.sharedEnergy).toBeCloseTo(total, 6);
    expect(pair.hours.energy).toBeCloseTo(within, 6);
    expect(pair.gainBuyer).toBeCloseTo(total * (0.14 - pair.agreedPrice) - 100, 6);
    expect(pair.gainSeller).toBeCloseTo(total * (pair.agreedPrice - 0.02) - 100, 6);
  });

  test("an open proposal stands: the next round leaves its two in peace and mails nobody", async () => {
    const site = await freshSquare();
    await runRound(site.ports, here, "everybody");
    await site.mails();
    expect(await runRound(site.ports, here, "everybody")).toBe(0);
    expect(await site.mails()).toEqual([]);
  });

  test("who said no to each other, or blocked each other, is not proposed again", async () => {
    const site = await freshSquare();
    await runRound(site.ports, here, "everybody");
    await declineProposal(site.ports, site.buyer, (await site.theProposal()).id, no);
    expect(await runRound(site.ports, here, "everybody")).toBe(0);
    const own = await site.store.market.offers.find(site.seller, site.offerId);
    expect(own?.leftOver).toEqual({ code: "wishes-or-exclusions", partnersInRegion: 1 });
    const third = await site.person();
    const theirs = await site.offer(third);
    await site.store.market.block(third, site.buyer, "met");
    site.clock.advance(1000);
    expect(await runRound(site.ports, here, "everybody")).toBe(0);
    await site.store.market.unblock(third, site.buyer);
    expect(await runRound(site.ports, here, "everybody")).toBe(1);
    expect(await site.store.market.proposals.list(third)).toMatchObject([{ offerId: theirs }]);
  });

  test("a second seller joins a buyer who has one, after the first one's energy and without a second fee", async () => {
    const site = await freshSquare({
      use: {
        energy: kilowattHours(80_000),
        trade: "cold-store",
        heatPump: false,
        electricCar: null,
        electricBoiler: false,
        persons: null,
      },
    });
    await runRound(site.ports, here, "everybody");
    const first = await site.theProposal();
    for (const uid of [site.seller, site.buyer]) await acceptProposal(site.ports, uid, first.id);
    const second = await site.person();
    await site.offer(second);
    site.clock.advance(1000);
    expect(await runRound(site.ports, here, "newcomers")).toBe(1);
    const [joined] = await site.store.market.proposals.list(second);
    expect(joined?.pair.feeBuyer).toBe(0);
    expect(joined?.pair.sharedEnergy).toBeLessThan(first.pair.sharedEnergy);
  });

  test("a newcomer who finds nobody reads why, and who was left over before keeps the reason of the whole round", async () => {
    const site = await freshSquare({ priceLimit: eurosPerKilowattHour(0.01) });
    expect(await runRound(site.ports, here, "everybody")).toBe(0);
    const ofBuyer = async () => (await site.store.market.requests.find(site.buyer, site.requestId))?.leftOver;
    const reason = { code: "price-limits", partner: site.offerId };
    expect(await ofBuyer()).toMatchObject(reason);
    const late = await site.person();
    const dear = await site.offer(late, { price: { kind: "asked", price: eurosPerKilowattHour(0.12) } });
    site.clock.advance(1000);
    expect(await runRound(site.ports, here, "newcomers")).toBe(0);
    expect(await ofBuyer()).toMatchObject(reason);
    expect((await site.store.market.offers.find(late, dear))?.leftOver).toMatchObject({ code: "price-limits" });
  });

  test("an offer that changed while the round ran gets no proposal", async () => {
    const site = await freshSquare();
    const slow: Matcher = async (task) => {
      site.clock.advance(60_000);
      await site.store.market.offers.move({ id: site.offerId, uid: site.seller, state: "published" }, "paused");
      return runMatcher(task);
    };
    expect(await runRound(site.ports, slow, "everybody")).toBe(0);
    expect(await site.store.market.proposals.list(site.seller)).toEqual([]);
  });

  test("Brussels takes no part while its matching is off, and nobody meets across regions", async () => {
    const site = await freshSquare();
    const [an, bert] = [await site.person(), await site.person()];
    const across = [await site.offer(an, { postcode: "1000" }), await site.request(bert, { postcode: "1050" })];
    const snapshot = await site.store.market.snapshot({ ids: [site.offerId, site.requestId, ...across] });
    const ids = (isOn: boolean) => {
      const terms = { platformFee: 0, brusselsMatching: isOn, prices: shippedPrices };
      const { sellers, buyers } = buildMatchingTask(snapshot, terms);
      return sellers.length + buyers.length;
    };
    expect([ids(false), ids(true)]).toEqual([2, 4]);
  });

  test("a proposal lapses when the last day that its mail and page name is over, both are told, and the same two rest for two months", async () => {
    const site = await freshSquare();
    await runRound(site.ports, here, "everybody");
    const [first] = await site.mails();
    const named = first?.kind === "proposal-new" ? first.proposals[0]?.lapsesOn : undefined;
    site.clock.advance(14 * DAY);
    expect(named).toBe(site.clock.today());
    expect(await lapseProposals(site.ports)).toBe(0);
    site.clock.advance(DAY);
    expect(await lapseProposals(site.ports)).toBe(1);
    expect((await site.mails()).map(({ kind }) => kind)).toEqual(["proposal-lapsed", "proposal-lapsed"]);
    expect(await runRound(site.ports, here, "everybody")).toBe(0);
    site.clock.advance(61 * DAY);
    expect(await runRound(site.ports, here, "everybody")).toBe(1);
  });

  test("a buyer who saw an offer asks its seller, once, and not where one of the two would lose", async () => {
    const site = await freshSquare();
    const asked = { offerId: site.offerId, requestId: site.requestId };
    const proposed = await proposePair(site.ports, site.buyer, asked);
    expect(proposed.ok).toBe(true);
    // Its price is open: nobody says yes to one that they have not seen.
    expect(await site.theProposal()).toMatchObject({ state: "proposed", origin: "buyer" });
    const [told, ...others] = await site.mails();
    expect(others).toEqual([]);
    expect(told).toMatchObject({ to: `${site.seller}@example.org`, kind: "proposal-new" });
    expect(told?.kind === "proposal-new" && told.proposals[0]).not.toHaveProperty("isAsked");
    // To a price that stands there the buyer says yes by asking, and the seller reads that in the mail itself.
    const other = await site.person();
    const priced = await site.offer(other, { price: { kind: "asked", price: eurosPerKilowattHour(0.08) } });
    site.clock.advance(1000);
    const yes = await proposePair(site.ports, site.buyer, { ...asked, offerId: priced });
    expect(await site.ports.store.market.proposals.find(other, yes.ok ? yes.value.id : "")).toMatchObject({
      state: "accepted-by-buyer",
    });
    expect(await site.mails()).toMatchObject([{ to: `${other}@example.org`, proposals: [{ isAsked: true }] }]);
    expect(await proposePair(site.ports, site.buyer, asked)).toMatchObject({ refusal: { code: "proposal-known" } });
    const small = await site.request(site.buyer, {
      use: {
        energy: kilowattHours(300),
        trade: null,
        heatPump: false,
        electricCar: null,
        electricBoiler: false,
        persons: null,
      },
    });
    const strict = await site.request(site.buyer, { priceLimit: eurosPerKilowattHour(0) });
    site.clock.advance(1000);
    expect(await proposePair(site.ports, site.buyer, { ...asked, requestId: small })).toMatchObject({
      refusal: { code: "pair-does-not-pay" },
    });
    expect(await proposePair(site.ports, site.buyer, { ...asked, requestId: strict })).toMatchObject({
      refusal: { code: "partners-do-not-fit" },
    });
    expect(await proposePair(site.ports, site.seller, asked)).toMatchObject({ refusal: { code: "listing-unknown" } });
  });

  test("a buyer asks with a request that does not search yet: it begins to, and the seller gets the proposal", async () => {
    const site = await freshSquare();
    const paused = await site.request(site.buyer);
    await moveRequest(site.ports, site.buyer, paused, "pause");
    const draft = await saveRequest(site.ports, site.buyer, requestInput(), marketContext);
    for (const requestId of [paused, draft.ok ? draft.value.id : ""]) {
      site.clock.advance(1000);
      expect(await proposePair(site.ports, site.buyer, { offerId: site.offerId, requestId })).toMatchObject({
        ok: true,
      });
      expect(await site.ports.store.market.requests.find(site.buyer, requestId)).toMatchObject({ state: "published" });
    }
    // A seller who changes the offer in the meantime is not asked, and the request rests as before.
    for (const change of ["pause", "edit"] as const) {
      const resting = await saveRequest(site.ports, site.buyer, requestInput(), marketContext);
      const requestId = resting.ok ? resting.value.id : "";
      const offerId = await site.offer(await site.person());
      const offer = await site.ports.store.market.findPublic(offerId);
      const meanwhile = {
        ...site.ports,
        identity: {
          ...site.ports.identity,
          account: async (uid: string) => {
            const asked = { ...site.ports, settings: { ...site.ports.settings, brusselsMatching: true } };
            if (change === "pause") await moveOffer(asked, offer?.uid ?? "", offerId, "pause");
            else {
              site.clock.advance(5);
              await saveOffer(site.ports, offer?.uid ?? "", offerInput({ title: "Ander dak" }), marketContext, {
                id: offerId,
                updatedAt: offer?.updatedAt ?? new Date(0),
              });
            }
            return site.ports.identity.account(uid);
          },
        },
      };
      site.clock.advance(1000);
      expect(await proposePair(meanwhile, site.buyer, { offerId, requestId })).toMatchObject({
        refusal: { code: "listing-changed" },
      });
      expect(await site.ports.store.market.requests.find(site.buyer, requestId)).toMatchObject({ state: "draft" });
    }
    const ended = await site.request(site.buyer);
    await moveRequest(site.ports, site.buyer, ended, "end");
    expect(await proposePair(site.ports, site.buyer, { offerId: site.offerId, requestId: ended })).toMatchObject({
      refusal: { code: "listing-unknown" },
    });
  });

  /** A process that does these jobs for a square. */
  function startOn(site: Awaited<ReturnType<typeof freshSquare>>, names: readonly JobName[], change = {}) {
    const running = startJobs({ database, names, site: { ...(site.ports as object), clock: site.clock, ...change } });
    onTestFinished(running.stop);
    return running;
  }
  const runs = () => database.run((queries) => queries.select().from(matchingRuns));

  test("jobs run a round in a thread of its own, once for all processes", async () => {
    const site = await freshSquare();
    const both = [startOn(site, ["matching", "matching-part"]), startOn(site, ["matching", "matching-part"])];
    await both[0]?.queue.ask("matching").catch(() => {});
    await until(async () => (await runs())[0]?.step === "finished");
    await Promise.all(both.map((one) => one.stop()));
    expect(both.flatMap(({ lines }) => lines)).toEqual([{ level: "info", event: "matching", count: 1 }]);
    expect(await site.theProposal()).toMatchObject({ state: "proposed" });
    const [run, ...others] = await runs();
    expect([run?.step, run?.scope, others.length]).toEqual(["finished", "everybody", 0]);
    expect(await chooseScope(site.ports)).toBe("newcomers");
    site.clock.advance(DAY);
    expect(await chooseScope(site.ports)).toBe("everybody");
  });

  test("a whole round by a clock that was a day ahead does not keep the next one from its turn", async () => {
    const site = await freshSquare();
    site.clock.advance(DAY);
    await runRound(site.ports, here, "everybody");
    site.clock.advance(-DAY);
    expect(await chooseScope(site.ports)).toBe("everybody");
  });

  test("a round that an operator asks for begins with everybody, also between two that are due, and once", async () => {
    const site = await freshSquare();
    await runRound(site.ports, async () => ({ proposals: [], leftOver: [], gain: 0 as never }), "everybody");
    site.clock.advance(1000);
    const scopes: string[] = [];
    const openMatcher = () => async () => {
      scopes.push((await site.store.market.runs.list(1))[0]?.scope ?? "");
      return { proposals: [], leftOver: [], gain: 0 as never };
    };
    await site.store.backOffice.market.askRound();
    const running = startOn(site, ["asked-round", "matching-part"], { openMatcher });
    await until(async () => (await running.standing("asked-round")) !== undefined);
    await running.queue.ask("asked-round");
    await until(() => scopes.length > 0);
    await running.queue.ask("asked-round");
    await until(async () => (await site.store.market.runs.open()) === null);
    await running.stop();
    expect(scopes).toEqual(["everybody"]);
    expect(await site.store.backOffice.market.isRoundAsked()).toBe(false);
  });

  test("a round that was asked for while the table of rounds is locked stays asked, and begins once it is free", async () => {
    const site = await freshSquare();
    await site.store.backOffice.market.askRound();
    const locked = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const locking = database.transaction(
      async (queries) => {
        await queries.execute(sql`lock table matching_runs in access exclusive mode`);
        locked.resolve();
        await free.promise;
      },
      { isLong: true },
    );
    await locked.promise;
    const running = startOn(site, ["asked-round", "matching-part"], { openMatcher: () => here });
    await until(() => running.lines.some(({ event, job }) => event === "job failed" && job === "asked-round"));
    expect(await site.store.backOffice.market.isRoundAsked()).toBe(true);
    free.resolve();
    await locking;
    await running.queue.ask("asked-round");
    await until(async () => (await runs()).some(({ step }) => step === "finished"));
    expect(await site.store.backOffice.market.isRoundAsked()).toBe(false);
    expect((await runs())[0]).toMatchObject({ scope: "everybody", proposals: 1 });
  });

  test("a round that was asked for where nobody could meet anybody is asked no more", async () => {
    const site = await freshSquare();
    await database.run((queries) => queries.delete(listings));
    await site.store.backOffice.market.askRound();
    startOn(site, ["asked-round", "matching-part"]);
    await until(async () => !(await site.store.backOffice.market.isRoundAsked()));
    expect(await runs()).toEqual([]);
  });
});
