import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { outbox } from "#adapters/database/schema.ts";
import { listings, matchingParts, matchingRuns, proposals } from "#adapters/database/schema-market.ts";
import type { Matcher } from "#application/market/matching/match-part.ts";
import { type MatchingTask, runMatcher } from "#application/market/matching/run-matcher.ts";
import { beginRound, chooseScope, continueRound } from "#application/market/matching/run-matching.ts";
import type { Recommendation } from "#domain/matching/recommendation.ts";
import { eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { jobs } from "#server/jobs/job-list.ts";
import { freshPostgres } from "../support/databases.ts";
import { openMarketSite } from "../support/market-site.ts";
import { restOfRound, runnerOf, runRound } from "../support/run-round.ts";
import { startJobs } from "../support/start-jobs.ts";
import { until } from "../support/until.ts";

const SECOND = 1000;
const DAY = 86_400_000;
const OFFERS = 7;
const REQUESTS = 6;
const here: Matcher = async (task) => runMatcher(task);
const nothing: Recommendation = { proposals: [], leftOver: [], gain: 0 as never };
const idsOf = ({ sellers, buyers }: MatchingTask) => [...sellers, ...buyers].map(({ id }) => id).toSorted();

describe("a region that is dealt into parts", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let site: ReturnType<typeof openMarketSite>;
  let people: string[];
  beforeAll(async () => {
    database = await freshPostgres();
    site = openMarketSite(database);
    people = [];
    for (let at = 0; at < OFFERS; at++) people.push(await site.offer(await site.person()));
    for (let at = 0; at < REQUESTS; at++) people.push(await site.request(await site.person(), { sellersMax: 1 }));
    people.sort();
  });
  afterAll(() => database.close());

  async function clear() {
    for (const table of [proposals, matchingRuns, outbox]) await database.run((queries) => queries.delete(table));
    await database.run((queries) => queries.update(listings).set({ leftOver: null }));
    site.clock.advance(SECOND);
  }
  beforeEach(clear);

  /** Notes whom each part holds. The last pass explains nobody. */
  function watched(matcher: Matcher) {
    const seen: MatchingTask[] = [];
    const noting: Matcher = (task, onStep) => {
      seen.push(task);
      return matcher(task, onStep);
    };
    return {
      matcher: noting,
      first: () => seen.filter(({ explained }) => explained === null).map(idsOf),
      last: () => seen.filter(({ explained }) => explained !== null).map(idsOf),
      tasks: () => seen,
    };
  }
  const pairs = async () =>
    (await database.run((queries) => queries.select().from(proposals)))
      .map(({ offerId, requestId }) => `${offerId} ${requestId}`)
      .toSorted();
  const mailed = async () => (await site.mails()).map(({ to }) => to).toSorted();
  const steps = async () => (await site.store.market.runs.list(10)).map(({ step }) => step);
  const small = { partMax: 3 };
  /** The same round each time: its id decides who is in which part. */
  const named = (id: string) => ({ ...site.ports, ids: { next: () => id } });
  const parts = () => database.run((queries) => queries.select().from(matchingParts).orderBy(matchingParts.number));
  /** One of which each of the three parts has people on both sides, whatever ids they drew. */
  async function fairRound() {
    for (let at = 0; ; at++) {
      await beginRound(named(`round-${at}`), "everybody", runnerOf("a", small));
      const found = await Promise.all(
        (await parts()).map((part) => site.store.market.snapshot({ part, newcomersSince: null })),
      );
      await clear();
      if (found.every(({ offers, requests }) => offers.length > 0 && requests.length > 0)) return named(`round-${at}`);
    }
  }

  test("has every free person in exactly one part, and in exactly one of the last pass, with others", async () => {
    const { matcher, first, last } = watched(async () => nothing);
    await runRound(site.ports, matcher, "everybody", runnerOf("a", small));
    expect(first().flat().toSorted()).toEqual(people);
    expect(last().flat().toSorted()).toEqual(people);
    expect(first().length).toBeGreaterThan(1);
    expect(first().map(String).toSorted()).not.toEqual(last().map(String).toSorted());
    expect(await steps()).toEqual(["finished"]);
  });

  test("proposes within a part alone, and those who are left over meet in the last pass", async () => {
    let isFirst = true;
    // Nobody of the first part finds anybody there, so that some are left over on both sides.
    const { matcher, first, last, tasks } = watched(async (task) => {
      if (!isFirst) return runMatcher(task);
      isFirst = false;
      return nothing;
    });
    expect(await beginRound(await fairRound(), "everybody", runnerOf("a", small))).toBe("begun");
    await restOfRound(site.ports, matcher, runnerOf("a"));
    expect([first().length, last().length]).toEqual([3, 1]);
    const found = (await pairs()).map((pair) => pair.split(" "));
    // Each of six buyers wants one seller, and there are seven: nobody stays without one once all that are left over meet.
    expect(found).toHaveLength(REQUESTS);
    const met = tasks().map(idsOf);
    for (const pair of found) expect(met.some((ids) => pair.every((id) => ids.includes(id)))).toBe(true);
    const ofLast = last().flat();
    const early = found.filter((pair) => !pair.every((id) => ofLast.includes(id))).flat();
    expect([...early, ...ofLast].toSorted()).toEqual(people);
    expect(await mailed()).toHaveLength(2 * REQUESTS);
  });

  test("tells who is left over with how many they were compared, which a whole region does not", async () => {
    const limited = { priceLimit: eurosPerKilowattHour(0.001), sellersMax: 1 };
    const strict = await site.request(await site.person(), limited);
    site.clock.advance(SECOND);
    const reasonOf = async () => {
      const [row] = await database.run((queries) => queries.select().from(listings).where(eq(listings.id, strict)));
      return row?.leftOver;
    };
    const { matcher, tasks } = watched(here);
    await runRound(site.ports, matcher, "everybody", runnerOf("a", small));
    const own = tasks().find(({ explained, buyers }) => explained === null && buyers.some(({ id }) => id === strict));
    const weighed = own?.sellers.length;
    expect(await reasonOf()).toMatchObject({ code: weighed === 0 ? "no-partner-in-region" : "price-limits", weighed });
    await clear();
    await runRound(site.ports, here, "everybody", runnerOf("a"));
    expect(await reasonOf()).toMatchObject({ code: "price-limits" });
    expect(await reasonOf()).not.toHaveProperty("weighed");
    await database.run((queries) => queries.delete(listings).where(eq(listings.id, strict)));
  });

  test("killed between two parts and in the middle of one, goes on elsewhere to what it would have come to, each once", async () => {
    const whole = watched(here);
    const round = await fairRound();
    const begun = await beginRound(round, "everybody", runnerOf("a", small));
    await restOfRound(site.ports, whole.matcher, runnerOf("a", small));
    const [uncut, uncutMails] = [await pairs(), await mailed()];
    expect([begun, uncut.length > 0]).toEqual(["begun", true]);
    await clear();

    const [killed, next] = [runnerOf("killed", small), runnerOf("next", small)];
    const { matcher, first } = watched(here);
    await beginRound(round, "everybody", killed);
    await continueRound(site.ports, matcher, killed);
    const hanging = Promise.withResolvers<Recommendation>();
    let held: MatchingTask | null = null;
    const late = continueRound(
      site.ports,
      (task) => {
        held = task;
        return hanging.promise;
      },
      killed,
    );
    await until(() => held !== null);
    // Its last word was a moment ago, so it is not judged abandoned yet.
    site.clock.advance(110 * SECOND);
    expect(await continueRound(site.ports, matcher, next)).toBeNull();
    site.clock.advance(11 * SECOND);
    await restOfRound(site.ports, matcher, next);
    const after = [await pairs(), await mailed()];
    expect(after).toEqual([uncut, uncutMails]);
    expect(first()).toEqual(whole.first());
    // Who was thought dead comes back with its answer: nothing of it is kept.
    hanging.resolve(runMatcher(held as unknown as MatchingTask));
    await expect(late).rejects.toThrow("Another process has this part");
    expect([await pairs(), await mailed()]).toEqual([uncut, []]);
    expect(await steps()).toEqual(["finished"]);
  });

  test("that was recorded is recorded by nobody else, also when two do so at the same moment", async () => {
    await beginRound(site.ports, "everybody", runnerOf("a"));
    const all = Promise.withResolvers<void>();
    let waiting = 0;
    const together: Matcher = async (task) => {
      waiting += 1;
      if (waiting === 2) all.resolve();
      await all.promise;
      return runMatcher(task);
    };
    const { runs } = site.store.market;
    // Twice in one process, so that both hold the run.
    const one = continueRound(site.ports, together, runnerOf("a"));
    const two = continueRound(site.ports, together, runnerOf("a"));
    const ended = await Promise.allSettled([one, two]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await pairs()).toHaveLength(REQUESTS);
    expect(await mailed()).toHaveLength(2 * REQUESTS);
    expect((await runs.list(1))[0]).toMatchObject({ proposals: REQUESTS, parts: 1, partsDone: 1 });
  });

  test("is begun by one process of many, and an abandoned one is taken over by one of many", async () => {
    const names = ["a", "b", "c", "d", "e", "f"];
    const begun = await Promise.all(names.map((name) => beginRound(site.ports, "everybody", runnerOf(name))));
    expect(begun.filter((one) => one === "begun")).toHaveLength(1);
    expect(begun.filter((one) => one === "underway")).toHaveLength(5);
    await site.store.market.runs.claim("a", site.clock.now());
    const others = ["g", "h", "i", "j", "k", "l"];
    const silent = () => new Date(site.clock.now().getTime() - 120 * SECOND);
    const claim = () => Promise.all(others.map((name) => site.store.market.runs.claim(name, silent())));
    expect((await claim()).filter((run) => run !== null)).toEqual([]);
    site.clock.advance(121 * SECOND);
    expect((await claim()).filter((run) => run !== null)).toHaveLength(1);
  });

  test("of a process that stops goes on at the next attempt of another, and was not a failure of its part", async () => {
    const start = (openMatcher: (signal: AbortSignal) => Matcher) =>
      startJobs({
        database,
        names: ["matching", "matching-part"],
        site: { ...(site.ports as object), clock: site.clock, openMatcher },
      });
    let isReached = false;
    const stopping = start((signal) => () => {
      isReached = true;
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopped"))));
    });
    await until(() => isReached);
    await stopping.stop();
    // The clock stands still: no silence is waited for.
    const next = start(() => here);
    await until(async () => (await steps())[0] === "finished");
    await next.stop();
    expect(await steps()).toEqual(["finished"]);
    expect(await pairs()).toHaveLength(REQUESTS);
    expect((await parts()).map(({ tries }) => tries)).toEqual([1]);
  });

  test("is matched part after part in one turn, which waits for no next minute", async () => {
    await beginRound(await fairRound(), "everybody", runnerOf("a", small));
    // A first start gives the job its turn.
    await database.statement("drop schema if exists pgboss cascade");
    let turns = 0;
    const list = jobs.map((job) => ({
      ...job,
      when: "0 5 1 1 *",
      run: (...turn: Parameters<typeof job.run>) => {
        turns += 1;
        return job.run(...turn);
      },
    }));
    const matching = { ...(site.ports as object), clock: site.clock, openMatcher: () => here, partMax: 3 };
    const running = startJobs({ database, names: ["matching-part"], list, site: matching });
    await until(async () => (await running.standing("matching-part"))?.doneAt != null);
    await running.stop();
    expect(await steps()).toEqual(["finished"]);
    expect((await parts()).length).toBeGreaterThan(1);
    expect(turns).toBe(1);
  });

  test("that fails three times is left for the next round, and holds up no other", async () => {
    const poison = people[0] ?? "";
    const matcher: Matcher = async (task) => {
      if (idsOf(task).includes(poison)) throw new Error("too much");
      return runMatcher(task);
    };
    await beginRound(await fairRound(), "everybody", runnerOf("a", small));
    let failed = 0;
    for (let isDone = false; !isDone; )
      await continueRound(site.ports, matcher, runnerOf("a", small)).then(
        (done) => {
          isDone = done === null || done.isDone;
        },
        () => {
          failed += 1;
        },
      );
    // Three times in the first pass, and three in the last one if there is one.
    expect([3, 6]).toContain(failed);
    expect((await pairs()).length).toBeGreaterThan(0);
    expect(await steps()).toEqual(["incomplete"]);
  });

  test("and was left for a day is closed: another round of everybody is due", async () => {
    await beginRound(site.ports, "everybody", runnerOf("gone"));
    site.clock.advance(DAY + SECOND);
    expect(await continueRound(site.ports, here, runnerOf("next"))).toBeNull();
    expect(await steps()).toEqual(["closed"]);
    expect(await chooseScope(site.ports)).toBe("everybody");
    expect(await runRound(site.ports, here, "everybody")).toBe(REQUESTS);
  });

  test("is searched for newcomers where there are any, and for nobody else", async () => {
    await runRound(site.ports, async () => nothing, "everybody", runnerOf("a", small));
    site.clock.advance(SECOND);
    const late = await site.offer(await site.person());
    const { matcher, tasks } = watched(async () => nothing);
    await runRound(site.ports, matcher, "newcomers", runnerOf("a", small));
    expect(tasks().map(({ sellers, explained }) => [sellers.map(({ id }) => id), explained])).toEqual([
      [[late], [late]],
    ]);
    await database.run((queries) => queries.delete(listings).where(eq(listings.id, late)));
  });

  test("stands beside other regions: nobody meets across, and who is alone in theirs reads so", async () => {
    const open = { ...site.ports, settings: { ...site.settings, brusselsMatching: true } };
    const alone = await site.offer(await site.person(), { postcode: "1000" });
    const { matcher, first } = watched(here);
    await runRound(open, matcher, "everybody", runnerOf("a"));
    expect(first()).toEqual([people, [alone]]);
    const [row] = await database.run((queries) => queries.select().from(listings).where(eq(listings.id, alone)));
    expect(row?.leftOver).toEqual({ code: "no-partner-in-region" });
    await database.run((queries) => queries.delete(listings).where(eq(listings.id, alone)));
  });

  test("is forgotten with its round, after 90 days", async () => {
    await runRound(site.ports, here, "everybody");
    const later = (days: number) => new Date(site.clock.now().getTime() + days * DAY);
    await site.store.applyRetention(later(89));
    expect(await parts()).toHaveLength(1);
    await site.store.applyRetention(later(91));
    expect(await parts()).toEqual([]);
  });
});
