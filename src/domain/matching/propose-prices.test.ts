import fc from "fast-check";
import { expect, test } from "vitest";
import type { PricedSeller, PriceWish } from "#domain/matching/market-party.ts";
import { lowestPrices, proposePrices } from "#domain/matching/propose-prices.ts";
import { euros, eurosPerKilowattHour, share } from "#domain/units/quantity.ts";

const buyerOf = (energyPrice: number, fee: number, priceLimit: number | null = null) => ({
  energyPrice: eurosPerKilowattHour(energyPrice),
  fee: euros(fee),
  priceLimit: priceLimit === null ? null : eurosPerKilowattHour(priceLimit),
  vatBorne: share(0.06),
});
type Buyer = ReturnType<typeof buyerOf>;
const pairsOf = (buyer: Buyer, sellers: readonly PricedSeller[], energies: readonly number[]) =>
  sellers.map((seller, at) => ({ seller, buyer, energy: energies[at] as number }));
const agreed = (buyer: Buyer, sellers: readonly PricedSeller[], energies: readonly number[]) =>
  proposePrices(pairsOf(buyer, sellers, energies), buyer.fee);
const open: PriceWish = { kind: "open", lowest: null };
const asked = (price: number): PriceWish => ({ kind: "asked", price: eurosPerKilowattHour(price) });
const sellerOf = (injectionPrice: number, fee: number, price: PriceWish = open) => ({
  injectionPrice: eurosPerKilowattHour(injectionPrice),
  fee: euros(fee),
  price,
  isLiableForVat: false,
});

test("with an open price both sides of a pair gain the same after fees", () => {
  // 2,000 kWh between 15 and 5 cents: 200 euros, less fees of 50 and 80, leaves 35 for each.
  const [price] = agreed(buyerOf(0.15, 50), [sellerOf(0.05, 80)], [2000]) ?? [];
  expect(price).toBeCloseTo(0.1075, 10);
});

test("with VAT on an open price both still gain the same after fees, as near as a price is printed", () => {
  // 2,000 kWh: 300 - 2,120 p - 50 = 2,000 p - 100 - 80, so p = 430 / 4,120; with VAT 11.0631 cents, printed as 11.06.
  const [price] = agreed(buyerOf(0.15, 50), [{ ...sellerOf(0.05, 80), isLiableForVat: true }], [2000]) ?? [];
  expect(price).toBe(Math.round((0.1106 / 1.06) * 1e6) / 1e6);
});

test("a proposed price has no more digits than papers print: the nearest, and the one below where the buyer would lose by that", () => {
  // Halfway between 15.127 and 5 cents is 10.0635.
  expect(agreed(buyerOf(0.15127, 0), [sellerOf(0.05, 0)], [1000])).toEqual([0.1006]);
  expect(agreed(buyerOf(0.15135, 0), [sellerOf(0.05, 0)], [1000])).toEqual([0.1007]);
  // A fee of 50 leaves the buyer nothing at 10.007 cents, which the seller's own limit lets go down.
  const limit: PriceWish = { kind: "open", lowest: eurosPerKilowattHour(0.1) };
  expect(agreed(buyerOf(0.15007, 50), [sellerOf(0.099, 0, limit)], [1000])).toEqual([0.1]);
});

test("a price that leaves no room for a step is proposed as it is", () => {
  // Both fees leave one single price, 10.005 cents, and a seller at 10 would pay for the rounding.
  const [narrow] = agreed(buyerOf(0.15005, 50), [sellerOf(0.05005, 50)], [1000]) ?? [];
  expect(narrow).toBeCloseTo(0.10005, 10);
});

test("an asked price is the price, a gift costs nothing, and a limit is not passed", () => {
  expect(agreed(buyerOf(0.15, 50), [sellerOf(0.05, 80, asked(0.1))], [2000])).toEqual([0.1]);
  expect(agreed(buyerOf(0.15, 50), [sellerOf(0.05, 80, { kind: "gift" })], [2000])).toEqual([0]);
  expect(agreed(buyerOf(0.15, 50, 0.1), [sellerOf(0.05, 80)], [2000])).toEqual([0.1]);
});

test("there is no price when the fees eat the gain, or when a limit leaves a side with a loss", () => {
  expect(agreed(buyerOf(0.15, 50), [sellerOf(0.05, 80)], [1200])).toBeNull();
  expect(agreed(buyerOf(0.15, 50), [sellerOf(0.05, 80, asked(0.08))], [2000])).toBeNull();
  expect(agreed(buyerOf(0.15, 50, 0.08), [sellerOf(0.05, 80)], [2000])).toBeNull();
});

test("when one asked price would leave the buyer with a loss, the others give way", () => {
  // A fee of 60 euros is 3 cents for each kWh: halfway between 5 and 12 cents is 8.5, and the buyer has 10 + 65 - 60 left.
  // A fee of 105 would leave a loss at the price halfway, so the second goes down until 10 + 95 pay it.
  const sellers = [sellerOf(0.05, 0, asked(0.14)), sellerOf(0.05, 0)];
  const prices = agreed(buyerOf(0.15, 60), sellers, [1000, 1000]) ?? [];
  expect(prices[0]).toBe(0.14);
  expect(prices[1]).toBeCloseTo(0.085, 10);
  const tight = agreed(buyerOf(0.15, 105), sellers, [1000, 1000]) ?? [];
  expect(tight[1]).toBeCloseTo(0.055, 10);
  expect(agreed(buyerOf(0.15, 111), sellers, [1000, 1000])).toBeNull();
});

test("prices exist exactly when the lowest prices leave the buyer without a loss, and then nobody loses and open ones are as papers print them", () => {
  const cents = (most: number) => fc.integer({ min: 0, max: most }).map((value) => value / 100);
  const seller = fc.record({
    injectionPrice: cents(8).map(eurosPerKilowattHour),
    fee: fc.integer({ min: 0, max: 120 }).map(euros),
    isLiableForVat: fc.boolean(),
    price: fc.oneof(
      fc.constant<PriceWish>(open),
      cents(15).map(asked),
      cents(15).map((lowest): PriceWish => ({ kind: "open", lowest: eurosPerKilowattHour(lowest) })),
    ),
  });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(seller, fc.integer({ min: 1, max: 5000 })), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 200 }),
      fc.option(cents(18)),
      (group, fee, limit) => {
        const buyer = buyerOf(0.16, fee, limit);
        const sellers = group.map(([one]) => one);
        const energies = group.map(([, energy]) => energy);
        const prices = agreed(buyer, sellers, energies);
        const lowest = lowestPrices(pairsOf(buyer, sellers, energies), buyer.fee);
        expect(prices === null).toBe(lowest === null);
        if (prices === null) return;
        let buyerGain = -fee;
        prices.forEach((price, at) => {
          const {
            injectionPrice,
            fee: feeSeller,
            isLiableForVat,
            price: wish,
          } = sellers[at] as (typeof sellers)[number];
          const paid = price * (isLiableForVat ? 1.06 : 1);
          const energy = energies[at] as number;
          expect(energy * (price - injectionPrice) - feeSeller).toBeGreaterThanOrEqual(-1e-5);
          expect(paid).toBeLessThanOrEqual((limit === null ? 0.16 : Math.min(0.16, limit)) + 1e-9);
          buyerGain += energy * (0.16 - paid);
          // A millionth of a euro of what is kept is a hundredth of a step of what is paid.
          const isOnStep = Math.abs(paid * 10_000 - Math.round(paid * 10_000)) < 0.02;
          expect(wish.kind !== "open" || isOnStep || price - (lowest?.[at] ?? 0) < 0.0001).toBe(true);
        });
        expect(buyerGain).toBeGreaterThanOrEqual(-1e-5);
      },
    ),
  );
});
