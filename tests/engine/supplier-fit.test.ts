import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import type { EnergyPricing } from "#application/calculations/defaults/prices-in-force.ts";
import { type PartySums, totalOf } from "#application/calculations/pair-sums.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import { type SimulatedYear, simulateYear } from "#application/calculations/simulate-year.ts";
import type { Prices, Situation } from "#application/calculations/situation.ts";
import { type ComparedProduct, productsSold } from "#application/calculations/supplier-fit/compared-products.ts";
import { type FittedPair, fitSuppliers } from "#application/calculations/supplier-fit/fit-suppliers.ts";
import type { SupplyContract } from "#domain/connections/supply-contract.ts";
import { UNKNOWN_CONTRACT } from "#domain/connections/unknown-connection.ts";
import { euros, kilowattHours } from "#domain/units/quantity.ts";
import { octoberSupply } from "#figures/suppliers.ts";
import { answerableSituation } from "../support/any-situation.ts";
import { campaign, isWhole } from "../support/campaign.ts";

const DAY = "2026-11-20";
const setting = { places: null, platformFee: euros(7), cards: [], dayPrices: null };
const sold = { flanders: productsSold("flanders", octoberSupply), brussels: productsSold("brussels", octoberSupply) };

function simulatedOf(situation: Situation): SimulatedYear | null {
  const simulated = simulateYear(situation, setting, 0);
  return simulated.ok ? simulated.value : null;
}

const drawn = fc
  .record({
    situation: answerableSituation,
    buyer: fc.constantFrom(null, ...Object.keys(octoberSupply.products)),
    seller: fc.constantFrom(null, ...Object.keys(octoberSupply.products)),
    chosen: fc.array(fc.nat(), { minLength: 1, maxLength: 2 }),
  })
  .map(({ situation, buyer, seller, chosen }) => {
    const { prices } = situation;
    const household = (customer: Situation["buyer"]["customer"]) => (customer === "protected" ? "household" : customer);
    const pair: Situation = {
      ...situation,
      market: "be",
      day: DAY,
      postcode: null,
      furtherSellers: [],
      buyer: { ...situation.buyer, customer: household(situation.buyer.customer) },
      seller: { ...situation.seller, customer: household(situation.seller.customer) },
      prices: {
        ...prices,
        furtherSellers: [],
        buyer: { ...prices.buyer, product: buyer },
        seller: { ...prices.seller, product: seller },
      },
    };
    const all = sold[pair.region];
    return { pair, products: [...new Set(chosen.map((at) => all[at % all.length] as ComparedProduct))] };
  });

const paidFor = (pricing: EnergyPricing, { injection }: PartySums): number => {
  const energy = totalOf(injection);
  if (pricing.kind === "day-night") throw new TypeError("Injection has one price, or that of the market.");
  if (pricing.kind === "single") return energy * pricing.price.value;
  return energy * pricing.addition.value + pricing.factor.value * injection.atMarket;
};

/** What a year of two contracts costs by the bills that a calculator shows: with sharing, and without. */
function costsByBills(simulated: SimulatedYear, prices: Prices) {
  const { sums } = simulated;
  const bills = (of: SimulatedYear) => {
    const answer = priceYear(of, prices);
    if (!answer.ok || answer.value.buyer.bill === null || answer.value.seller.bill === null) return null;
    const { buyer, seller, prices: counted, sale } = answer.value;
    const injected = paidFor(counted.buyer.injection, sums.buyer) + paidFor(counted.seller.injection, sums.seller);
    return {
      buyer: answer.value.buyer.bill.borne,
      seller: answer.value.seller.bill.borne,
      injected,
      sale,
      at: [buyer, seller],
    };
  };
  const sharing = bills(simulated);
  // Without sharing no supplier asks another contract for it.
  const keeping = bills({ ...simulated, cards: { ...simulated.cards, conditions: {} } });
  if (sharing === null || keeping === null) return null;
  const { sharedEnergy, agreedPrice, injectionPrice } = sharing.sale;
  return {
    alone: keeping.buyer.before + keeping.seller.before - keeping.injected,
    shared:
      sharing.buyer.after +
      sharing.seller.after +
      2 * setting.platformFee -
      sharing.injected -
      sharedEnergy * (agreedPrice - injectionPrice),
  };
}

const contractsOf = (own: SupplyContract, products: readonly ComparedProduct[]) => [
  { contract: own, isShareable: true },
  ...products.flatMap(({ name, kinds, notShareable }) =>
    kinds.map((kind) => ({
      contract: { ...UNKNOWN_CONTRACT, product: name, kind },
      isShareable: notShareable === null,
    })),
  ),
];

/** Every pair of contracts, one after another. */
function leastByBruteForce(simulated: SimulatedYear, products: readonly ComparedProduct[]) {
  const { prices } = simulated.situation;
  const buyers = contractsOf(prices.buyer, products);
  const sellers = contractsOf(prices.seller, products);
  const least = { now: Infinity, buyerSwitches: Infinity, sellerSwitches: Infinity, best: Infinity };
  for (const [atBuyer, buyer] of buyers.entries()) {
    for (const [atSeller, seller] of sellers.entries()) {
      const costs = costsByBills(simulated, { ...prices, buyer: buyer.contract, seller: seller.contract });
      if (costs === null) return null;
      const cost = buyer.isShareable && seller.isShareable ? Math.min(costs.alone, costs.shared) : costs.alone;
      if (atBuyer + atSeller === 0) least.now = cost;
      if (atSeller === 0) least.buyerSwitches = Math.min(least.buyerSwitches, cost);
      if (atBuyer === 0) least.sellerSwitches = Math.min(least.sellerSwitches, cost);
      least.best = Math.min(least.best, cost);
    }
  }
  return least;
}

function expectLeast(simulated: SimulatedYear, products: readonly ComparedProduct[]): boolean {
  const fit = fitSuppliers(simulated, { products });
  const least = leastByBruteForce(simulated, products);
  if (fit === null || least === null) {
    expect(fit).toBe(least);
    return false;
  }
  for (const choice of ["now", "buyerSwitches", "sellerSwitches", "best"] as const) {
    const tolerance = 1e-9 * Math.max(1e3, Math.abs(least[choice]), Math.abs(fit.first[choice].alone));
    expect(Math.abs(fit.first[choice].cost - least[choice]), choice).toBeLessThan(tolerance);
  }
  return true;
}

test(
  "the best contracts of a pair are those that every pair of products, billed one after another, gives",
  () => {
    let fitted = 0;
    fc.assert(
      fc.property(drawn, ({ pair, products }) => {
        const simulated = simulatedOf(pair);
        if (simulated !== null && expectLeast(simulated, products)) fitted += 1;
      }),
      { numRuns: campaign(60, 10_000) },
    );
    expect(fitted).toBeGreaterThan(campaign(30, 5000));
  },
  campaign(240_000, 7_200_000),
);

const families = (product: string | null, seller = product): SimulatedYear => {
  const base = defaultSituation("buyer", "be", DAY);
  const situation: Situation = {
    ...base,
    prices: {
      ...base.prices,
      buyer: { ...base.prices.buyer, product },
      seller: { ...base.prices.seller, product: seller },
    },
  };
  const simulated = simulatedOf(situation);
  if (simulated === null) throw new Error("Two families can share.");
  return simulated;
};

test("of all products of both sides the best pair is that of brute force", { timeout: 900_000 }, () => {
  const all = sold.flanders;
  expect(expectLeast(families("engie-easy-vast"), isWhole ? all : all.filter((_, at) => at % 12 === 5))).toBe(true);
});

test("what sharing brings the contracts of now is the answer of the calculator", () => {
  const simulated = families("energie-be-vast");
  const answer = priceYear(simulated);
  const now = fitSuppliers(simulated)?.later.now;
  expect(now?.isShared).toBe(true);
  expect((now?.alone ?? 0) - (now?.cost ?? 0)).toBeCloseTo(answer.ok ? answer.value.together.value : Number.NaN, 6);
});

const costsInOrder = ({ now, buyerSwitches, sellerSwitches, best }: Record<string, FittedPair>) =>
  [best, buyerSwitches, now, sellerSwitches].map((pair) => pair?.cost ?? Number.NaN);

test("who may choose more never pays more, and an offer of the first year makes no later year cheaper", () => {
  for (const product of [null, "engie-easy-vast", "luminus-comfy", "ecopower-burgerstroom"]) {
    const fit = fitSuppliers(families(product));
    if (fit === null) throw new Error("Families are compared.");
    for (const year of [fit.first, fit.later]) {
      const [best = 0, buyer = 0, now = 0, seller = 0] = costsInOrder(year);
      expect(best).toBeLessThanOrEqual(Math.min(buyer, seller) + 1e-9);
      expect(Math.max(buyer, seller)).toBeLessThanOrEqual(now + 1e-9);
    }
    expect(fit.first.best.cost).toBeLessThanOrEqual(fit.later.best.cost + 1e-9);
    expect(fit.first.best.cost).toBeLessThan(fit.later.best.cost);
  }
});

test("what cannot be shared with, or not at a known fee, is counted as not compared and named", () => {
  const fit = fitSuppliers(families(null));
  expect(fit?.sold).toBe(sold.flanders.length);
  expect(fit?.compared).toBe((fit?.sold ?? 0) - (fit?.missing.length ?? 0));
  const reasonOf = (supplier: string) =>
    new Set(fit?.missing.filter((one) => one.supplier === supplier).map(({ reason }) => reason));
  expect(reasonOf("Luminus")).toEqual(new Set(["fee-unsaid"]));
  expect(reasonOf("Ecopower")).toEqual(new Set(["only-dynamic"]));
  expect(fit?.missing.some(({ supplier }) => supplier === "energie.be" || supplier === "DATS 24")).toBe(false);
  for (const pair of [fit?.later.best, fit?.first.best]) {
    for (const { compared } of [pair?.buyer, pair?.seller].flatMap((option) => option ?? [])) {
      expect(compared?.product.isWithdrawn).not.toBe(true);
      if (pair?.isShared) expect(compared?.notShareable ?? null).toBeNull();
    }
  }
});

test("a fee of which the card does not say who pays it leaves a range, never a point", () => {
  const now = fitSuppliers(families("bolt-variable"), { products: [] })?.later.now;
  const shared = totalOf(families("bolt-variable").sums.shared);
  expect(now?.highest).toBeCloseTo(now?.cost ?? Number.NaN, 6);
  if (now?.isShared) expect((now.cost ?? 0) - (now.lowest ?? 0)).toBeCloseTo(0.045 * shared, 6);
});

test("nobody is told to switch where the Belgian cards say nothing: in the Netherlands and with the social tariff", () => {
  const simulated = families(null);
  const { situation } = simulated;
  const withTariff: Situation = { ...situation, buyer: { ...situation.buyer, customer: "protected" } };
  expect(fitSuppliers({ ...simulated, situation: withTariff })).toBeNull();
  const dutch = simulatedOf({ ...defaultSituation("buyer", "nl", DAY), sharedEnergy: kilowattHours(500) });
  expect(dutch && fitSuppliers(dutch)).toBeNull();
});

test("the other side of an offer of the market does not switch", () => {
  const simulated = families("engie-easy-vast");
  const fit = fitSuppliers({ ...simulated, situation: { ...simulated.situation, offer: "demo-aanbod-7" } });
  expect(fit?.later.best.seller.compared).toBeNull();
  expect(fit?.later.sellerSwitches.cost).toBe(fit?.later.now.cost);
});

test("progress is told up to the end", () => {
  const parts: number[] = [];
  fitSuppliers(families(null), { onProgress: (part) => parts.push(part) });
  expect(parts.at(-1)).toBe(1);
  expect(parts).toEqual([...parts].sort((one, other) => one - other));
});
