import { expect, test } from "vitest";
import { type TaxNorms, type TaxSituation, taxPosition } from "#domain/economics/tax-position.ts";
import { euros, kilovoltAmperes } from "#domain/units/quantity.ts";

const source = { title: "circulaire 2023/C/42", publisher: "FOD Financiën", readOn: "2026-11-14" };
const norms: TaxNorms = {
  powerMaximum: { value: kilovoltAmperes(10), unit: "kVA", status: "found", source, validFrom: "2023-01-01" },
  turnoverMaximum: { value: euros(25_000), unit: "EUR", status: "found", source, validFrom: "2023-01-01" },
};
const home: TaxSituation = {
  seller: "private",
  inverterPower: kilovoltAmperes(10),
  isOnlyPrivate: true,
  turnover: euros(300),
};
const codes = (change: Partial<TaxSituation>) => {
  const { income, vat } = taxPosition({ ...home, ...change }, norms);
  return [income.code, vat.code];
};

test("a home with an inverter of exactly 10 kVA owes neither income tax nor VAT", () => {
  expect(codes({})).toEqual(["not-taxable", "outside-vat"]);
});

test("above 10 kVA a home has diverse income, and VAT in principle, from which its small turnover exempts it", () => {
  expect(codes({ inverterPower: kilovoltAmperes(10.1) })).toEqual(["diverse-income", "small-enterprise"]);
});

test("panels that also serve a profession bring professional income", () => {
  expect(codes({ isOnlyPrivate: false })).toEqual(["professional-income", "outside-vat"]);
});

test("an enterprise is liable for VAT as soon as all its sales pass the norm, whatever its inverter", () => {
  expect(codes({ seller: "enterprise", turnover: euros(25_000) })).toEqual(["professional-income", "small-enterprise"]);
  expect(codes({ seller: "enterprise", turnover: euros(25_001) })).toEqual(["professional-income", "liable"]);
});

test("the norms that decided go along with the answer", () => {
  expect(taxPosition(home, norms)).toMatchObject({ isWithinPower: true, norms });
});
