import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { answerMonth } from "#application/settlement/answer-month.ts";
import { markPayment } from "#application/settlement/mark-payment.ts";
import { readMoney } from "#application/settlement/read-money.ts";
import { readMonthSteps } from "#application/settlement/read-month-steps.ts";
import { remindPayments } from "#application/settlement/remind-payments.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import type { PaymentAct } from "#domain/settlement/months/month-payment.ts";
import { freshPostgres } from "../../support/databases.ts";
import { openMonthWorld } from "../../support/month-world.ts";

const MONTH = "2026-09";

describe("the money of a settled month", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let world: ReturnType<typeof openMonthWorld>;
  let agreement: Agreement;
  let askedCents: number;
  beforeEach(async () => {
    database = await freshPostgres();
    world = openMonthWorld(database);
    agreement = await world.pair();
    world.until("2026-10-26");
    await world.settle(agreement, MONTH);
    askedCents = (await readMoney(world, agreement))[0]?.balance.askedCents ?? 0;
  });
  afterEach(() => database.close());

  const mark = (side: Side, act: PaymentAct, cents = askedCents) =>
    markPayment(world.ports, agreement.uids[side], { id: agreement.id, month: MONTH, act, askedCents: cents });
  const steps = async (side: Side) =>
    (await readMonthSteps(world.ports, agreement, side)).map(({ kind, month, due }) => ({ kind, month, due }));
  const notices = async () =>
    (await world.mails(agreement, "month-notice")).map(({ to, notice }) => `${to.split("-")[0]} ${notice}`);
  const contest = (version = 1) =>
    answerMonth(world.ports, agreement.uids.buyer, {
      id: agreement.id,
      month: MONTH,
      version,
      act: "contest",
      reason: "Nee.",
    });

  test("the buyer says paid, the seller received; each is told once, and both words stand in the month's history", async () => {
    expect(askedCents).toBeGreaterThan(0);
    expect(await steps("buyer")).toEqual([{ kind: "pay", month: MONTH, due: "2026-11-25" }]);
    expect(await steps("seller")).toEqual([]);
    world.must(await mark("buyer", "pay"));
    expect(await steps("buyer")).toEqual([]);
    expect(await steps("seller")).toEqual([{ kind: "confirm-receipt", month: MONTH, due: null }]);
    world.must(await mark("seller", "receive"));
    expect(await steps("seller")).toEqual([]);
    expect(await notices()).toEqual(["seller paid", "buyer received"]);
    const trail = await world.store.contracts.listEntries(agreement.id);
    expect(trail.slice(-2)).toMatchObject([
      { side: "buyer", event: "month-paid", facts: { month: MONTH, cents: askedCents } },
      { side: "seller", event: "month-received", facts: { month: MONTH, cents: askedCents } },
    ]);
  });

  test("attack: nobody says paid or received for the other, and no stranger says anything", async () => {
    for (const [side, act] of [
      ["seller", "pay"],
      ["buyer", "receive"],
      ["seller", "undo-pay"],
      ["buyer", "undo-receive"],
      ["buyer", "undo-pay"],
    ] as const) {
      expect(await mark(side, act)).toMatchObject({ refusal: { code: "month-act-refused" } });
    }
    const asked = { id: agreement.id, month: MONTH, act: "pay", askedCents } as const;
    expect(await markPayment(world.ports, "stranger", asked)).toMatchObject({ refusal: { code: "agreement-unknown" } });
    expect(await notices()).toEqual([]);
  });

  test("a mis-click is taken back by who made it, until the other confirmed", async () => {
    world.must(await mark("buyer", "pay"));
    world.must(await mark("buyer", "undo-pay"));
    expect(await steps("buyer")).toMatchObject([{ kind: "pay" }]);
    world.must(await mark("buyer", "pay"));
    world.must(await mark("seller", "receive"));
    expect(await mark("buyer", "undo-pay")).toMatchObject({ refusal: { code: "month-act-refused" } });
    world.must(await mark("seller", "undo-receive"));
    expect(await notices()).toEqual([
      "seller paid",
      "seller paid-undone",
      "seller paid",
      "buyer received",
      "buyer received-undone",
    ]);
  });

  test("of two tabs that say paid at one moment, one does; an amount that changed since is not paid unseen", async () => {
    const both = await Promise.all([mark("buyer", "pay"), mark("buyer", "pay")]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await notices()).toEqual(["seller paid"]);
    world.must(await mark("buyer", "undo-pay"));
    expect(await mark("buyer", "pay", askedCents - 1)).toMatchObject({ refusal: { code: "agreement-changed" } });
  });

  test("who is late gets one friendly mail, whatever runs how often; who paid or contests gets none", async () => {
    world.until("2026-11-27");
    expect(await remindPayments(world.ports)).toBe(0);
    world.until("2026-11-28");
    // Two processes at one moment, and one after both.
    await Promise.all([remindPayments(world.ports), remindPayments(world.ports)]);
    await remindPayments(world.ports);
    expect(await notices()).toEqual(["buyer payment-late"]);
    expect(await world.mails(agreement, "month-notice")).toMatchObject([{ dueOn: "2026-11-25", cents: askedCents }]);

    const paid = await world.pair("2026-11-28");
    world.until("2026-12-26");
    await world.settle(paid, "2026-11");
    const cents = (await readMoney(world, paid))[0]?.balance.askedCents ?? 0;
    const said = { id: paid.id, month: "2026-11", act: "receive", askedCents: cents } as const;
    world.must(await markPayment(world.ports, paid.uids.seller, said));
    world.must(await contest());
    world.until("2027-04-01");
    await remindPayments(world.ports);
    expect(await notices()).toEqual(["buyer payment-late", "seller contested"]);
    expect(await world.mails(paid, "month-notice")).toHaveLength(1);
  });

  test("a contested month stops payment, and its yes gives days again before anybody is reminded", async () => {
    world.must(await contest());
    expect(await mark("buyer", "pay")).toMatchObject({ refusal: { code: "month-act-refused" } });
    expect(await steps("seller")).toMatchObject([{ kind: "talk" }]);
    world.until("2026-12-20");
    expect(await remindPayments(world.ports)).toBe(0);
    const asked = { id: agreement.id, month: MONTH, version: 1, act: "confirm", reason: "" } as const;
    world.must(await answerMonth(world.ports, agreement.uids.buyer, asked));
    expect(await remindPayments(world.ports)).toBe(0);
    world.until("2026-12-23");
    expect(await remindPayments(world.ports)).toBe(1);
  });

  test("a corrected file that asks more opens the rest alone", async () => {
    world.must(await mark("buyer", "pay"));
    world.must(await mark("seller", "receive"));
    world.until("2026-11-10");
    // A later export in which both measured more at noon.
    const more = (row: string) => row.replace(/^(03-09-2026;1[0-4]:.*;)(\d+,\d+)(;.*)$/, "$19,000$3");
    world.must(await world.bring(agreement, "buyer", MONTH, more));
    world.must(await world.bring(agreement, "seller", MONTH, more));
    const [money] = await readMoney(world, agreement);
    expect(money?.balance.openCents).toBe((money?.balance.askedCents ?? 0) - askedCents);
    expect(money?.balance.openCents).toBeGreaterThan(0);
    expect(await steps("buyer")).toEqual([{ kind: "pay", month: MONTH, due: "2026-12-10" }]);
  });
});
