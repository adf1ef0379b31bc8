import { describe, expect, test } from "vitest";
import { flemishGridAreas } from "#domain/regions/grid-area.ts";
import type { Bill, BillPart } from "#domain/tariffs/bill.ts";
import type { BillSituation } from "#domain/tariffs/bill-situation.ts";
import { yearlyBill } from "#domain/tariffs/yearly-bill.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import {
  eurosPerKilowattHour,
  eurosPerYear,
  kilovoltAmperes,
  kilowattHours,
  kilowatts,
  toCents,
} from "#domain/units/quantity.ts";
import { figuresOn, type TariffPlace } from "#figures/figures-on.ts";

// 12 cents without VAT and a yearly fee of 65 euros with 6 % VAT, in a house where somebody is registered.
const household = (energy: number, peak: number): BillSituation => ({
  customer: "household",
  hasDomicile: true,
  connection: kilovoltAmperes(13),
  energy: { kind: "single", energy: kilowattHours(energy), price: eurosPerKilowattHour(0.12) },
  fixedFee: eurosPerYear(65 / 1.06),
  peaks: { average: kilowatts(peak) },
});

function billOn(day: CalendarDay, place: TariffPlace, situation: BillSituation): Bill {
  const tariffs = figuresOn(day, place);
  if (!tariffs.ok) throw new Error(tariffs.refusal.code);
  const bill = yearlyBill(situation, tariffs.value);
  if (!bill.ok) throw new Error(bill.refusal.code);
  return bill.value;
}

const lineOf = (bill: Bill, part: BillPart) => {
  const line = bill.lines.find((candidate) => candidate.part === part);
  if (!line) throw new Error(`No line ${part}.`);
  return line;
};
const amountOf = (bill: Bill, part: BillPart) => lineOf(bill, part).amount;
const withVat = (bill: Bill, part: BillPart) => amountOf(bill, part) + lineOf(bill, part).vat;

const antwerpen = { region: "flanders", area: "antwerpen" } as const;
const west = { region: "flanders", area: "west" } as const;

describe("a household in Flanders pays to the cent what the printed tables give", () => {
  test.each([
    ["Antwerpen, 1,200 kWh, 2.5 kW", "2026-10-15", antwerpen, 1200, 2.5, 50_956],
    ["Antwerpen, 2,000 kWh, 3 kW", "2026-10-15", antwerpen, 2000, 3, 73_222],
    ["Antwerpen, 3,500 kWh, 4.26 kW", "2026-10-15", antwerpen, 3500, 4.26, 116_661],
    ["Antwerpen, 7,500 kWh, 6 kW", "2026-10-15", antwerpen, 7500, 6, 224_014],
    ["West, 3,500 kWh, 4.26 kW", "2026-10-15", west, 3500, 4.26, 124_846],
    ["Antwerpen with the levies of July 2026", "2026-07-15", antwerpen, 3500, 4.26, 117_925],
  ] as const)("%s", (_name, day, place, energy, peak, cents) => {
    expect(toCents(billOn(day, place, household(energy, peak)).total)).toBe(cents);
  });
});

test("the parts of 3,500 kWh in Antwerpen are those of the printed bill", () => {
  const bill = billOn("2026-10-15", antwerpen, household(3500, 4.26));
  expect(amountOf(bill, "energy")).toBeCloseTo(420, 9);
  expect(amountOf(bill, "certificates")).toBeCloseTo(53.2, 9);
  expect(amountOf(bill, "grid-energy")).toBeCloseTo(176.75945, 9);
  expect(amountOf(bill, "capacity")).toBeCloseTo(210.444, 9);
  expect(amountOf(bill, "data-management")).toBe(17.85);
  expect(amountOf(bill, "excise")).toBeCloseTo(161, 9);
  expect(amountOf(bill, "energy-contribution")).toBe(0);
  expect(amountOf(bill, "energy-fund")).toBe(0);
});

test("a household of 3,500 kWh in Brussels pays 1,287.22 euros, part by part as printed", () => {
  const bill = billOn("2026-10-15", { region: "brussels" }, household(3500, 0));
  expect(toCents(bill.total)).toBe(128_722);
  const printed: [BillPart, number][] = [
    ["energy", 445.2],
    ["fixed-fee", 65],
    ["distribution", 348.6],
    ["transport", 79.45],
    ["metering", 14.73],
    ["power-term", 50.07],
    ["certificates", 86.8],
    ["public-service", 26.71],
    ["excise", 170.66],
    ["energy-contribution", 0],
  ];
  for (const [part, amount] of printed) expect(withVat(bill, part), part).toBeCloseTo(amount, 9);
});

test.each([
  ["2025-10-15", 481],
  ["2026-10-15", 464],
] as const)(
  "the regulator's example of 3,500 kWh and 4.26 kW, on %s, costs %d euros of grid in the mean of eight areas",
  (day, cost) => {
    const costs = flemishGridAreas.map((area) => {
      const bill = billOn(day, { region: "flanders", area }, household(3500, 4.26));
      return withVat(bill, "grid-energy") + withVat(bill, "capacity") + withVat(bill, "data-management");
    });
    expect(Math.round(costs.reduce((total, one) => total + one, 0) / costs.length)).toBe(cost);
  },
);

test("a second home without domicile and a business pay the Energy Fund, without VAT", () => {
  const second = billOn("2026-10-15", antwerpen, { ...household(1000, 2.5), hasDomicile: false });
  expect(lineOf(second, "energy-fund")).toMatchObject({ vat: 0 });
  expect(amountOf(second, "energy-fund")).toBeCloseTo(120.84, 9);
  const shop = billOn("2026-10-15", antwerpen, { ...household(1000, 2.5), customer: "business" });
  expect(amountOf(shop, "energy-fund")).toBeCloseTo(120.84, 9);
});

test("a protected customer pays no Energy Fund, wherever it is registered", () => {
  const elsewhere = { ...household(1000, 2.5), customer: "protected", hasDomicile: false } as const;
  expect(amountOf(billOn("2026-11-20", antwerpen, elsewhere), "energy-fund")).toBe(0);
  expect(amountOf(billOn("2026-11-19", antwerpen, elsewhere), "energy-fund")).toBeCloseTo(120.84, 9);
});

test("a business of 30 MWh pays 20 x 14.21 + 10 x 12.09 of excise and 21 % VAT", () => {
  const bill = billOn("2026-10-15", antwerpen, { ...household(30_000, 10), customer: "business" });
  expect(amountOf(bill, "excise")).toBeCloseTo(284.2 + 120.9, 9);
  expect(lineOf(bill, "excise").vat).toBeCloseTo((284.2 + 120.9) * 0.21, 9);
  expect(lineOf(bill, "energy-contribution").figures[0]).toMatchObject({ status: "estimate" });
});

test("a protected household pays 23.62 a MWh in July 2026 and 1 in August", () => {
  const situation = { ...household(2000, 2.5), customer: "protected" } as const;
  expect(amountOf(billOn("2026-07-31", antwerpen, situation), "excise")).toBeCloseTo(47.24, 9);
  expect(amountOf(billOn("2026-08-01", antwerpen, situation), "excise")).toBeCloseTo(2, 9);
});

test("2,500 kWh in the Netherlands bear 0.09161 a kWh of tax, less the reduction, all with 21 % VAT", () => {
  const bill = billOn("2026-10-15", { region: "netherlands" }, household(2500, 0));
  expect(withVat(bill, "energy-tax")).toBeCloseTo(2500 * 0.09161 * 1.21, 9);
  expect(withVat(bill, "tax-reduction")).toBeCloseTo(-628.958, 9);
  expect(lineOf(bill, "grid-connection").figures[0]).toMatchObject({ status: "estimate" });
});
