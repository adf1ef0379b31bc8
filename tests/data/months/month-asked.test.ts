import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { askMonthData } from "#application/settlement/ask-month-data.ts";
import { readMonthSteps } from "#application/settlement/read-month-steps.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { meterEan } from "../../support/contract-world.ts";
import { freshPostgres } from "../../support/databases.ts";
import { openMonthWorld } from "../../support/month-world.ts";

describe("asking for the values of the past month", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let world: ReturnType<typeof openMonthWorld>;
  beforeEach(async () => {
    database = await freshPostgres();
    world = openMonthWorld(database);
  });
  afterEach(() => database.close());

  const asked = async (agreement: Agreement) =>
    (await world.mails(agreement, "month-data")).map(
      ({ side, month, isAgain }) => `${side} ${month}${isAgain ? " again" : ""}`,
    );
  const steps = async (agreement: Agreement, side: Side) =>
    (await readMonthSteps(world.ports, agreement, side)).map(({ kind, month, due }) => `${kind} ${month} ${due}`);
  /** Two processes at one moment, and one that was killed and began again. */
  const run = async () => {
    await Promise.all([askMonthData(world.ports), askMonthData(world.ports)]);
    await askMonthData(world.ports);
  };

  test("both are asked once when it can be fetched, and a week later only who is missing", async () => {
    const agreement = await world.pair();
    world.until("2026-10-24");
    await run();
    expect(await asked(agreement)).toEqual([]);
    expect(await steps(agreement, "seller")).toEqual([]);
    world.until("2026-10-25");
    await run();
    expect((await asked(agreement)).sort()).toEqual(["buyer 2026-09", "seller 2026-09"]);
    expect(await world.mails(agreement, "month-data")).toMatchObject([
      { uploadBy: "2026-11-08" },
      { uploadBy: "2026-11-08" },
    ]);
    expect(await steps(agreement, "seller")).toEqual(["upload 2026-09 2026-11-08"]);
    world.must(await world.bring(agreement, "buyer", "2026-09"));
    expect(await steps(agreement, "buyer")).toEqual([]);
    world.until("2026-10-31");
    await run();
    expect(await asked(agreement)).toHaveLength(2);
    world.until("2026-11-01");
    await run();
    world.until("2026-11-20");
    await run();
    expect((await asked(agreement)).slice(2)).toEqual(["seller 2026-09 again"]);
  });

  test("who brought the file before is not asked, and a settled month asks nobody", async () => {
    const agreement = await world.pair();
    world.until("2026-10-05");
    world.must(await world.bring(agreement, "seller", "2026-09"));
    world.until("2026-10-26");
    await run();
    expect(await asked(agreement)).toEqual(["buyer 2026-09"]);
    world.must(await world.bring(agreement, "buyer", "2026-09"));
    world.until("2026-11-10");
    await run();
    expect(await asked(agreement)).toEqual(["buyer 2026-09"]);
  });

  test("after a long silence one month is asked for by mail, and all of them are steps", async () => {
    const agreement = await world.pair();
    world.until("2026-12-28");
    await run();
    expect((await asked(agreement)).sort()).toEqual(["buyer 2026-11", "seller 2026-11"]);
    expect(await steps(agreement, "buyer")).toEqual([
      "upload 2026-09 2026-11-08",
      "upload 2026-10 2026-12-09",
      "upload 2026-11 2027-01-08",
    ]);
  });

  test("half a month is not a month: who brought some days is still asked", async () => {
    const agreement = await world.pair();
    world.until("2026-09-20");
    const half = (row: string) => (/^(1[5-9]|2\d|30)-09/.test(row) ? "" : row);
    world.must(await world.bring(agreement, "seller", "2026-09", half));
    world.until("2026-10-25");
    await run();
    expect((await asked(agreement)).sort()).toEqual(["buyer 2026-09", "seller 2026-09"]);
  });

  test("a buyer with two sellers brings one file and is asked once", async () => {
    const ean = meterEan(777_000 + Math.floor(Math.random() * 1000));
    const first = await world.draft();
    const buyer = { ...first.parties.buyer, ean } as NonNullable<Agreement["parties"]["buyer"]>;
    const pair = () => world.newPair({ buyerUid: `buyer-of-two-${ean}` });
    const sellerOf = async () => (await world.draft()).parties.seller as NonNullable<Agreement["parties"]["seller"]>;
    const one = await world.activate(await world.draft(pair(), await sellerOf(), buyer as never));
    const two = await world.activate(await world.draft(pair(), await sellerOf(), buyer as never));
    world.until("2026-10-25");
    await run();
    expect([...(await asked(one)), ...(await asked(two))].sort()).toEqual([
      "buyer 2026-09",
      "seller 2026-09",
      "seller 2026-09",
    ]);
  });

  test("a seller whose connection has two numbers brings a file that bears either, and nobody else does", async () => {
    const [injected, taken] = [meterEan(888_001), meterEan(888_002)];
    const { seller, buyer } = (await world.draft()).parties as Record<Side, NonNullable<Agreement["parties"][Side]>>;
    const drafted = await world.draft(
      world.newPair(),
      { ...seller, ean: injected, offtakeEan: taken },
      {
        ...buyer,
        ean: meterEan(888_003),
      },
    );
    const agreement = await world.activate(drafted);
    expect(agreement.parties.seller).toMatchObject({ ean: injected, offtakeEan: taken });
    world.until("2026-10-26");
    const named = (ean: string) => (row: string) => row.replaceAll(/54144882\d{10}/g, ean);
    expect(await world.bring(agreement, "buyer", "2026-09", named(taken))).toMatchObject({
      refusal: { code: "file-other-ean" },
    });
    world.must(await world.bring(agreement, "seller", "2026-09", named(taken)));
    expect(await steps(agreement, "seller")).toEqual([]);
    world.must(await world.bring(agreement, "buyer", "2026-09"));
    expect(await world.store.contracts.listStatements(agreement.id, "newest")).toHaveLength(1);
  });

  test("who left and who cannot be reached get nothing, and nothing fails", async () => {
    const agreement = await world.pair();
    world.leave(agreement.uids.seller);
    world.until("2026-10-25");
    await run();
    expect(await asked(agreement)).toEqual(["buyer 2026-09"]);
  });
});
