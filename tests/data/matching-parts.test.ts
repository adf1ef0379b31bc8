import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { outbox } from "#adapters/database/schema.ts";
import { listings, matchingParts, matchingRuns, proposals } from "#adapters/database/schema-market.ts";
import type { Matcher } from "#application/market/matching/match-part.ts";
import { type MatchingTask, runMatcher } from "#application/market/matching/run-matcher.ts";
import { beginRound, chooseScope, continueRound } from "#application/market/matching/run-matching.ts";
import { PART_MAX } from "#domain/matching/part-max.ts";
import type { Recommendation } from "#domain/matching/recommendation.ts";
import { eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { jobs } from "#server/jobs/job-list.ts";
import { matchInThread } from "#server/jobs/match-in-thread.ts";
import { campaign, isWhole } from "../support/campaign.ts";
import { freshPostgres } from "../support/databases.ts";
import { openMarketSite } from "../support/market-site.ts";
import { partsOf, restOfRound, runRound } from "../support/run-round.ts";
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
    const noting: Matcher = (task) => {
      seen.push(task);
      return matcher(task);
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
  const [small, whole] = [partsOf(3), partsOf(PART_MAX)];
  /** The same round each time: its id decides who is in which part. */
  const named = (id: string) => ({ ...site.ports, ids: { next: () => id } });
  const parts = () => database.run((queries) => queries.select().from(matchingParts).orderBy(matchingParts.number));
  /** One of which each of the three parts has people on both sides, whatever ids they drew. */
  async function fairRound() {
    for (let at = 0; ; at++) {
      await beginRound(named(`round-${at}`), "everybody", small);
      const found = await Promise.all(
        (await parts()).map((part) => site.store.market.snapshot({ part, newcomersSince: null })),
      );
      await clear();
      if (found.every(({ offers, requests }) => offers.length > 0 && requests.length > 0)) return named(`round-${at}`);
    }
  }

  test("has every free person in exactly one part, and in exactly one of the last pass, with others", async () => {
    const { matcher, first, last } = watched(async () => nothing);
    await runRound(site.ports, matcher, "everybody", small);
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
    expect(await beginRound(await fairRound(), "everybody", small)).toBe("begun");
    await restOfRound(site.ports, matcher, whole);
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
    await runRound(site.ports, matcher, "everybody", small);
    const own = tasks().find(({ explained, buyers }) => explained === null && buyers.some(({ id }) => id === strict));
    const weighed = own?.sellers.length;
    expect(await reasonOf()).toMatchObject({ code: weighed === 0 ? "no-partner-in-region" : "price-limits", weighed });
    await clear();
    await runRound(site.ports, here, "everybody", whole);
    expect(await reasonOf()).toMatchObject({ code: "price-limits" });
    expect(await reasonOf()).not.toHaveProperty("weighed");
    await database.run((queries) => queries.delete(listings).where(eq(listings.id, strict)));
  });

  test("killed between two parts and in the middle of one, comes to what it would have come to, each once", async () => {
    const round = await fairRound();
    const uncutWatch = watched(here);
    await beginRound(round, "everybody", small);
    await restOfRound(site.ports, uncutWatch.matcher, small);
    const [uncut, uncutMails] = [await pairs(), await mailed()];
    expect(uncut.length).toBeGreaterThan(0);
    await clear();

    const { matcher, first } = watched(here);
    await beginRound(round, "everybody", small);
    await continueRound(site.ports, matcher, small);
    // Its process does not answer any more, and the job gives the part to the next one.
    const hanging = Promise.withResolvers<Recommendation>();
    const held = Promise.withResolvers<MatchingTask>();
    const late = continueRound(
      site.ports,
      (task) => {
        held.resolve(task);
        return hanging.promise;
      },
      small,
    );
    const task = await held.promise;
    await restOfRound(site.ports, matcher, small);
    const after = [await pairs(), await mailed()];
    expect(after).toEqual([uncut, uncutMails]);
    expect(first()).toEqual(uncutWatch.first());
    // The first process comes back with its answer: nothing of it is kept.
    hanging.resolve(runMatcher(task));
    await expect(late).rejects.toThrow("recorded before");
    expect([await pairs(), await mailed()]).toEqual([uncut, []]);
    expect(await steps()).toEqual(["finished"]);
  });

  test("that was recorded is recorded by nobody else, also when two do so at the same moment", async () => {
    await beginRound(site.ports, "everybody", whole);
    const all = Promise.withResolvers<void>();
    let waiting = 0;
    const together: Matcher = async (task) => {
      waiting += 1;
      if (waiting === 2) all.resolve();
      await all.promise;
      return runMatcher(task);
    };
    const both = [0, 1].map(() => continueRound(site.ports, together, whole));
    const ended = await Promise.allSettled(both);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await pairs()).toHaveLength(REQUESTS);
    expect(await mailed()).toHaveLength(2 * REQUESTS);
    const { runs } = site.store.market;
    expect((await runs.list(1))[0]).toMatchObject({ proposals: REQUESTS, parts: 1, partsDone: 1 });
  });

  test("is begun by one process of many", async () => {
    const begun = await Promise.all([1, 2, 3, 4, 5, 6].map(() => beginRound(site.ports, "everybody", whole)));
    expect(begun.filter((one) => one === "begun")).toHaveLength(1);
    expect(begun.filter((one) => one === "underway")).toHaveLength(5);
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
    await beginRound(await fairRound(), "everybody", small);
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

  test("finishes though the thread of every part is killed once, and nothing is recorded twice", async () => {
    const round = isWhole ? site.ports : await fairRound();
    const copies = campaign(0, 5_000);
    const partMax = campaign(3, 2_000);
    await database.run((queries) =>
      queries.execute(sql`insert into listings (id, uid, side, state, region, nis, longitude, latitude, holder, technology, energy, is_gift,
          price, profile_kind, details, sample, seasonal_profile, day_shape, created_at, updated_at, published_at)
        select one.id || '-copy-' || n, uid, side, state, region, nis, longitude, latitude, holder, technology, energy, is_gift,
          price, profile_kind, details, sample, seasonal_profile, day_shape, created_at, updated_at, published_at
        from (select distinct on (side) * from listings order by side, id) as one, generate_series(1, ${copies}::int) as n`),
    );
    const killed = new Set<string>();
    const matcher: Matcher = async (task) => {
      const part = String(idsOf(task));
      if (killed.has(part)) return isWhole ? matchInThread(new AbortController().signal)(task) : runMatcher(task);
      killed.add(part);
      const killing = new AbortController();
      const search = matchInThread(killing.signal)(task);
      killing.abort();
      return search;
    };
    await beginRound(round, "everybody", partsOf(partMax));
    const planned = (await parts()).length;
    let failed = 0;
    for (let isDone = false; !isDone; )
      await continueRound(site.ports, matcher, partsOf(partMax)).then(
        (done) => {
          isDone = done === null || done.isDone;
        },
        () => {
          failed += 1;
        },
      );
    expect(failed).toBe(killed.size);
    expect(failed).toBeGreaterThanOrEqual(planned);
    expect(await steps()).toEqual(["finished"]);
    const found = (await pairs()).map((pair) => pair.split(" "));
    const sellers = found.map(([seller]) => seller);
    expect(found.length).toBeGreaterThanOrEqual(planned);
    expect(new Set(sellers).size).toBe(sellers.length);
    const [run] = await site.store.market.runs.list(1);
    expect(run?.proposals).toBe(found.length);
    await database.run((queries) => queries.delete(listings).where(sql`id like '%-copy-%'`));
  });

  test("that fails three times is left for the next round, and holds up no other", async () => {
    const poison = people[0] ?? "";
    const matcher: Matcher = async (task) => {
      if (idsOf(task).includes(poison)) throw new Error("too much");
      return runMatcher(task);
    };
    await beginRound(await fairRound(), "everybody", small);
    let failed = 0;
    for (let isDone = false; !isDone; )
      await continueRound(site.ports, matcher, small).then(
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
    await beginRound(site.ports, "everybody", whole);
    site.clock.advance(DAY + SECOND);
    expect(await continueRound(site.ports, here, whole)).toBeNull();
    expect(await steps()).toEqual(["closed"]);
    expect(await chooseScope(site.ports)).toBe("everybody");
    expect(await runRound(site.ports, here, "everybody")).toBe(REQUESTS);
  });

  test("is searched for newcomers where there are any, and for nobody else", async () => {
    await runRound(site.ports, async () => nothing, "everybody", small);
    site.clock.advance(SECOND);
    const late = await site.offer(await site.person());
    const { matcher, tasks } = watched(async () => nothing);
    await runRound(site.ports, matcher, "newcomers", small);
    expect(tasks().map(({ sellers, explained }) => [sellers.map(({ id }) => id), explained])).toEqual([
      [[late], [late]],
    ]);
    await database.run((queries) => queries.delete(listings).where(eq(listings.id, late)));
  });

  test("stands beside other regions: nobody meets across, and who is alone in theirs reads so", async () => {
    const open = { ...site.ports, settings: { ...site.settings, brusselsMatching: true } };
    const alone = await site.offer(await site.person(), { postcode: "1000" });
    const { matcher, first } = watched(here);
    await runRound(open, matcher, "everybody", whole);
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
