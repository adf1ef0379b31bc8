import { expect, test } from "vitest";
import { pairGain } from "#domain/economics/pair-gain.ts";
import { type SaleParties, saleBetween } from "#domain/economics/sale-between.ts";
import { euros, eurosPerKilowattHour, kilowattHours, share } from "#domain/units/quantity.ts";

const parties: SaleParties = {
  sharedEnergy: kilowattHours(2000),
  agreedPrice: eurosPerKilowattHour(0.1),
  buyer: { kind: "household", energyPrice: eurosPerKilowattHour(0.159), fee: euros(121) },
  seller: { kind: "household", isLiableForVat: false, injectionPrice: eurosPerKilowattHour(0.04), fee: euros(121) },
  rates: { energy: share(0.06), fee: share(0.21), sale: share(0.06) },
};
const gainOf = (change: Partial<SaleParties>) => pairGain(saleBetween({ ...parties, ...change }));

test("two households: 5.9 cents on 2,000 kWh is 118 and misses the fee of 121 by 3; 6 cents is 120 and misses it by 1", () => {
  const { buyer, seller } = gainOf({});
  expect(buyer).toBeCloseTo(-3, 9);
  expect(seller).toBeCloseTo(-1, 9);
});

test("a household that buys from a seller liable for VAT pays 6 % on 200 euros more", () => {
  const { buyer, seller } = gainOf({ seller: { ...parties.seller, kind: "enterprise", isLiableForVat: true } });
  expect(buyer).toBeCloseTo(-3 - 12, 9);
  expect(seller).toBeCloseTo(120 - 100, 9);
});

test("an enterprise deducts all VAT: 5 cents on 2,000 kWh less a fee of 100 leaves nothing, whoever sells", () => {
  const buyer = { ...parties.buyer, kind: "enterprise" } as const;
  expect(gainOf({ buyer }).buyer).toBeCloseTo(0, 9);
  expect(gainOf({ buyer, seller: { ...parties.seller, isLiableForVat: true } }).buyer).toBeCloseTo(0, 9);
});
