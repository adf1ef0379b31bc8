import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import { revokeAsOperator } from "#application/declarations/revoke-as-operator.ts";
import { revokeDeclaration } from "#application/declarations/revoke-declaration.ts";
import { verifyDeclaration } from "#application/declarations/verify-declaration.ts";
import type { Store } from "#application/ports/store.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { answerMonth } from "#application/settlement/answer-month.ts";
import { importMeterData } from "#application/settlement/import-meter-data.ts";
import { runDueSettlements } from "#application/settlement/run-due-settlements.ts";
import { runMonthDeadlines } from "#application/settlement/run-month-deadlines.ts";
import { type Agreement, type Side, sides } from "#domain/contracts/agreement.ts";
import { type MonthAct, monthActs } from "#domain/settlement/months/month-standing.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { campaign } from "../../support/campaign.ts";
import { type ContractWorld, monthFile, openContractWorld } from "../../support/contract-world.ts";
import { freshPostgres } from "../../support/databases.ts";

const MONTH = "2026-09";

describe("many acts at one moment", () => {
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
  const bring = async (agreement: Agreement, side: Side, edit?: (row: string) => string) => {
    const bytes = monthFile(agreement.parties[side]?.ean ?? "", "2026-09-01", 30, edit);
    const fileHash = world.signer.digest(Buffer.from(bytes).toString("latin1"));
    const madeOn = world.clock.today() as CalendarDay;
    const input = { id: agreement.id, bytes, fileHash, madeOn, hasConsent: true };
    return importMeterData(world.ports, agreement.uids[side], input);
  };
  const lowered = (day: string) => (row: string) =>
    row.startsWith(`${day}-09-2026;12:00`) ? row.replace(/;\d+,\d{3};kWh/, ";0,001;kWh") : row;
  async function settledPair() {
    goTo("2026-08-03");
    const agreement = await world.activate(await world.draft());
    goTo("2026-10-07");
    for (const side of sides) world.must(await bring(agreement, side));
    return agreement;
  }
  const answer = async ({ id, uids }: Agreement, side: Side, act: MonthAct, version: number) =>
    answerMonth(world.ports, uids[side], { id, month: MONTH, version, act, reason: "Zo niet." });

  /** What holds for a month whatever came in, in whatever order. */
  async function expectWhole({ id }: Agreement) {
    const { contracts } = store;
    const [statements, standings, papers, declared] = await Promise.all([
      contracts.listStatements(id, "all"),
      contracts.listStandings(id),
      contracts.listInvoices(id),
      contracts.declarationsOf(id),
    ]);
    const versions = statements.map(({ version }) => version).toSorted((a, b) => a - b);
    expect(versions).toEqual(versions.map((_, at) => at + 1));
    expect(standings.map(({ version }) => version)).toEqual(versions);
    const newest = standings.at(-1);
    const statement = statements.find(({ version }) => version === newest?.version);
    const asked = papers.reduce(
      (sum, { kind, totalCents }) => sum + (kind === "invoice" ? totalCents : -totalCents),
      0,
    );
    const gross = papers.reduce((sum, { totalCents }) => sum + totalCents, 0);
    expect(new Set(papers.map(({ number }) => number)).size).toBe(papers.length);
    if (newest?.state === "agreed") expect(asked).toBe(statement?.totalCents);
    if (newest?.state === "withdrawn" || newest?.state === "outside") expect(asked).toBe(0);
    expect(asked).toBeGreaterThanOrEqual(0);
    const open = declared.filter(({ revocation }) => revocation === null);
    expect(open.length).toBeLessThanOrEqual(1);
    for (const one of open) {
      expect(newest?.state).toBe("agreed");
      expect(one.statementHash).toBe(statement?.hash);
    }
    for (const { code, revocation } of declared)
      expect([code, (await verifyDeclaration(world.ports, code)).verdict]).toEqual([
        code,
        revocation ? "revoked" : "valid",
      ]);
    return { newest, declared, gross };
  }

  test("of the same answer pressed many times at once, and of two that exclude each other, one counts", async () => {
    const agreement = await settledPair();
    const contests = await Promise.all(
      [...sides, ...sides, ...sides].map((side) => answer(agreement, side, "contest", 1)),
    );
    expect(contests.filter(({ ok }) => ok)).toHaveLength(1);
    await expectWhole(agreement);
    const endings = await Promise.all(
      sides.flatMap((side) => [
        answer(agreement, side, "settle-outside", 1),
        answer(agreement, side, "withdraw", 1),
        answer(agreement, side, "confirm", 1),
      ]),
    );
    expect(endings.filter(({ ok }) => ok)).toHaveLength(1);
    await expectWhole(agreement);
    const entries = (await store.contracts.listEntries(agreement.id)).filter(
      ({ event }) => event === "month-contested",
    );
    expect(entries).toHaveLength(1);
  });

  test("corrections of both, answers, declarations and withdrawals at one moment leave one version, its money and at most one declaration", async () => {
    const random = seeded(20261119);
    for (let round = 0; round < campaign(1, 25); round += 1) {
      const agreement = await settledPair();
      await issueDeclarations(world.ports);
      for (let wave = 0; wave < 3; wave += 1) {
        world.clock.advance(86_400_000);
        const newest = (await store.contracts.listStandings(agreement.id)).at(-1)?.version ?? 1;
        const [code = ""] = (await store.contracts.declarationsOf(agreement.id)).map((one) => one.code).toReversed();
        const days = [1, 2].map(() => String(2 + random(26)).padStart(2, "0"));
        const acts: (() => Promise<unknown>)[] = [
          () => bring(agreement, "seller", lowered(days[0] as string)),
          () => bring(agreement, "buyer", lowered(days[1] as string)),
          ...Array.from({ length: 6 }, () => {
            const side = sides[random(2)] as Side;
            const act = monthActs[random(monthActs.length)] as MonthAct;
            return () => answer(agreement, side, act, newest + random(2));
          }),
          () => issueDeclarations(world.ports),
          () => issueDeclarations(world.ports),
          () => runDueSettlements(world.ports),
          () => runMonthDeadlines(world.ports),
          ...(random(2) === 0
            ? []
            : [() => revokeDeclaration(world.ports, agreement.uids.buyer, { id: agreement.id, code })]),
          ...(random(3) > 0 ? [] : [() => revokeAsOperator(world.ports, { id: agreement.id, code }, "Fout.")]),
        ];
        await Promise.all(
          acts.map(async (act) => {
            await sleep(random(40));
            // Who waits too long for a month is told to try again; nothing of it is kept.
            return act().catch((error: unknown) => {
              if (!(error instanceof Unavailable)) throw error;
            });
          }),
        );
        await runDueSettlements(world.ports);
        await issueDeclarations(world.ports);
        await expectWhole(agreement);
      }
    }
    const chain = await store.contracts.readChain(0, 10_000);
    expect(chain.map(({ place }) => place)).toEqual(chain.map((_, at) => at + 1));
  }, 300_000);

  test("taken back many times at once, by the two and by the operator, a declaration is taken back once and nowhere valid", async () => {
    const agreement = await settledPair();
    await issueDeclarations(world.ports);
    const [declared] = await store.contracts.declarationsOf(agreement.id);
    const code = declared?.code ?? "";
    const before = await store.contracts.declarationTotals();
    const { id } = agreement;
    const taken = await Promise.all([
      ...[1, 2, 3].map(() => revokeAsOperator(world.ports, { id, code }, "Verkeerde meter.")),
      ...sides.map(async (side) => (await revokeDeclaration(world.ports, agreement.uids[side], { id, code })).ok),
      answer(agreement, "buyer", "contest", 1).then(() => false),
      issueDeclarations(world.ports).then(() => false),
    ]);
    expect(taken.filter(Boolean).length).toBeLessThanOrEqual(1);
    const events = (await store.contracts.listEntries(id)).filter(({ event }) => event === "declaration-revoked");
    expect(events).toHaveLength(1);
    expect((await verifyDeclaration(world.ports, code)).verdict).toBe("revoked");
    expect(await revokeAsOperator(world.ports, { id, code }, "Nog eens.")).toBe(false);
    expect((await store.contracts.declarationTotals()).count).toBe(before.count - 1);
    await expectWhole(agreement);
  });

  test("an operator who takes it back while a no does so too leaves one line in the trail", async () => {
    const agreement = await settledPair();
    await issueDeclarations(world.ports);
    const { id } = agreement;
    // Between what the no reads and what it takes back.
    const transaction: Store["transaction"] = (work) =>
      store.transaction((parts) => {
        const declarationsOf = async (of: string) => {
          const found = await parts.contracts.declarationsOf(of);
          expect(await revokeAsOperator(world.ports, { id, code: found[0]?.code ?? "" }, "Verkeerde meter.")).toBe(
            true,
          );
          return found;
        };
        return work({ ...parts, contracts: { ...parts.contracts, declarationsOf } });
      });
    const ask = { id, month: MONTH, version: 1, act: "contest", reason: "Zo niet." } as const;
    const ports = { ...world.ports, store: { ...store, transaction } };
    expect((await answerMonth(ports, agreement.uids.buyer, ask)).ok).toBe(true);
    const events = (await store.contracts.listEntries(id)).filter(({ event }) => event === "declaration-revoked");
    expect(events.map(({ facts }) => facts["reason"])).toEqual(["Verkeerde meter."]);
  });
});

function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
