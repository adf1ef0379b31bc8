import { describe, expect, test } from "vitest";
import type { MarketBuyer, MarketSeller } from "#domain/matching/market-party.ts";
import { recommend } from "#domain/matching/recommend.ts";
import { euros, eurosPerKilowattHour, share } from "#domain/units/quantity.ts";
import { seriesOf } from "#domain/units/series.ts";

const party = (id: string) => ({
  id,
  owner: id,
  region: "flanders" as const,
  traits: [],
  requires: [],
  refuses: [],
  excludes: [],
});

/** Four values, at 10, 11, 12 and 13 o'clock, each for a whole year of that hour. */
const HOURS = [10, 11, 12, 13];
const sellerOf = (id: string, injection: number[], change: Partial<MarketSeller> = {}): MarketSeller => ({
  ...party(id),
  fee: euros(50),
  injection: seriesOf<"kWh">(injection),
  injectionPrice: eurosPerKilowattHour(0.05),
  injectionPrices: null,
  isLiableForVat: false,
  price: { kind: "open", lowest: null },
  ...change,
});
const buyerOf = (id: string, offtake: number[], change: Partial<MarketBuyer> = {}): MarketBuyer => ({
  ...party(id),
  fee: euros(100),
  offtake: seriesOf<"kWh">(offtake),
  energyPrice: eurosPerKilowattHour(0.15),
  energyPrices: null,
  vatBorne: share(0.06),
  priceLimit: null,
  sellersMax: null,
  contracts: [],
  ...change,
});
const recommended = (sellers: MarketSeller[], buyers: MarketBuyer[]) => recommend(sellers, buyers, HOURS);
const reasonsOf = (sellers: MarketSeller[], buyers: MarketBuyer[]) =>
  recommended(sellers, buyers).leftOver.map(({ id, reason }) => [id, reason.code]);

test("a pair is told with its hours, its energy and what each side gains", () => {
  // Shared: 500, 1000, 1000 and 500 kWh. 3,000 kWh gain 10 cents each: 300 euros, less 50 and 100, is 75 for each; at 9.17 cents, as
  // a price is printed, instead of 9.1667 the buyer leaves ten cents of them to the seller.
  const { proposals, leftOver, gain } = recommended(
    [sellerOf("s", [500, 1000, 1500, 500])],
    [buyerOf("b", [1000, 1000, 1000, 1000])],
  );
  const [pair] = proposals[0]?.pairs ?? [];
  expect(leftOver).toEqual([]);
  expect(gain).toBeCloseTo(150, 6);
  expect(pair?.sharedEnergy).toBeCloseTo(3000, 6);
  expect(pair?.agreedPrice).toBe(0.0917);
  expect(pair?.gainSeller).toBeCloseTo(75.1, 6);
  expect(pair?.gainBuyer).toBeCloseTo(74.9, 6);
  expect(pair?.hours).toMatchObject({ from: 11, to: 13, energy: 2000 });
  expect(pair?.hours.gain).toBeCloseTo(200, 6);
});

test("two sellers who alone would not earn the buyer's fee back do so together", () => {
  // Each alone: 1,200 kWh gain 120 euros against fees of 150. Together: 240 against 200.
  const { proposals, gain } = recommended(
    [sellerOf("s1", [1200, 0, 0, 0]), sellerOf("s2", [0, 0, 0, 1200])],
    [buyerOf("b", [2000, 0, 0, 2000])],
  );
  expect(gain).toBeCloseTo(40, 6);
  expect(proposals[0]?.pairs.map(({ seller, standsAlone }) => [seller, standsAlone])).toEqual([
    ["s1", false],
    ["s2", false],
  ]);
});

test("a seller who fits two buyers leaves the one whom another fits as well", () => {
  // Greed takes s1 with b1 for 250 euros. s1 with b2 and s2 with b1 gain 240 and 240.
  const { proposals } = recommended(
    [sellerOf("s1", [4000, 3900, 0, 0]), sellerOf("s2", [3900, 0, 0, 0])],
    [buyerOf("b1", [4000, 0, 0, 0]), buyerOf("b2", [0, 3900, 0, 0])],
  );
  expect(proposals.map(({ buyer, pairs }) => [buyer, pairs.map(({ seller }) => seller)])).toEqual([
    ["b1", ["s2"]],
    ["b2", ["s1"]],
  ]);
});

test("the energy of a running agreement comes first, and the fee is not asked twice", () => {
  const contract = { seller: "old", injection: seriesOf<"kWh">([600, 0, 0, 0]) };
  const { proposals } = recommended(
    [sellerOf("s", [1000, 1000, 0, 0])],
    [buyerOf("b", [1000, 1000, 0, 0], { contracts: [contract] })],
  );
  expect(proposals[0]?.sharedEnergy).toBeCloseTo(1400, 6);
  expect(proposals[0]?.feeBuyer).toBe(0);
  expect(proposals[0]?.gain).toBeCloseTo(90, 6);
});

describe("who is left over hears why", () => {
  const sun = [2000, 2000, 2000, 2000];
  const seller = sellerOf("s", sun);
  const buyer = buyerOf("b", sun);
  const both = (code: string) => [
    ["s", code],
    ["b", code],
  ];

  test("nobody in the region, or only oneself", () => {
    expect(reasonsOf([seller], [{ ...buyer, region: "brussels" }])).toEqual(both("no-partner-in-region"));
    expect(reasonsOf([seller], [{ ...buyer, owner: "s" }])).toEqual(both("no-partner-in-region"));
  });

  test("wishes and exclusions", () => {
    expect(reasonsOf([seller], [{ ...buyer, requires: ["wind"] }])).toEqual(both("wishes-or-exclusions"));
    expect(reasonsOf([{ ...seller, excludes: ["b"] }], [buyer])).toEqual(both("wishes-or-exclusions"));
  });

  test("prices that do not meet, with how far they are apart", () => {
    const dear = sellerOf("s", sun, { price: { kind: "open", lowest: eurosPerKilowattHour(0.13) } });
    const { leftOver } = recommended([dear], [buyerOf("b", sun, { priceLimit: eurosPerKilowattHour(0.1) })]);
    expect(leftOver.map(({ reason }) => reason)).toMatchObject([
      { code: "price-limits", partner: "b" },
      { code: "price-limits", partner: "s" },
    ]);
    expect(leftOver[0]?.reason).toHaveProperty("apart", expect.closeTo(0.03, 10));
  });

  test("fees above the gain, with both amounts", () => {
    const [first] = recommended([sellerOf("s", [1000, 0, 0, 0])], [buyer]).leftOver;
    expect(first?.reason).toMatchObject({ code: "fees-above-gain", partner: "b", sharedEnergy: 1000, fees: 150 });
    expect(first?.reason).toHaveProperty("gainOfEnergy", expect.closeTo(100, 10));
  });

  test("a gain that no price divides without a loss", () => {
    const cheap = sellerOf("s", [1000, 1000, 0, 0], { price: { kind: "asked", price: eurosPerKilowattHour(0.06) } });
    expect(reasonsOf([cheap], [buyer])).toEqual(both("no-price-for-both"));
  });

  test("partners who do better with someone else, and a buyer who has no place left", () => {
    const one = buyerOf("b", sun, { sellersMax: 1 });
    expect(reasonsOf([seller, sellerOf("t", [1800, 1800, 1800, 1800])], [one])).toEqual([
      ["t", "partners-better-placed"],
    ]);
    const contract = { seller: "old", injection: seriesOf<"kWh">([1, 0, 0, 0]) };
    expect(reasonsOf([], [buyerOf("b", sun, { sellersMax: 1, contracts: [contract] })])).toEqual([
      ["b", "no-place-left"],
    ]);
  });
});

test("two people with one id, or years of unlike length, are our own fault", () => {
  const seller = sellerOf("s", [1, 1, 1, 1]);
  expect(() => recommended([seller, seller], [])).toThrow(RangeError);
  expect(() => recommended([seller], [buyerOf("b", [1, 1])])).toThrow(RangeError);
});
