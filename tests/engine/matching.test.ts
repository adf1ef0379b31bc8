import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Assignment, NOBODY } from "#domain/matching/assignment.ts";
import { CoarseBounds } from "#domain/matching/coarse-bounds.ts";
import {
  lowestPriceOf,
  type MarketBuyer,
  type MarketSeller,
  marginAt,
  readProfile,
} from "#domain/matching/market-party.ts";
import { packSquare } from "#domain/matching/pack-square.ts";
import { recommend } from "#domain/matching/recommend.ts";
import type { Recommendation } from "#domain/matching/recommendation.ts";
import { defaultEffort } from "#domain/matching/search-assignment.ts";
import { type Breach, verify } from "#domain/matching/verify.ts";
import { shareAmongSellers } from "#domain/sharing/share-among-sellers.ts";
import { euros, eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";
import { campaign } from "../support/campaign.ts";
import { randomSquare, SQUARE_HOURS } from "./matching-squares.ts";

const squares = fc
  .record({
    seed: fc.integer({ min: 1, max: 1e9 }),
    sellers: fc.integer({ min: 0, max: 14 }),
    buyers: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ seed, ...size }) => randomSquare(seed, size))
  // One in three sells as a company does.
  .map(({ sellers, buyers }) => ({
    sellers: sellers.map((seller, at) => ({ ...seller, isLiableForVat: at % 3 === 0 })),
    buyers,
  }));
const runs = { numRuns: campaign(40, 1000) };

test("no recommendation breaks a rule", () => {
  fc.assert(
    fc.property(squares, ({ sellers, buyers }) => {
      const recommendation = recommend(sellers, buyers, SQUARE_HOURS);
      expect(verify(sellers, buyers, recommendation)).toEqual([]);
    }),
    runs,
  );
});

test("the same people in any order get the same proposals", () => {
  fc.assert(
    fc.property(squares, ({ sellers, buyers }) => {
      const one = recommend(sellers, buyers, SQUARE_HOURS);
      const other = recommend(sellers.toReversed(), buyers.toReversed(), SQUARE_HOURS);
      expect(other).toEqual(one);
    }),
    { numRuns: campaign(10, 200) },
  );
});

test("no seller adds more to a buyer than the quick bound by which pairs are passed over", () => {
  let bounded = 0;
  fc.assert(
    fc.property(squares, fc.array(fc.nat({ max: 11 }), { maxLength: 14 }), ({ sellers, buyers }, places) => {
      const square = packSquare(sellers, buyers);
      const assignment = new Assignment(square, square.order.length);
      places.slice(0, sellers.length).forEach((buyer, seller) => {
        if (buyer < buyers.length) assignment.put(seller, buyer);
      });
      const bounds = new CoarseBounds(assignment, assignment.length);
      for (let seller = 0; seller < sellers.length; seller++) {
        for (let buyer = 0; buyer < buyers.length; buyer++) {
          const [from, to] = [square.sellers[seller] as MarketSeller, square.buyers[buyer] as MarketBuyer];
          if (assignment.buyerOf[seller] !== NOBODY || marginAt(from, to, lowestPriceOf(from)) <= 0) continue;
          const isOpening = (assignment.groups[buyer] as number[]).length === 0;
          const before = isOpening ? -(square.openingFees[buyer] as number) : (assignment.gains[buyer] as number);
          const added = assignment.gainWith(buyer, seller, NOBODY) + from.fee - before;
          expect(bounds.mostAdded(seller, buyer)).toBeGreaterThanOrEqual(added - 1e-3);
          bounded += isOpening ? 0 : 1;
        }
      }
    }),
    runs,
  );
  expect(bounded).toBeGreaterThan(100);
});

test("the hours, energy and euros of every pair are those of its quarters", () => {
  fc.assert(
    fc.property(squares, ({ sellers, buyers }) => {
      for (const { buyer: id, pairs } of recommend(sellers, buyers, SQUARE_HOURS).proposals) {
        const buyer = buyers.find((one) => one.id === id) as MarketBuyer;
        const group = pairs.map((pair) => sellers.find((one) => one.id === pair.seller) as MarketSeller);
        const given = givenTo(buyer, group);
        pairs.forEach(({ hours, sharedEnergy, agreedPrice, gainOfEnergy }, at) => {
          const { injectionPrice, isLiableForVat } = group[at] as MarketSeller;
          const margin = buyer.energyPrice - injectionPrice - (isLiableForVat ? buyer.vatBorne * agreedPrice : 0);
          const within = (given[at] as Series<"kWh">).filter((_, quarter) => {
            const hour = SQUARE_HOURS[quarter] as number;
            return hour >= hours.from && hour < hours.to;
          });
          const energy = within.reduce((total, value) => total + value, 0);
          expect(hours.energy).toBeCloseTo(energy, 6);
          expect(hours.gain).toBeCloseTo(energy * margin, 6);
          expect(gainOfEnergy).toBeCloseTo(sharedEnergy * margin, 6);
          expect(hours.part).toBeGreaterThanOrEqual(0.5 - 1e-9);
        });
      }
    }),
    { numRuns: campaign(10, 200) },
  );
});

function givenTo(buyer: MarketBuyer, group: readonly MarketSeller[]): Series<"kWh">[] {
  const standing = buyer.contracts.map(({ injection }) => readProfile(injection));
  const whole = readProfile(buyer.offtake);
  const left = standing.length > 0 ? shareAmongSellers(standing, whole, { rule: "pro-rata" }).fromSupplier : whole;
  return shareAmongSellers(
    group.map(({ injection }) => readProfile(injection)),
    left,
    { rule: "pro-rata" },
  ).given;
}

test("who is not asked for reads no reason, and the proposals are the same", () => {
  fc.assert(
    fc.property(squares, ({ sellers, buyers }) => {
      const whole = recommend(sellers, buyers, SQUARE_HOURS);
      const isAsked = (id: string) => id.endsWith("0");
      const some = recommend(sellers, buyers, SQUARE_HOURS, defaultEffort, isAsked);
      expect(some).toEqual({ ...whole, leftOver: whole.leftOver.filter(({ id }) => isAsked(id)) });
      expect(verify(sellers, buyers, some, isAsked)).toEqual([]);
    }),
    { numRuns: campaign(10, 200) },
  );
});

describe("the check finds a planted breach", () => {
  const { sellers, buyers } = randomSquare(1003, { sellers: 10, buyers: 5 });
  const recommendation = recommend(sellers, buyers, SQUARE_HOURS);
  const [first] = recommendation.proposals;
  const pair = first?.pairs[0];
  if (first === undefined || pair === undefined) throw new Error("This square has a proposal.");
  const withPair = (change: object): Recommendation => ({
    ...recommendation,
    proposals: [
      { ...first, pairs: [{ ...pair, ...change }, ...first.pairs.slice(1)] },
      ...recommendation.proposals.slice(1),
    ],
  });
  const withSeller = (change: Partial<MarketSeller>) =>
    sellers.map((seller) => (seller.id === pair.seller ? { ...seller, ...change } : seller));
  const withBuyer = (change: Partial<MarketBuyer>) =>
    buyers.map((buyer) => (buyer.id === first.buyer ? { ...buyer, ...change } : buyer));
  const codesOf = (breaches: readonly Breach[]) => breaches.map(({ code }) => code);
  const owner = buyers.find(({ id }) => id === first.buyer)?.owner ?? "";
  const asked = { kind: "asked", price: eurosPerKilowattHour(9) } as const;
  const contract = { seller: pair.seller, injection: sellers[0]?.injection as Series<"kWh"> };

  test.each<[Breach["code"], MarketSeller[], MarketBuyer[], Recommendation]>([
    ["in-it-twice", sellers, buyers, { ...recommendation, proposals: [...recommendation.proposals, first] }],
    ["not-in-it", sellers, buyers, { ...recommendation, proposals: recommendation.proposals.slice(1) }],
    ["unknown-person", sellers, buyers, withPair({ seller: "stranger" })],
    ["same-owner", withSeller({ owner }), buyers, recommendation],
    ["other-region", withSeller({ region: "brussels" }), withBuyer({ region: "flanders" }), recommendation],
    ["excluded", withSeller({ excludes: [owner] }), buyers, recommendation],
    ["wish-not-met", withSeller({ requires: ["windmill"] }), buyers, recommendation],
    ["price-not-agreed-to", withSeller({ price: asked }), buyers, recommendation],
    ["above-price-limit", sellers, withBuyer({ priceLimit: eurosPerKilowattHour(-1) }), recommendation],
    ["too-many-sellers", sellers, withBuyer({ sellersMax: 0 }), recommendation],
    ["contracted-seller", sellers, withBuyer({ contracts: [contract] }), recommendation],
    ["energy-wrong", sellers, buyers, withPair({ sharedEnergy: kilowattHours(pair.sharedEnergy + 1) })],
    ["amount-wrong", sellers, buyers, withPair({ gainBuyer: euros(pair.gainBuyer + 1) })],
    ["fee-not-once", sellers, buyers, withPair({ feeBuyer: euros(pair.feeBuyer + 10) })],
    ["seller-loses", withSeller({ fee: euros(1e6) }), buyers, recommendation],
    ["buyer-loses", sellers, withBuyer({ energyPrice: eurosPerKilowattHour(0) }), recommendation],
    ["gains-nothing", sellers, withBuyer({ energyPrice: eurosPerKilowattHour(0) }), recommendation],
  ])("%s", (code, changedSellers, changedBuyers, changed) => {
    expect(codesOf(verify(sellers, buyers, recommendation))).toEqual([]);
    expect(codesOf(verify(changedSellers, changedBuyers, changed))).toContain(code);
  });
});
