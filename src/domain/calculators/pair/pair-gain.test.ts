import fc from "fast-check";
import { expect, test } from "vitest";
import { breakEvenEnergy, evenPrice, pairGain } from "#domain/calculators/pair/pair-gain.ts";
import { euros, eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";

const terms = {
  energyPrice: eurosPerKilowattHour(0.156),
  injectionPrice: eurosPerKilowattHour(0.0396),
  feeBuyer: euros(96.8),
  feeSeller: euros(96.8),
};

test("2,000 kWh at 10 cents between 15 and 4 cents gives the buyer 100 less the fee and the seller 120 less the fee", () => {
  const gain = pairGain({
    sharedEnergy: kilowattHours(2000),
    energyPrice: eurosPerKilowattHour(0.15),
    agreedPrice: eurosPerKilowattHour(0.1),
    injectionPrice: eurosPerKilowattHour(0.04),
    feeBuyer: euros(85),
    feeSeller: euros(121),
  });
  expect(gain.buyer).toBeCloseTo(15, 9);
  expect(gain.seller).toBeCloseTo(-1, 9);
  expect(gain.together).toBeCloseTo(14, 9);
});

test("a pair that shares nothing loses exactly both fees", () => {
  const gain = pairGain({ ...terms, agreedPrice: eurosPerKilowattHour(0.08), sharedEnergy: kilowattHours(0) });
  expect(gain).toEqual({ buyer: -96.8, seller: -96.8, together: -193.6 });
});

test("the agreed price moves money from one to the other and never changes the sum", () => {
  const price = fc.double({ min: -0.1, max: 0.6, noNaN: true });
  fc.assert(
    fc.property(fc.double({ min: 0, max: 50_000, noNaN: true }), price, price, (energy, first, second) => {
      const sharedEnergy = kilowattHours(energy);
      const one = pairGain({ ...terms, sharedEnergy, agreedPrice: eurosPerKilowattHour(first) });
      const other = pairGain({ ...terms, sharedEnergy, agreedPrice: eurosPerKilowattHour(second) });
      expect(one.together).toBeCloseTo(other.together, 6);
    }),
  );
});

test.each([
  ["two fees of 85 euros", 85, 1460],
  ["two fees of 96.80 euros", 96.8, 1663],
  ["two fees of 121 euros", 121, 2079],
  ["two fees of 124.63 euros", 124.63, 2141],
])("with %s the pair breaks even at the published volume", (_, fee, volume) => {
  const energy = breakEvenEnergy({ ...terms, feeBuyer: euros(fee), feeSeller: euros(fee) });
  expect(Math.abs((energy ?? 0) - volume)).toBeLessThan(1);
});

test("no volume pays the fees back when the buyer's energy costs no more than the injection brings", () => {
  expect(breakEvenEnergy({ ...terms, energyPrice: eurosPerKilowattHour(0.0396) })).toBeNull();
});

test("with fees of 20 and 60 euros, 1,000 kWh between 15 and 5 cents are even at 12 cents: 10 euros each", () => {
  const sharedEnergy = kilowattHours(1000);
  const uneven = {
    energyPrice: eurosPerKilowattHour(0.15),
    injectionPrice: eurosPerKilowattHour(0.05),
    feeBuyer: euros(20),
    feeSeller: euros(60),
  };
  const agreedPrice = evenPrice(uneven, sharedEnergy);
  expect(agreedPrice).toBeCloseTo(0.12, 12);
  const gain = pairGain({ ...uneven, agreedPrice, sharedEnergy });
  expect(gain.buyer).toBeCloseTo(10, 9);
  expect(gain.seller).toBeCloseTo(10, 9);
});
