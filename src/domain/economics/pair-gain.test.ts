import fc from "fast-check";
import { expect, test } from "vitest";
import { breakEvenEnergy, evenPrice, pairGain, priceBand } from "#domain/economics/pair-gain.ts";
import { euros, eurosPerKilowattHour, kilowattHours, share } from "#domain/units/quantity.ts";

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

test("midway between 3 and 14 cents lies 8.5 cents, the example of domain practice, when both fees are the same", () => {
  const equal = {
    ...terms,
    energyPrice: eurosPerKilowattHour(0.14),
    injectionPrice: eurosPerKilowattHour(0.03),
  };
  expect(evenPrice(equal, kilowattHours(1000))).toBeCloseTo(0.085, 12);
});

test("2,000 kWh between 15 and 5 cents with fees of 50 and 100: any price from 10 to 12.5 cents hurts nobody", () => {
  const band = priceBand(
    {
      energyPrice: eurosPerKilowattHour(0.15),
      injectionPrice: eurosPerKilowattHour(0.05),
      feeBuyer: euros(50),
      feeSeller: euros(100),
    },
    kilowattHours(2000),
  );
  expect(band?.lowest).toBeCloseTo(0.1, 12);
  expect(band?.highest).toBeCloseTo(0.125, 12);
  expect(band?.fair).toBeCloseTo(0.1125, 12);
});

test("below the break-even volume no price suits both", () => {
  const breakEven = breakEvenEnergy(terms) ?? 0;
  expect(priceBand(terms, kilowattHours(breakEven * 0.99))).toBeNull();
  expect(priceBand(terms, kilowattHours(breakEven * 1.01))).not.toBeNull();
  expect(priceBand(terms, kilowattHours(0))).toBeNull();
});

test("a seller who is liable for VAT makes a household pay 6 % more and an enterprise nothing more", () => {
  const sale = { ...terms, sharedEnergy: kilowattHours(1000), agreedPrice: eurosPerKilowattHour(0.1) };
  const outside = pairGain(sale);
  const household = pairGain({ ...sale, vat: { rate: share(0.06), buyerDeducts: false } });
  const enterprise = pairGain({ ...sale, vat: { rate: share(0.21), buyerDeducts: true } });
  expect(household.seller).toBe(outside.seller);
  expect(household.buyer).toBeCloseTo(outside.buyer - 6, 9);
  expect(enterprise).toEqual(outside);
});

test("with VAT the fair price still leaves both the same, and the break-even volume grows", () => {
  const taxed = { ...terms, vat: { rate: share(0.06), buyerDeducts: false } };
  const sharedEnergy = kilowattHours(4000);
  const agreedPrice = evenPrice(taxed, sharedEnergy);
  const gain = pairGain({ ...taxed, sharedEnergy, agreedPrice });
  expect(gain.buyer).toBeCloseTo(gain.seller, 9);
  expect(breakEvenEnergy({ ...taxed, agreedPrice }) ?? 0).toBeGreaterThan(breakEvenEnergy(terms) ?? 0);
});

test("within the band neither side loses, and just outside it one does", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 100, max: 50_000, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom(0, 0.06, 0.21),
      (energy, place, rate) => {
        const taxed = { ...terms, vat: { rate: share(rate), buyerDeducts: false } };
        const sharedEnergy = kilowattHours(energy);
        const band = priceBand(taxed, sharedEnergy);
        fc.pre(band !== null);
        const lesserGain = (price: number) => {
          const { buyer, seller } = pairGain({ ...taxed, sharedEnergy, agreedPrice: eurosPerKilowattHour(price) });
          return Math.min(buyer, seller);
        };
        expect(lesserGain(band.lowest + place * (band.highest - band.lowest))).toBeGreaterThanOrEqual(-1e-6);
        expect(lesserGain(band.lowest - 0.001)).toBeLessThan(0);
        expect(lesserGain(band.highest + 0.001)).toBeLessThan(0);
      },
    ),
  );
});

test("more shared energy never lowers the gain of a pair whose energy costs more than its injection brings", () => {
  const volume = fc.double({ min: 0, max: 50_000, noNaN: true });
  fc.assert(
    fc.property(volume, volume, (first, more) => {
      const at = (energy: number) =>
        pairGain({ ...terms, agreedPrice: eurosPerKilowattHour(0.09), sharedEnergy: kilowattHours(energy) });
      expect(at(first + more).buyer).toBeGreaterThanOrEqual(at(first).buyer - 1e-9);
      expect(at(first + more).seller).toBeGreaterThanOrEqual(at(first).seller - 1e-9);
    }),
  );
});
