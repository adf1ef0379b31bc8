import { describe, expect, test } from "vitest";
import type { Statement } from "../statement.ts";
import { agreementYear, writeYearCsv } from "./agreement-year.ts";
import { balanceOf, noPayment } from "./month-payment.ts";

const statement = (month: string, totalCents: number) =>
  ({
    agreementId: "a",
    month,
    version: 1,
    shared: totalCents * 100,
    price: 0.1,
    netCents: totalCents,
    vatCents: 0,
    totalCents,
  }) as Statement;
const standing = (month: string, state: string) => ({ agreementId: "a", month, version: 1, state }) as never;
const payment = {
  ...noPayment({ agreementId: "a", month: "2026-09" }),
  paidCents: 1000,
  paidOn: "2026-11-02",
  receivedCents: 1000,
  receivedOn: "2026-11-04",
} as const;
const year = agreementYear({ startedOn: "2026-09-14", endsOn: null }, 2026, {
  statements: [statement("2026-09", 1000), statement("2026-10", 2000), statement("2027-01", 4000)],
  standings: [standing("2026-09", "agreed"), standing("2026-10", "contested"), standing("2027-01", "agreed")],
  money: [{ payment, balance: balanceOf([], payment) }],
});

describe("a year of an agreement", () => {
  test("holds the months of that year with their shared days, and counts what both agree on", () => {
    expect(year.months.map(({ month, first, last }) => [month, first, last])).toEqual([
      ["2026-09", "2026-09-14", "2026-09-30"],
      ["2026-10", "2026-10-01", "2026-10-31"],
    ]);
    expect(year.sum).toEqual({
      wattHours: 100_000,
      netCents: 1000,
      vatCents: 0,
      totalCents: 1000,
      receivedCents: 1000,
    });
  });

  test("is a file that a Belgian spreadsheet reads", () => {
    expect(writeYearCsv(year, (state) => state).split("\r\n")).toEqual([
      "maand;van;tot_en_met;versie;stand;gedeeld_kwh;prijs_per_kwh;zonder_btw;btw;totaal;betaald_op;ontvangen_op",
      "2026-09;2026-09-14;2026-09-30;1;agreed;100,000;0,10000;10,00;0,00;10,00;2026-11-02;2026-11-04",
      "2026-10;2026-10-01;2026-10-31;1;contested;200,000;0,10000;20,00;0,00;20,00;;",
      "",
    ]);
  });
});
