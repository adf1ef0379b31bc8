import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { outbox } from "#adapters/database/schema.ts";
import { openMail } from "#adapters/database/seal-mail.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import type { Store } from "#application/ports/store.ts";
import { answerMonth } from "#application/settlement/answer-month.ts";
import { importMeterData } from "#application/settlement/import-meter-data.ts";
import { readMonthStanding } from "#application/settlement/read-month-standing.ts";
import { runDueSettlements } from "#application/settlement/run-due-settlements.ts";
import { runMonthDeadlines } from "#application/settlement/run-month-deadlines.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { writeResultCsv } from "#domain/settlement/meter-data/result-csv.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type ContractWorld, monthFile, openContractWorld } from "../../support/contract-world.ts";
import { freshPostgres } from "../../support/databases.ts";

const DAY = 86_400_000;
const MONTH = "2026-09";

const SECRET = "x".repeat(32);

describe("months that both agree on", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let store: Store;
  let world: ContractWorld;
  beforeAll(async () => {
    database = await freshPostgres();
    const clock = { now: () => world.clock.now(), today: () => world.clock.today() };
    store = openStore(database, { clock, ids: randomIds, secret: SECRET });
    world = openContractWorld(store);
  });
  afterAll(() => database.close());

  async function on<T>(day: CalendarDay, work: () => Promise<T>): Promise<T> {
    const days = (Date.parse(day) - Date.parse(world.clock.today())) / DAY;
    world.clock.advance(days * DAY);
    try {
      return await work();
    } finally {
      world.clock.advance(-days * DAY);
    }
  }
  const pairOf = async (power: number | null = null) => world.activate(await world.draft(world.newPair({ power })));
  const bring = (agreement: Agreement, side: Side, bytes: Uint8Array, madeOn: CalendarDay = "2026-10-05") =>
    importMeterData(world.ports, agreement.uids[side], {
      id: agreement.id,
      bytes,
      fileHash: world.signer.digest(Buffer.from(bytes).toString("latin1")),
      madeOn,
      hasConsent: true,
    });
  const fileOf = (agreement: Agreement, side: Side, edit?: (row: string) => string) =>
    monthFile(agreement.parties[side]?.ean ?? "", "2026-09-01", 30, edit);
  /** A row put in twice: what an export does not have. */
  const twice = (row: string) => (row.startsWith("03-09-2026;12:00") ? `${row}\n${row}` : row);
  const resultOf = (wattHours: number) =>
    new TextEncoder().encode(
      writeResultCsv(MONTH, {
        values: new Int32Array(2880).fill(wattHours),
        quality: new Uint8Array(2880).fill(2),
      }),
    );
  const standingOf = async ({ id }: Agreement) => (await store.contracts.listStandings(id)).at(-1);
  const papersOf = async ({ id }: Agreement) => (await store.contracts.listInvoices(id)).map(({ kind }) => kind);
  const declare = async (agreement: Agreement) => {
    await issueDeclarations(world.ports);
    return (await store.contracts.declarationsOf(agreement.id)).map(({ revocation }) => revocation?.reason ?? "stands");
  };
  const answer = (agreement: Agreement, side: Side, act: Parameters<typeof answerMonth>[2]["act"], version = 1) =>
    answerMonth(world.ports, agreement.uids[side], {
      id: agreement.id,
      month: MONTH,
      version,
      act,
      reason: "Zo niet.",
    });
  /** All that was ever put in the outbox about it, whatever moment the clock is set to. */
  const mailsOf = async (agreement: Agreement, kind: string) => {
    const rows = await database.run((queries) => queries.select().from(outbox));
    return rows
      .map(({ id, payload }) => openMail({ secret: SECRET }, id, payload) as Record<string, unknown> | null)
      .filter((mail) => mail?.["kind"] === kind && mail?.["agreementId"] === agreement.id);
  };
  /** A month in which the seller's file was changed by a hand. */
  const doubtedPair = async () => {
    const agreement = await pairOf();
    await on("2026-10-07", async () => {
      world.must(await bring(agreement, "buyer", fileOf(agreement, "buyer")));
      world.must(await bring(agreement, "seller", fileOf(agreement, "seller", twice)));
    });
    return agreement;
  };

  test("attack: one side alone bills the other from a self-written result; nothing is asked, declared or agreed by silence", async () => {
    const agreement = await pairOf();
    await on("2026-10-07", async () => {
      expect(world.must(await bring(agreement, "seller", resultOf(400))).months[0]?.outcome).toBe("settled");
    });
    expect(await standingOf(agreement)).toMatchObject({ state: "waiting", waitsFor: ["buyer"], answerBy: null });
    expect(await papersOf(agreement)).toEqual([]);
    expect(await declare(agreement)).toEqual([]);
    await on("2027-02-01", () => runMonthDeadlines(world.ports));
    expect(await standingOf(agreement)).toMatchObject({ state: "waiting" });
    // Nor can the seller say yes in the other's place, or a stranger.
    expect(await answer(agreement, "seller", "confirm")).toMatchObject({ refusal: { code: "month-act-refused" } });
    const asked = { id: agreement.id, month: MONTH, version: 1, act: "confirm", reason: "" } as const;
    expect(await answerMonth(world.ports, "stranger", asked)).toMatchObject({ refusal: { code: "agreement-unknown" } });
    world.must(await answer(agreement, "buyer", "confirm"));
    expect(await papersOf(agreement)).toEqual(["invoice"]);
    expect(await declare(agreement)).toEqual(["stands"]);
    const [declaration] = await store.contracts.declarationsOf(agreement.id);
    expect(declaration).toMatchObject({ basis: "result-file", agreedBy: "confirmed" });
  });

  test("attack: 720 MWh from a roof of 20 kWp is refused in words, and nothing of the file is kept", async () => {
    const agreement = await pairOf(20);
    await on("2026-10-07", async () => {
      expect(await bring(agreement, "seller", resultOf(250_000))).toMatchObject({
        refusal: { code: "above-installation" },
      });
    });
    expect(await store.contracts.importsBy(agreement.uids.seller)).toEqual([]);
  });

  test("attack: a file that a hand changed does not pass for measured, on the statement, the paper or the declaration", async () => {
    const agreement = await doubtedPair();
    const statement = await store.contracts.findStatement(agreement.id, MONTH);
    expect(statement).toMatchObject({ basis: "unknown-file" });
    expect(await standingOf(agreement)).toMatchObject({
      state: "waiting",
      waitsFor: ["buyer"],
      answerBy: "2026-10-21",
    });
    const asked = await mailsOf(agreement, "statement-ready");
    expect(asked.map((mail) => mail?.["standing"]).toSorted()).toEqual(["asks-other", "asks-you"]);
    world.must(await answer(agreement, "buyer", "confirm"));
    expect((await store.contracts.listInvoices(agreement.id))[0]?.basis).toBe("unknown-file");
    await declare(agreement);
    expect((await store.contracts.declarationsOf(agreement.id))[0]?.basis).toBe("unknown-file");
    // The unedited export of the same quarters makes a version that needs nobody's yes.
    await on("2026-10-08", async () => {
      world.must(await bring(agreement, "seller", fileOf(agreement, "seller")));
    });
    expect(await standingOf(agreement)).toMatchObject({ version: 2, state: "agreed", agreedBy: "both-metered" });
    expect(await papersOf(agreement)).toEqual(["invoice"]);
    expect(await declare(agreement)).toEqual(["replaced", "stands"]);
  });

  test("silence is a yes after a mail, a reminder and fourteen days, and not of who cannot be reached", async () => {
    const [agreement, gone] = [await doubtedPair(), await doubtedPair()];
    world.leave(gone.uids.buyer);
    await on("2026-10-15", () => runMonthDeadlines(world.ports));
    expect(await mailsOf(agreement, "month-notice")).toEqual([]);
    await on("2026-10-17", async () => {
      await runMonthDeadlines(world.ports);
      await runMonthDeadlines(world.ports);
    });
    const reminders = await mailsOf(agreement, "month-notice");
    expect(reminders).toMatchObject([{ notice: "reminder", answerBy: "2026-10-22" }]);
    await on("2026-10-22", () => runMonthDeadlines(world.ports));
    expect(await papersOf(agreement)).toEqual([]);
    await on("2026-10-23", () => runMonthDeadlines(world.ports));
    expect(await standingOf(agreement)).toMatchObject({ state: "agreed", agreedBy: "silence" });
    expect(await papersOf(agreement)).toEqual(["invoice"]);
    expect(await standingOf(gone)).toMatchObject({ state: "waiting" });
    expect(await papersOf(gone)).toEqual([]);
  });

  test("the trail tells that a month stands, and by what, also when both exports alone made it", async () => {
    const [measured, confirmed] = [await pairOf(), await doubtedPair()];
    await on("2026-10-07", async () => {
      for (const side of ["seller", "buyer"] as const) {
        world.must(await bring(measured, side, fileOf(measured, side)));
      }
    });
    world.must(await answer(confirmed, "buyer", "confirm"));
    const agreedLines = async ({ id }: Agreement) =>
      (await readMonthStanding(world.ports, { id }, MONTH)).entries.flatMap(({ event, facts }) =>
        event === "settled" || event === "month-agreed" ? [[event, facts["by"]]] : [],
      );
    expect(await agreedLines(measured)).toEqual([
      ["settled", undefined],
      ["month-agreed", "both-metered"],
    ]);
    expect(await agreedLines(confirmed)).toEqual([
      ["settled", undefined],
      ["month-agreed", "confirmed"],
    ]);
  });

  test("a no stops payment and takes the declaration back, is answered, and ends in a withdrawal that gives all back", async () => {
    const agreement = await pairOf();
    await on("2026-10-07", async () => {
      for (const side of ["seller", "buyer"] as const) {
        world.must(await bring(agreement, side, fileOf(agreement, side)));
      }
    });
    expect(await declare(agreement)).toEqual(["stands"]);
    const bare = { id: agreement.id, month: MONTH, version: 1, act: "contest", reason: "  " } as const;
    expect(await answerMonth(world.ports, agreement.uids.buyer, bare)).toMatchObject({
      refusal: { code: "reason-missing" },
    });
    world.must(await answer(agreement, "buyer", "contest"));
    expect(await declare(agreement)).toEqual(["contested"]);
    expect(await answer(agreement, "seller", "confirm")).toMatchObject({ refusal: { code: "month-act-refused" } });
    world.must(await answer(agreement, "seller", "answer"));
    world.must(await answer(agreement, "buyer", "confirm"));
    // Agreed on after all: declared again, and no second paper.
    expect(await declare(agreement)).toEqual(["contested", "stands"]);
    expect(await papersOf(agreement)).toEqual(["invoice"]);
    world.must(await answer(agreement, "seller", "contest"));
    world.must(await answer(agreement, "buyer", "withdraw"));
    expect(await papersOf(agreement)).toEqual(["invoice", "credit-note"]);
    expect(await declare(agreement)).toEqual(["contested", "contested"]);
    const said = (await store.contracts.listEntries(agreement.id)).filter(
      ({ facts }) => facts["reason"] === "Zo niet.",
    );
    expect(said.map(({ event, side }) => `${side} ${event}`)).toEqual([
      "buyer month-contested",
      "seller month-answered",
      "buyer month-confirmed",
      "seller month-contested",
      "buyer month-withdrawn",
    ]);
    expect(await answer(agreement, "buyer", "confirm", 7)).toMatchObject({ refusal: { code: "agreement-changed" } });
  });

  test("a correction to nothing takes the declaration back at once, and gives all back", async () => {
    const agreement = await pairOf();
    await on("2026-10-07", async () => {
      for (const side of ["seller", "buyer"] as const) {
        world.must(await bring(agreement, side, fileOf(agreement, side)));
      }
      expect(await declare(agreement)).toEqual(["stands"]);
      const none = fileOf(agreement, "buyer", (row) => row.replace(/;\d+,\d{3};kWh/, ";0,000;kWh"));
      world.must(await bring(agreement, "buyer", none, "2026-10-06"));
    });
    expect((await store.contracts.findStatement(agreement.id, MONTH))?.shared).toBe(0);
    expect(await declare(agreement)).toEqual(["replaced"]);
    expect(await papersOf(agreement)).toEqual(["invoice", "credit-note"]);
  });

  test("an import settles its months once: the queue finds nothing left, unless the request broke off", async () => {
    const agreement = await doubtedPair();
    await on("2026-10-07", async () => {
      expect(await runDueSettlements(world.ports)).toEqual({ settled: 0, unchanged: 0, blocked: 0 });
      await store.contracts.markDue(
        [{ agreementId: agreement.id, month: MONTH }],
        new Date(world.clock.now().getTime() + 60_000),
      );
      expect(await store.contracts.listDue(10)).toEqual([]);
      world.clock.advance(61_000);
      expect(await store.contracts.listDue(10)).toHaveLength(1);
      expect(await runDueSettlements(world.ports)).toMatchObject({ unchanged: 1 });
      world.clock.advance(-61_000);
    });
  });
});
