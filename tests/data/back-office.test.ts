import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, errorCode } from "#adapters/database/database.ts";
import { openJobQueue } from "#adapters/database/jobs/open-job-queue.ts";
import { leads } from "#adapters/database/schema.ts";
import { addOutcomes, recountOutcomes } from "#application/back-office/count-outcomes.ts";
import { listActs } from "#application/back-office/list-acts.ts";
import { listLeads } from "#application/back-office/list-leads.ts";
import { listMessages } from "#application/back-office/messages.ts";
import { performAct } from "#application/back-office/perform-act.ts";
import { readPerson } from "#application/back-office/read-person.ts";
import { readToday } from "#application/back-office/read-today.ts";
import { grantOperator, revokeOperator } from "#application/back-office/set-operator.ts";
import { type EmailAddress, parseEmailAddress } from "#domain/accounts/email-address.ts";
import type { Operator } from "#domain/back-office/operator.ts";
import { startOutcomeTally } from "../../src/server/requests/outcome-tally.ts";
import { freshPostgres } from "../support/databases.ts";
import { openMarketSite } from "../support/market-site.ts";

const address = (text: string) => parseEmailAddress(text) as EmailAddress;
const operator: Operator = { uid: "op", email: "op@example.org", level: "act" };
const DAY_MS = 86_400_000;

describe("the back office", () => {
  let database: Database;
  let site: ReturnType<typeof openMarketSite>;
  beforeAll(async () => {
    database = await freshPostgres();
    site = openMarketSite(database);
  });
  afterAll(() => database.close());

  test("gives its role to a confirmed account alone, changes its level and takes it back, each with an entry", async () => {
    const uid = await site.person();
    const email = address(`${uid}@example.org`);
    const { operators } = site.store.backOffice;
    expect(await grantOperator(site, address("niemand@example.org"), "act")).toBeNull();
    expect(await grantOperator(site, email, "act")).toMatchObject({ enrolment: expect.any(String) });
    expect(await grantOperator(site, email, "read")).toMatchObject({ enrolment: expect.any(String) });
    expect(await operators.find(uid)).toEqual({ level: "read", areFactorsTrusted: false });
    expect(await revokeOperator(site, email)).toBe(true);
    expect(await revokeOperator(site, email)).toBe(false);
    expect(await operators.find(uid)).toBeNull();
    const { acts } = await listActs(site, null);
    expect(acts.filter(({ about }) => about === uid).map(({ act, why }) => [act, why])).toEqual([
      ["revoke-operator", ""],
      ["grant-operator", "read"],
      ["grant-operator", "act"],
    ]);
  });

  test("writes an entry before an act, a second one when it came to nothing, and lets no reader act", async () => {
    const act = { act: "grant-operator", about: "een", why: "zo" } as const;
    const entries = async () => (await listActs(site, null)).acts.filter(({ about }) => about === "een");
    expect(await performAct(site, operator, act, async () => (await entries()).length)).toBe(1);
    expect(await performAct(site, operator, act, async () => null)).toBeNull();
    await expect(
      performAct(site, operator, act, async () => {
        throw new Error("broken off");
      }),
    ).rejects.toThrow("broken off");
    expect((await entries()).map(({ cameToNothing }) => cameToNothing)).toEqual([false, true, false, false]);
    await expect(performAct(site, { ...operator, level: "read" }, act, async () => 1)).rejects.toThrow("only reads");
    expect(await entries()).toHaveLength(4);
  });

  test.each([
    ["changed", sql`update operator_acts set why = 'anders'`],
    ["removed", sql`delete from operator_acts`],
    ["emptied", sql`truncate operator_acts`],
  ])("has a list that cannot be %s", async (_how, statement) => {
    const before = await listActs(site, null);
    const error = await database.run((queries) => queries.execute(statement)).catch((reason: unknown) => reason);
    expect(errorCode(error)).toBe("23001");
    expect(await listActs(site, null)).toEqual(before);
  });

  test("has one entry for what the same operator reads again within a minute, and another for any other reading", async () => {
    const colleague = { ...operator, uid: "op-2", email: "op-2@example.org" };
    const uid = await site.person();
    const read = () => readPerson(site, operator, uid);
    const entries = async () =>
      (await listActs(site, null)).acts
        .filter(({ act, about }) => act === "read-person" && about === uid)
        .map(({ operator: by }) => by)
        .toReversed();
    await read();
    await read();
    site.clock.advance(59_000);
    await readPerson(site, colleague, uid);
    await read();
    expect(await entries()).toEqual([operator.email, colleague.email]);
    site.clock.advance(1_000);
    await read();
    expect(await entries()).toEqual([operator.email, colleague.email, operator.email]);
    expect(await readPerson(site, operator, "onbekend")).toBeNull();
    expect((await listActs(site, null)).acts.filter(({ about }) => about === "onbekend")).toEqual([]);
  });

  test("gives nothing of a person when the entry cannot be written", async () => {
    const uid = await site.person();
    const acts = {
      ...site.store.backOffice.acts,
      async addUnlessWithin(): Promise<void> {
        throw new Error("No entry.");
      },
    };
    const store = { ...site.store, backOffice: { ...site.store.backOffice, acts } };
    await expect(readPerson({ ...site, store }, operator, uid)).rejects.toThrow("No entry.");
    await expect(listLeads({ store }, operator, 1)).rejects.toThrow("No entry.");
    await expect(listMessages({ ...site, store }, operator, false, 1)).rejects.toThrow("No entry.");
  });

  test("forgets an act after five years, by retention alone", async () => {
    const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY_MS);
    expect(await site.store.applyRetention(inDays(1825))).toMatchObject({ operatorActs: 0 });
    expect((await site.store.applyRetention(inDays(1827)))["operatorActs"]).toBeGreaterThan(0);
    expect((await listActs(site, null)).acts).toEqual([]);
  });
});

describe("counts per day", () => {
  test("add up what processes counted, and keep what is gone since", async () => {
    const database = await freshPostgres();
    const site = openMarketSite(database);
    const answered = { method: "GET", status: 200, route: "/calculator/koper", pathname: "/calculator/koper" };
    const log = { info() {}, warn() {}, error() {} };
    const tally = startOutcomeTally({ ...site.ports, log });
    for (const hasQuery of [true, true, false]) tally.note({ ...answered, hasQuery, seconds: 0.1 });
    await tally.stop();
    await addOutcomes(site, new Map([["calculation", 3]]));

    await site.offer(await site.person());
    await recountOutcomes(site);
    await database.run((queries) => queries.execute(sql`delete from listings`));
    await site.offer(await site.person());
    await site.offer(await site.person());
    await recountOutcomes(site);
    await database.run((queries) => queries.execute(sql`delete from listings`));
    await recountOutcomes(site);

    const clocks = { last: () => ({ seconds: 0, isTooLarge: false }) };
    const engines = { running: async () => ({ node: null, postgresql: null }), isServerFromNpm: () => false };
    const settings = { publicUrl: "http://localhost:3000" };
    const { counted } = await readToday({ ...site, jobs: openJobQueue(database), clocks, engines, settings });
    const ofToday = Object.fromEntries(counted.map(({ outcome, counts }) => [outcome, counts.at(-1)]));
    expect(ofToday["calculation"]).toEqual({ day: "2026-11-15", count: 5 });
    expect(ofToday["listing"]).toEqual({ day: "2026-11-15", count: 2 });
    expect(ofToday["agreement"]).toEqual({ day: "2026-11-15", count: 0 });
    expect(counted.every(({ counts }) => counts.length === 30)).toBe(true);
    await database.close();
  });

  test("belong to the day in Brussels", async () => {
    const database = await freshPostgres();
    const site = openMarketSite(database);
    const lead = (id: string, createdAt: string) => ({
      id,
      reference: id,
      tokenHash: Buffer.from(id),
      side: "buyer" as const,
      answers: "",
      name: "An",
      email: "an@example.org",
      emailKey: "an@example.org",
      wantsLaterMatches: false,
      consentVersion: "1",
      createdAt: new Date(createdAt),
    });
    await database.run((queries) =>
      queries
        .insert(leads)
        .values([
          lead("a", "2026-11-13T23:30:00Z"),
          lead("b", "2026-11-14T22:59:59Z"),
          lead("c", "2026-11-14T23:00:00Z"),
          lead("d", "2026-11-13T22:30:00Z"),
        ]),
    );
    await recountOutcomes(site);
    const counts = (await site.store.backOffice.dayCounts.list("2026-11-01")).map(({ day, count }) => [day, count]);
    expect(counts).toEqual([
      ["2026-11-14", 2],
      ["2026-11-15", 1],
    ]);
    await database.close();
  });
});
