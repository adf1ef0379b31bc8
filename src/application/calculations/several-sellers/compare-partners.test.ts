import { expect, test } from "vitest";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { comparePartners, partnersBeside } from "#application/calculations/several-sellers/compare-partners.ts";
import type { Use } from "#domain/connections/connection.ts";
import { euros } from "#domain/units/quantity.ts";

const setting = { places: null, platformFee: euros(0), cards: [], dayPrices: null };

test("a seller sees ten kinds of buyers, those who take the most by day first", () => {
  const rows = comparePartners(defaultSituation("seller", "be", "2026-10-15"), setting);
  expect(rows).toHaveLength(10);
  expect(rows.map(({ gain }) => gain.together)).toEqual(
    rows.map(({ gain }) => gain.together).toSorted((a, b) => b - a),
  );
  const shared = (code: string) => rows.find((row) => row.code === code)?.shared ?? 0;
  expect(shared("workshop")).toBeGreaterThan(shared("household"));
  expect(shared("household-with-car")).toBeGreaterThan(shared("household"));
});

test("a buyer sees roofs of several sizes, and a larger roof shares more of which it sells less", () => {
  const rows = comparePartners(defaultSituation("buyer", "be", "2026-10-15"), setting);
  const bySize = rows.toSorted((a, b) => Number.parseInt(a.code, 10) - Number.parseInt(b.code, 10));
  expect(bySize.map(({ code }) => code)).toEqual(["4-kwp", "6-kwp", "10-kwp", "20-kwp", "40-kwp"]);
  const [small, large] = [bySize.at(0), bySize.at(-1)];
  expect(large?.shared).toBeGreaterThan(small?.shared ?? 0);
  expect(large?.soldShare).toBeLessThan(small?.soldShare ?? 0);
});

test("the buyers beside a seller are the same whatever the compared household has", () => {
  const { buyer, ...situation } = defaultSituation("seller", "be", "2026-10-15");
  const buyersBesideOf = (use: Partial<Use>) =>
    partnersBeside({ ...situation, buyer: { ...buyer, use: { ...buyer.use, ...use } } }).map(({ pair }) => pair.buyer);
  expect(buyersBesideOf({ heatPump: true, electricCar: "night", electricBoiler: true })).toEqual(buyersBesideOf({}));
});
