import fc from "fast-check";
import { expect, test } from "vitest";
import { gainOfFurtherSellers } from "#domain/economics/further-sellers.ts";
import { pairGain } from "#domain/economics/pair-gain.ts";
import { euros, eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";

const sells = (energy: number, cents = 10, fee = 50) => ({
  sharedEnergy: kilowattHours(energy),
  energyPrice: eurosPerKilowattHour(0.15),
  agreedPrice: eurosPerKilowattHour(cents / 100),
  injectionPrice: eurosPerKilowattHour(0.05),
  feeSeller: euros(fee),
});

test("the buyer's fee is counted with the first seller; the second brings 500 kWh at 10 cents less its own fee", () => {
  const rows = gainOfFurtherSellers([[sells(1500)], [sells(1200), sells(800)]], euros(100));
  expect(rows[0]?.shared).toBeCloseTo(1500, 9);
  expect(rows[0]?.together).toBeCloseTo(150 - 100 - 50, 9);
  expect(rows[1]?.added.shared).toBeCloseTo(500, 9);
  expect(rows[1]?.added.together).toBeCloseTo(50 - 50, 9);
});

test("each seller has a price of its own: the buyer pays it, and that seller alone keeps it", () => {
  const [, both] = gainOfFurtherSellers([[sells(1000)], [sells(1000), sells(1000, 6, 0)]], euros(0));
  expect(both?.buyer).toBeCloseTo(1000 * 0.05 + 1000 * 0.09, 9);
  expect(both?.sellers).toEqual([expect.closeTo(0, 9), expect.closeTo(10, 9)]);
});

test("a seller with power at the same hours as the others adds nothing but its fee", () => {
  const [, second] = gainOfFurtherSellers([[sells(1000)], [sells(500), sells(500)]], euros(100));
  expect(second?.added.shared).toBeCloseTo(0, 9);
  expect(second?.added.together).toBeCloseTo(-50, 9);
});

test("with one seller it is the gain of the pair", () => {
  const amount = fc.double({ min: 0, max: 20_000, noNaN: true });
  fc.assert(
    fc.property(amount, amount, amount, (energy, cents, fee) => {
      const [row] = gainOfFurtherSellers([[sells(energy, cents / 1000)]], euros(fee));
      const { buyer, seller, together } = pairGain({ ...sells(energy, cents / 1000), feeBuyer: euros(fee) });
      expect(row).toMatchObject({
        buyer: expect.closeTo(buyer, 6),
        sellers: [seller],
        together: expect.closeTo(together, 6),
      });
    }),
  );
});
