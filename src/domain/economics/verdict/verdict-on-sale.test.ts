import fc from "fast-check";
import { expect, test } from "vitest";
import { type PairSale, priceBand } from "#domain/economics/pair-gain.ts";
import { verdictBounds } from "#domain/economics/verdict/verdict-bounds.ts";
import { type Flip, flipsOfSale, verdictOnSale } from "#domain/economics/verdict/verdict-on-sale.ts";
import { euros, eurosPerKilowattHour, kilowattHours, times } from "#domain/units/quantity.ts";

const sale: PairSale = {
  sharedEnergy: kilowattHours(2000),
  energyPrice: eurosPerKilowattHour(0.15),
  agreedPrice: eurosPerKilowattHour(0.1),
  injectionPrice: eurosPerKilowattHour(0.05),
  feeBuyer: euros(85),
  feeSeller: euros(85),
};

test("2,000 kWh that bring each side 100 against a fee of 85 barely pay, and 0.75 cents in the price would turn it", () => {
  const { verdict, buyer, seller, flip } = verdictOnSale(sale, verdictBounds);
  expect([verdict, buyer, seller]).toEqual(["barely", "barely", "barely"]);
  // The price may move 15 / 2,000 = 0.75 cents, 7.5 %; the volume 15 % down; the fees 17.6 % up.
  expect(flip).toMatchObject({ change: "price" });
  expect(flip?.relative).toBeCloseTo(0.075, 9);
});

test("1,600 kWh at the same prices do not pay, and a fee 5.9 % lower is a smaller change than 6.25 % more volume", () => {
  const { verdict, flip } = verdictOnSale({ ...sale, sharedEnergy: kilowattHours(1600) }, verdictBounds);
  expect(verdict).toBe("does-not-pay");
  expect(flip).toMatchObject({ change: "fees" });
  expect(flip?.change === "fees" ? flip.factor : 0).toBeCloseTo(80 / 85, 9);
});

test("where the price has more room than the volume, the volume is told: 15 % less pays the fees and no more", () => {
  // The price may move 0.75 of its 3 cents, 25 %; the volume from 2,000 to 1,700 kWh; the fees 17.6 % up.
  const cheap = {
    ...sale,
    energyPrice: eurosPerKilowattHour(0.08),
    agreedPrice: eurosPerKilowattHour(0.03),
    injectionPrice: eurosPerKilowattHour(-0.02),
  };
  const { flip } = verdictOnSale(cheap, verdictBounds);
  expect(flip).toMatchObject({ change: "volume" });
  expect(flip?.change === "volume" ? flip.to : 0).toBeCloseTo(1700, 6);
  expect(flip?.relative).toBeCloseTo(0.15, 9);
  expect(flipsOfSale(cheap).map(({ change }) => change)).toEqual(["volume", "fees", "price"]);
});

test("a sale pays when it pays both: the worse of the two verdicts counts", () => {
  const { verdict, buyer, seller } = verdictOnSale(
    { ...sale, sharedEnergy: kilowattHours(4000), agreedPrice: eurosPerKilowattHour(0.07) },
    verdictBounds,
  );
  expect([verdict, buyer, seller]).toEqual(["does-not-pay", "pays", "does-not-pay"]);
});

test("where power for nothing still loses, no single change helps", () => {
  const { flip } = verdictOnSale({ ...sale, energyPrice: eurosPerKilowattHour(0.04) }, verdictBounds);
  expect(flip).toBeNull();
});

test("a little further than the change told, the verdict has turned; a little less far, it has not", () => {
  fc.assert(
    fc.property(
      fc.record({
        sharedEnergy: fc.double({ min: 200, max: 20_000, noNaN: true }).map(kilowattHours),
        agreedPrice: fc.double({ min: 0.01, max: 0.2, noNaN: true }).map(eurosPerKilowattHour),
        feeBuyer: fc.double({ min: 10, max: 200, noNaN: true }).map(euros),
        feeSeller: fc.double({ min: 10, max: 200, noNaN: true }).map(euros),
      }),
      (varied) => {
        const one = { ...sale, ...varied };
        const { verdict, flip } = verdictOnSale(one, verdictBounds);
        fc.pre(flip !== null && flip.relative > 1e-6 && flip.relative < 50);
        // A band of next to nothing is passed through by the least step too far.
        const band = priceBand(one, one.sharedEnergy);
        fc.pre(band === null || band.highest - band.lowest > 1e-4);
        const turned = (overshoot: number) => {
          const { verdict: then } = verdictOnSale(moved(one, flip, overshoot), verdictBounds);
          return (then === "does-not-pay") !== (verdict === "does-not-pay");
        };
        expect(turned(1e-6)).toBe(true);
        expect(turned(-1e-3)).toBe(false);
      },
    ),
  );
});

function moved(one: PairSale, flip: Flip, overshoot: number): PairSale {
  const beyond = (from: number, to: number) => to + (to - from) * overshoot;
  if (flip.change === "price") return { ...one, agreedPrice: eurosPerKilowattHour(beyond(one.agreedPrice, flip.to)) };
  if (flip.change === "volume") return { ...one, sharedEnergy: kilowattHours(beyond(one.sharedEnergy, flip.to)) };
  const factor = beyond(1, flip.factor);
  return { ...one, feeBuyer: times(one.feeBuyer, factor), feeSeller: times(one.feeSeller, factor) };
}
