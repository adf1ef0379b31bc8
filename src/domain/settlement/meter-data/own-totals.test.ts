import { expect, test } from "vitest";
import { ownMonths, sumOfMonths } from "#domain/settlement/meter-data/own-totals.ts";

const money = (askedCents: number, openCents: number, receivedCents: number) => ({
  balance: { askedCents, openCents },
  payment: { receivedCents },
});

test("a person who buys from one and sells to another sees both, and what is paid apart from what is still to pay", () => {
  const months = ownMonths([
    { side: "buyer", statement: { month: "2026-05", shared: 40_000 }, money: money(480, 480, 0) },
    { side: "seller", statement: { month: "2026-04", shared: 100_000 }, money: money(1000, 0, 1000) },
    { side: "buyer", statement: { month: "2026-04", shared: 50_000 }, money: money(600, 0, 0) },
    { side: "seller", statement: { month: "2026-06", shared: 10_000 }, money: null },
  ]);
  const none = {
    soldWattHours: 0,
    boughtWattHours: 0,
    toPayCents: 0,
    paidCents: 0,
    toReceiveCents: 0,
    receivedCents: 0,
  };
  expect(months).toEqual([
    { ...none, month: "2026-04", soldWattHours: 100_000, boughtWattHours: 50_000, paidCents: 600, receivedCents: 1000 },
    { ...none, month: "2026-05", boughtWattHours: 40_000, toPayCents: 480 },
    { ...none, month: "2026-06", soldWattHours: 10_000 },
  ]);
  expect(sumOfMonths(months)).toEqual({
    ...none,
    soldWattHours: 110_000,
    boughtWattHours: 90_000,
    toPayCents: 480,
    paidCents: 600,
    receivedCents: 1000,
  });
  expect(sumOfMonths([])).toEqual(none);
});

test("a seller still expects what the buyer says to have paid, until it is received", () => {
  const [month] = ownMonths([
    { side: "seller", statement: { month: "2026-04", shared: 1000 }, money: money(431, 0, 0) },
  ]);
  expect(month).toMatchObject({ toReceiveCents: 431, receivedCents: 0 });
});
