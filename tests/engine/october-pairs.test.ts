import { expect, test } from "vitest";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import { simulateYear } from "#application/calculations/simulate-year.ts";
import type { Prices, Situation } from "#application/calculations/situation.ts";
import { gainsBySupplier } from "#application/calculations/supplier-fit/gains-by-supplier.ts";
import type { Left } from "#application/calculations/supplier-fit/pair-left.ts";
import { supplierTable } from "#application/calculations/supplier-fit/supplier-table.ts";
import { feesOfSale } from "#domain/economics/pair-gain.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { euros, kilowattHours } from "#domain/units/quantity.ts";
import { yearEstimateOctober2026 } from "#figures/market-prices.ts";
import { octoberSupply } from "#figures/suppliers.ts";

/** The first day of the cards of October 2026. */
const DAY = "2026-11-20";
const SHARED = 1000;
const setting = { places: null, platformFee: euros(0), cards: [], dayPrices: null };

type Pair = {
  buyer?: string | null;
  seller?: string | null;
  shared?: number;
  day?: CalendarDay;
  prices?: Partial<Prices>;
  use?: number;
};

/** A pair of families that shares so much in a year; with `isFlat` the market pays the sun's mean in every quarter. */
function pairOf({ buyer = null, seller = null, shared = SHARED, day = DAY, prices, use }: Pair, isFlat = true) {
  const base = defaultSituation("buyer", "be", day);
  const situation: Situation = {
    ...base,
    sharedEnergy: kilowattHours(shared),
    ...(use === undefined ? {} : { buyer: { ...base.buyer, use: { ...base.buyer.use, energy: kilowattHours(use) } } }),
    prices: {
      ...base.prices,
      buyer: { ...base.prices.buyer, product: buyer },
      seller: { ...base.prices.seller, product: seller },
      ...prices,
    },
  };
  const simulated = simulateYear(situation, setting, 0);
  if (!simulated.ok) throw new Error(simulated.refusal.code);
  const { sums } = simulated.value;
  const atMarket = isFlat ? euros(shared * yearEstimateOctober2026.sun.value) : sums.shared.atMarket;
  const answer = priceYear({ ...simulated.value, sums: { ...sums, shared: { ...sums.shared, atMarket } } });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return { ...answer.value, marketPrice: atMarket / shared };
}

const pairAt = (product: string, shared = SHARED, isFlat = true) =>
  pairOf({ buyer: product, seller: product, shared }, isFlat);

/**
 * What 1,000 shared kWh leave a pair at one supplier, after both fees and as the cards of October 2026 print them: worked out
 * by hand from the cards before these tables were typed.
 */
test.each([
  ["energy-knights-essentia", 104],
  ["energie-be-vast", 91],
  ["bolt-plenty-variable", 51],
  ["frank-dynamisch", 38],
  ["frank-dynamisch-plus", 22],
  ["ecopower-burgerstroom", -21],
  ["octa-boost-fix", -43],
  ["energie-be-dynamisch", -49],
  ["engie-easy-vast", -53],
  ["mega-online-fixed", -60],
  ["eneco-zon-wind-vast", -92],
  ["energyvision-3-jaar-vast", -97],
  ["trevion-vast", -100],
  ["aspiravi-eco-plus-flex", -115],
  ["ecofix-flexy", -131],
  ["ebem-groen-variabel", -148],
])("two neighbours at %s keep %d euros of 1,000 shared kWh, to the euro", (product, expected) => {
  expect(Math.abs(pairAt(product).together.value - expected)).toBeLessThan(1);
});

test("whether VAT is in Ecopower's two euros a month is not printed, so a pair keeps a range and not a number", () => {
  const { together, feeDoubts, sharingConditions } = pairAt("ecopower-burgerstroom");
  expect([together.low, together.high].map((end) => Math.round(end ?? 0))).toEqual([-31, -21]);
  expect(feeDoubts).toMatchObject([
    { of: "buyer", supplier: "Ecopower", unsaid: ["vat"] },
    { of: "seller", supplier: "Ecopower", unsaid: ["vat"] },
  ]);
  expect(sharingConditions.map(({ condition }) => condition)).toEqual(["becomes-dynamic", "becomes-dynamic"]);
});

test("who may only share with a dynamic contract is counted at the hours that are shared, told beside the flat price", () => {
  const byQuarters = pairAt("ecopower-burgerstroom", SHARED, false);
  // The model year of our own, with the plain mean that the regulator expects: noon is cheaper than the day, not free.
  expect(byQuarters.marketPrice).toBeGreaterThan(0.06);
  expect(byQuarters.marketPrice).toBeLessThan(0.12);
  expect(byQuarters.prices.buyer.energy.kind).toBe("dynamic");
  expect(Math.abs(byQuarters.together.value - pairAt("ecopower-burgerstroom").together.value)).toBeLessThan(5);
});

test("Bolt's fee grows with what is shared, on both sides as printed, and may be due on one side only", () => {
  for (const shared of [500, 900, 1100]) {
    const { sale, together, feeDoubts } = pairAt("bolt-plenty-variable", shared);
    expect(feesOfSale(sale).together).toBeCloseTo(2 * 0.045 * shared, 9);
    expect(together.low).toBeCloseTo(together.value, 9);
    expect((together.high ?? 0) - together.value).toBeCloseTo(0.045 * shared, 9);
    expect(feeDoubts.every(({ unsaid }) => unsaid.includes("payer"))).toBe(true);
  }
});

test("the lines of a side add up to its gain, and its bill moves by it, also where a fee is asked by the kWh", () => {
  for (const product of ["bolt-plenty-variable", "energyvision-1800-kwh", "mega-zen-fixed", "ecopower-burgerstroom"]) {
    const answer = pairAt(product, SHARED, false);
    for (const side of ["buyer", "seller"] as const) {
      const sum = answer[side].lines.reduce((total, { amount }) => total + amount.value, 0);
      expect(sum).toBeCloseTo(answer[side].gain.value, 6);
    }
    const { borne, rows } = answer.buyer.bill ?? { borne: { before: 0, after: 0 }, rows: [] };
    expect(borne.before - borne.after).toBeCloseTo(answer.buyer.gain.value, 2);
    const byQuarter = answer.prices.buyer.energy.kind === "dynamic";
    for (const { part, terms } of rows)
      expect(terms !== null || (byQuarter && part === "energy") || part === "capacity").toBe(true);
  }
});

test("a shared kWh saves the dearest price first: above a block that of the card, inside it that of the block", () => {
  const { sale, energy } = pairOf({ buyer: "energyvision-1800-kwh", shared: 600, use: 2000 });
  const above = energy.offtakeBuyer.value - 1800;
  expect(above).toBeGreaterThan(0);
  expect(above).toBeLessThan(600);
  expect(sale.energyPrice).toBeCloseTo((above * 0.2004 + (600 - above) * 0.106) / 600, 6);
  expect(pairOf({ buyer: "energyvision-1800-kwh", shared: 600 }).sale.energyPrice).toBeCloseTo(0.2004, 6);
});

test("what is left where OCTA+ bills dynamically who shares, as its card allows, is told beside the price of its contract", () => {
  const { together, whenDynamic, sharingConditions } = pairAt("octa-boost-fix");
  expect(sharingConditions.map(({ condition }) => condition)).toEqual(["may-become-dynamic", "may-become-dynamic"]);
  expect(together.value).toBeCloseTo(-43, 0);
  // (1.21 + 1.02 x 7.946) cents with 6 % VAT, less 7.946 - 2.081 cents, and two fees of 96 euros.
  expect(whenDynamic?.together.value).toBeCloseTo(
    1000 * ((0.0121 + 1.02 * 0.07946) * 1.06 - (0.07946 - 0.02081)) - 192,
    0,
  );
  expect(pairAt("engie-easy-vast").whenDynamic).toBeNull();
});

test("an offer of the first year is told apart from every later year", () => {
  const { together, laterYears, term } = pairAt("mega-online-fixed");
  expect(together.value).toBeCloseTo(-60.5, 0);
  expect(laterYears?.together.value).toBeCloseTo(-2.2, 0);
  expect(term[0]?.gain.together.value).toBeCloseTo(together.value, 6);
  // The panels lose a little every year, and with them what is shared.
  expect(term[1]?.gain.together.value).toBeCloseTo(laterYears?.together.value ?? 0, -1);
  expect(pairAt("energie-be-vast").laterYears).toBeNull();
});

test("who told no contract is counted at the middle of what is sold, with what suppliers may ask as a range", () => {
  const { sale, prices, feeDoubts, verdict } = pairOf({});
  expect(prices.buyer.product?.card.product).toMatch(/^het midden van \d+ contracten$/);
  expect(sale.energyPrice).toBeGreaterThan(0.19);
  expect(sale.energyPrice).toBeLessThan(0.22);
  expect(feeDoubts).toMatchObject([
    { of: "buyer", supplier: "", lowest: 0, highest: 125 },
    { of: "seller", supplier: "", lowest: 0, highest: 125 },
  ]);
  expect(verdict.verdict).toBe("depends");
});

test("what a told fee leaves nothing unsaid of", () => {
  const told = { ...defaultSituation("buyer", "be", DAY).prices.buyer, sharingFee: euros(35) };
  const { feeDoubts, together } = pairOf({ prices: { buyer: told, seller: told } });
  expect(feeDoubts).toEqual([]);
  expect(together).toMatchObject({ low: null, high: null });
});

test("the page of suppliers has the numbers of the calculator, for every contract and every supplier", () => {
  const base = defaultSituation("buyer", "be", DAY);
  const simulated = simulateYear({ ...base, sharedEnergy: kilowattHours(SHARED) }, setting, 0);
  if (!simulated.ok) throw new Error(simulated.refusal.code);
  const { sums } = simulated.value;
  const atMarket = euros(SHARED * yearEstimateOctober2026.sun.value);
  const flat = { ...simulated.value, sums: { ...sums, shared: { ...sums.shared, atMarket } } };
  const answerAt = (product: string) => {
    const { prices } = base;
    const answer = priceYear(flat, {
      ...prices,
      buyer: { ...prices.buyer, product },
      seller: { ...prices.seller, product },
    });
    if (!answer.ok) throw new Error(answer.refusal.code);
    const { together, laterYears } = answer.value;
    const ends = [together.low ?? together.value, together.high ?? together.value] as const;
    return { ends, later: ends.map((end) => end - together.value + (laterYears ?? answer.value).together.value) };
  };
  const table = supplierTable(euros(0), { today: DAY, cards: [] });
  const atThousand = (contract: { left: readonly Left[] } | null) => {
    const left = contract?.left.find(({ shared }) => shared === SHARED);
    return left && [left.lowest, left.highest];
  };
  const keys = Object.entries(octoberSupply.products);
  let compared = 0;
  for (const { product, first, later } of table.products) {
    const [key = ""] = keys.find(([, { card }]) => card.product === product) ?? [];
    if (first === null) continue;
    const answer = answerAt(key);
    for (const [ends, expected] of [
      [atThousand(first), answer.ends],
      [atThousand(later), answer.later],
    ] as const) {
      expect(ends?.[0], product).toBeCloseTo(expected[0] ?? Number.NaN, 6);
      expect(ends?.[1], product).toBeCloseTo(expected[1] ?? Number.NaN, 6);
    }
    compared += 1;
  }
  expect(compared).toBe(table.compared);
  for (const { name, contract } of table.suppliers) {
    if (contract === null) continue;
    const { later } = answerAt(name);
    expect(atThousand(contract)?.[0], name).toBeCloseTo(later[0] ?? Number.NaN, 6);
    expect(atThousand(contract)?.[1], name).toBeCloseTo(later[1] ?? Number.NaN, 6);
  }
});

test("the page of suppliers names none that is withdrawn, and tells of whom it could not work out what sharing leaves", () => {
  const { suppliers, products, compared } = supplierTable(euros(0), { today: DAY, cards: [] });
  expect(suppliers.map(({ supplier }) => supplier)).not.toContain("DATS 24");
  expect(products.some(({ product }) => product === "OCTA+ Fixed")).toBe(false);
  expect(suppliers.slice(0, 2).map(({ supplier }) => supplier)).toEqual(["Energy Knights", "Frank Energie"]);
  const unknown = suppliers.filter(({ contract }) => contract === null).map(({ supplier }) => supplier);
  expect(unknown).toEqual(["Luminus", "TotalEnergies"]);
  expect(products.length - compared).toBe(products.filter(({ reason }) => reason !== null).length);
  expect(compared).toBeLessThan(products.length);
});

test("the day before still answers by the cards of April", () => {
  const { lowestFee, sale } = pairOf({ day: "2026-11-19" });
  expect(lowestFee).toMatchObject({ supplier: "DATS 24" });
  expect(sale).toMatchObject({ energyPrice: 0.1589, injectionPrice: 0.0322, feeBuyer: 96, feeSeller: 121 });
  const { lowestFee: least } = pairOf({});
  expect(least.suppliers).toEqual(["Frank Energie", "Energy Knights"]);
  expect(least.fee.value).toBe(0);
});

test("who told no supplier reads what it is at suppliers that exist, with the numbers that these give when they are chosen", () => {
  const base = defaultSituation("buyer", "be", DAY);
  const year = (prices: Prices) => {
    const simulated = simulateYear({ ...base, sharedEnergy: kilowattHours(SHARED), prices }, setting, 0);
    if (!simulated.ok) throw new Error(simulated.refusal.code);
    return simulated.value;
  };
  const { prices } = base;
  const at = (buyer: string | null, seller: string | null): Prices => ({
    ...prices,
    buyer: { ...prices.buyer, product: buyer },
    seller: { ...prices.seller, product: seller },
  });
  const ownGain = (told: Prices) => {
    const answer = priceYear(year(told));
    return answer.ok ? answer.value.buyer.gain.value : Number.NaN;
  };
  const both = gainsBySupplier(year(prices));
  expect(both).toMatchObject({ of: "both", cheap: { supplier: "Energy Knights" }, known: { supplier: "Engie" } });
  expect(both?.cheap.gain.value).toBeCloseTo(ownGain(at("bij-energy-knights", "bij-energy-knights")), 9);
  expect(both?.known.gain.value).toBeCloseTo(ownGain(at("bij-engie", "bij-engie")), 9);
  expect(both?.cheap.gain.value).toBeGreaterThan(0);
  expect(both?.known.gain.value).toBeLessThan(0);

  const ofSeller = gainsBySupplier(year(at("bij-octa", null)));
  expect(ofSeller?.of).toBe("seller");
  expect(ofSeller?.known.gain.value).toBeCloseTo(ownGain(at("bij-octa", "bij-engie")), 9);
  expect(gainsBySupplier(year(at("bij-octa", "bij-mega")))).toBeNull();
  const toldFee = { ...prices.buyer, sharingFee: euros(35) };
  expect(gainsBySupplier(year({ ...prices, buyer: toldFee, seller: toldFee }))).toBeNull();
});
