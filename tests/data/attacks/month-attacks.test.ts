import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import type { ContractParts, ImportPorts } from "#application/ports/contracts.ts";
import type { Store } from "#application/ports/store.ts";
import { acceptGaps } from "#application/settlement/accept-gaps.ts";
import { answerMonth } from "#application/settlement/answer-month.ts";
import { importMeterData } from "#application/settlement/import-meter-data.ts";
import { readGaps } from "#application/settlement/read-gaps.ts";
import { runMonthDeadlines } from "#application/settlement/run-month-deadlines.ts";
import { type Agreement, type Side, sides } from "#domain/contracts/agreement.ts";
import type { MonthAct } from "#domain/settlement/months/month-standing.ts";
import type { Invoice } from "#domain/settlement/statement.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type ContractWorld, monthFile, openContractWorld } from "../../support/contract-world.ts";
import { freshPostgres } from "../../support/databases.ts";

const DAY = 86_400_000;
const MONTH = "2026-09";

describe("attacks on a month", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let store: Store;
  let world: ContractWorld;
  beforeAll(async () => {
    database = await freshPostgres();
    const clock = { now: () => world.clock.now(), today: () => world.clock.today() };
    store = openStore(database, { clock, ids: randomIds, secret: "x".repeat(32) });
    world = openContractWorld(store, "2026-08-03T09:00:00Z");
  });
  afterAll(() => database.close());

  const goTo = (day: CalendarDay) => world.clock.advance(Date.parse(day) - Date.parse(world.clock.today()));
  const bring = async (
    agreement: Agreement,
    side: Side,
    edit?: (row: string) => string,
    ports: ImportPorts = world.ports,
  ) => {
    const bytes = monthFile(agreement.parties[side]?.ean ?? "", "2026-09-01", 30, edit);
    const fileHash = world.signer.digest(Buffer.from(bytes).toString("latin1"));
    const madeOn = world.clock.today() as CalendarDay;
    const input = { id: agreement.id, bytes, fileHash, madeOn, hasConsent: true };
    return world.must(await importMeterData(ports, agreement.uids[side], input));
  };
  /** A pair of whom both brought what looks unedited, seen in October. */
  const settledPair = async (edits: Partial<Record<Side, (row: string) => string>> = {}) => {
    goTo("2026-08-03");
    const agreement = await world.activate(await world.draft());
    goTo("2026-10-07");
    for (const side of sides) await bring(agreement, side, edits[side]);
    return agreement;
  };
  /** A file of a later day, which takes the place of the one before. */
  const bringLater = (agreement: Agreement, side: Side, edit: (row: string) => string) => {
    world.clock.advance(DAY);
    return bring(agreement, side, edit);
  };
  const answer = async ({ id, uids }: Agreement, side: Side, act: MonthAct, version = 1) =>
    world.must(await answerMonth(world.ports, uids[side], { id, month: MONTH, version, act, reason: "Zo niet." }));
  const asked = (papers: readonly Invoice[]) =>
    papers.reduce((sum, { kind, totalCents }) => sum + (kind === "invoice" ? totalCents : -totalCents), 0);
  const standingOf = async ({ id }: Agreement) => (await store.contracts.listStandings(id)).at(-1);
  /** The same ports, with one verb of the rows of a transaction done otherwise. */
  const portsWith = (change: (contracts: ContractParts["contracts"]) => Partial<ContractParts["contracts"]>) => {
    const transaction: Store["transaction"] = (work) =>
      store.transaction((parts) => work({ ...parts, contracts: { ...parts.contracts, ...change(parts.contracts) } }));
    return { ...world.ports, store: { ...store, transaction } } as ImportPorts;
  };
  /** One row at noon that says a little less: another file that looks as unedited as the first. */
  const lowered = (day: string) => (row: string) =>
    row.startsWith(`${day}-09-2026;12:00`) ? row.replace(/;\d+,\d{3};kWh/, ";0,001;kWh") : row;
  const lacking = (row: string) =>
    row.startsWith("10-09-2026;12:00") ? row.replace(/;\d+,\d{3};kWh;Uitgelezen/, ";;kWh;Geen verbruik") : row;

  test("who said no is not billed by the next file of the other, nor by the one after it", async () => {
    const agreement = await settledPair();
    await answer(agreement, "buyer", "contest");
    await bringLater(agreement, "seller", lowered("03"));
    expect(await standingOf(agreement)).toMatchObject({ version: 2, state: "waiting", waitsFor: ["buyer"] });
    await bringLater(agreement, "seller", lowered("04"));
    expect(await standingOf(agreement)).toMatchObject({ version: 3, state: "waiting", waitsFor: ["buyer"] });
    await issueDeclarations(world.ports);
    const declared = await store.contracts.declarationsOf(agreement.id);
    expect(declared.filter(({ revocation }) => revocation === null)).toEqual([]);
    expect(await answer(agreement, "buyer", "confirm", 3)).toMatchObject({ state: "agreed" });
    // With that yes the no is over.
    await bringLater(agreement, "seller", lowered("05"));
    expect(await standingOf(agreement)).toMatchObject({ version: 4, state: "agreed" });
  });

  test("a month that two settle outside is not billed again by a file of one of them, and not by silence", async () => {
    const agreement = await settledPair();
    await answer(agreement, "buyer", "contest");
    await answer(agreement, "buyer", "settle-outside");
    await bringLater(agreement, "seller", lowered("03"));
    expect(await standingOf(agreement)).toMatchObject({ state: "waiting", waitsFor: sides, answerBy: null });
  });

  test("a no at the moment of signing leaves no declaration that stands", async () => {
    const agreement = await settledPair();
    const ports = portsWith((contracts) => ({
      async listUndeclared(limit) {
        const found = await contracts.listUndeclared(limit);
        if (found.some(({ agreementId }) => agreementId === agreement.id)) await answer(agreement, "buyer", "contest");
        return found;
      },
    }));
    await issueDeclarations(ports);
    const declared = await store.contracts.declarationsOf(agreement.id);
    expect(declared.filter(({ revocation }) => revocation === null)).toEqual([]);
  });

  test("two who accept a gap at one moment are not left waiting for each other", async () => {
    const agreement = await settledPair({ buyer: lacking });
    let added = 0;
    const ports = portsWith((contracts) => ({
      async addEntry(id, entry) {
        await contracts.addEntry(id, entry);
        added += entry.event === "gaps-accepted" ? 1 : 0;
        for (let waited = 0; added < 2 && waited < 50; waited++) await sleep(20);
      },
    }));
    const [{ digest } = { digest: "" }] = await readGaps(world.ports, agreement);
    const ask = { id: agreement.id, month: MONTH, fill: "zero", digest } as const;
    const accepted = await Promise.all(sides.map((side) => acceptGaps(ports, agreement.uids[side], ask)));
    expect(accepted.filter((one) => one.ok && one.value.settled !== null)).toHaveLength(1);
    expect(await standingOf(agreement)).toMatchObject({ state: "agreed" });
  });

  test("a file that is timed to be settled after a newer one does not bring back what was there before it", async () => {
    const agreement = await settledPair();
    world.clock.advance(DAY);
    let isFirst = true;
    // Between what the seller's settlement reads and what it writes, the buyer's file comes in and is settled.
    const contracts: Store["contracts"] = {
      ...store.contracts,
      async findDue(due) {
        if (isFirst) {
          isFirst = false;
          await bring(agreement, "buyer", lowered("06"));
        }
        return store.contracts.findDue(due);
      },
    };
    await bring(agreement, "seller", lowered("03"), { ...world.ports, store: { ...store, contracts } });
    const { days = [] } = (await store.contracts.findStatement(agreement.id, MONTH)) ?? {};
    const first = (await store.contracts.findStatement(agreement.id, MONTH, 1))?.days ?? [];
    expect(days.flatMap(({ day, shared }, at) => (shared === first[at]?.shared ? [] : [day]))).toEqual([
      "2026-09-03",
      "2026-09-06",
    ]);
  });

  test("a newer file that says again what an earlier one said brings its month back, as a version of its own", async () => {
    const agreement = await settledPair();
    await bringLater(agreement, "seller", lowered("03"));
    const restored = await bringLater(agreement, "seller", (row) => row);
    expect(restored).toMatchObject({ isNew: true, months: [{ outcome: "corrected" }] });
    const versions = await store.contracts.listStatements(agreement.id, "all");
    const [first, second, third] = versions.toSorted((a, b) => a.version - b.version);
    expect(versions).toHaveLength(3);
    expect(second?.shared).toBeLessThan(first?.shared ?? 0);
    expect(third).toMatchObject({ version: 3, shared: first?.shared, totalCents: first?.totalCents });
    const papers = await store.contracts.listInvoices(agreement.id);
    expect(asked(papers)).toBe(third?.totalCents);
    // The same file once more, told as made on the same day, is known; one of before the newest changes nothing.
    expect(await bring(agreement, "seller")).toMatchObject({ isNew: false });
  });

  test("the end of a month that nobody had said no to when its sender was let through without a proof is not taken", async () => {
    const agreement = await settledPair();
    await answer(agreement, "seller", "contest");
    const ask = { id: agreement.id, month: MONTH, version: 1, act: "settle-outside", reason: "" } as const;
    expect(await answerMonth(world.ports, agreement.uids.buyer, { ...ask, stood: "waiting" })).toMatchObject({
      refusal: { code: "agreement-changed" },
    });
    expect(await standingOf(agreement)).toMatchObject({ state: "contested" });
    expect((await answerMonth(world.ports, agreement.uids.buyer, { ...ask, stood: "contested" })).ok).toBe(true);
  });

  test.each(sides)(
    "a note of the %s alone that it is settled outside asks nothing of the other, and signs nothing",
    async (side) => {
      const agreement = await settledPair();
      await issueDeclarations(world.ports);
      // Only of a month that somebody said no to: no side takes an agreed month out of the site by itself.
      const ask = { id: agreement.id, month: MONTH, version: 1, act: "settle-outside", reason: "" } as const;
      for (const one of sides)
        expect(await answerMonth(world.ports, agreement.uids[one], ask)).toMatchObject({
          refusal: { code: "month-act-refused" },
        });
      await answer(agreement, "buyer", "contest");
      await answer(agreement, side, "settle-outside");
      const papers = await store.contracts.listInvoices(agreement.id);
      expect(asked(papers)).toBe(0);
      const declared = await store.contracts.declarationsOf(agreement.id);
      expect(declared.filter(({ revocation }) => revocation === null)).toEqual([]);
      // Neither brings it back alone: new data ask both.
      await bringLater(agreement, side, lowered("03"));
      expect(await standingOf(agreement)).toMatchObject({ state: "waiting", waitsFor: sides, answerBy: null });
      expect(await answer(agreement, side, "confirm", 2)).toMatchObject({ state: "waiting" });
    },
  );

  test("months of who cannot be reached do not keep the reminder from others", async () => {
    const twice = (row: string) => (row.startsWith("03-09-2026;12:00") ? `${row}\n${row}` : row);
    const gone = await settledPair({ seller: twice });
    const agreement = await settledPair({ seller: twice });
    const standing = await standingOf(gone);
    if (!standing) throw new Error("No standing.");
    world.leave(gone.uids.buyer);
    // More of them than are taken at once, and all before the other.
    const months = Array.from({ length: 110 }, (_, at) => `${1900 + at}-01` as typeof MONTH);
    await Promise.all(
      months.map((month) => store.contracts.addStanding({ ...standing, month, answerBy: "2026-10-01" })),
    );
    goTo("2026-10-17");
    await runMonthDeadlines(world.ports);
    expect(await standingOf(agreement)).toMatchObject({ remindedOn: "2026-10-17" });
  });
});
