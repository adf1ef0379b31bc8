import fc from "fast-check";
import { expect, test } from "vitest";
import { type RankedSeller, rankPairs } from "#domain/economics/rank-pairs.ts";
import { euros, eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { seriesOf } from "#domain/units/series.ts";

const buyer = { offtake: seriesOf<"kWh">([500, 500, 0]), energyPrice: eurosPerKilowattHour(0.15), fee: euros(20) };
const seller = (injection: number[], fee = 20): RankedSeller => ({
  injection: seriesOf<"kWh">(injection),
  injectionPrice: eurosPerKilowattHour(0.05),
  fee: euros(fee),
  askedPrice: null,
});

test("the seller who injects when the buyer takes comes before the one who injects more at another hour", () => {
  const ranked = rankPairs(buyer, [seller([0, 100, 5000]), seller([500, 300, 0])]);
  expect(ranked.map(({ seller: place, sharedEnergy }) => [place, sharedEnergy])).toEqual([
    [1, 800],
    [0, 100],
  ]);
  // 800 kWh at 10 cents less two fees of 20, halved by the even price.
  expect(ranked[0]?.gain.together).toBeCloseTo(40, 9);
  expect(ranked[0]?.gain.buyer).toBeCloseTo(20, 9);
});

test("a high fee puts more energy behind less energy, and a low asked price is best for the buyer alone", () => {
  const sellers = [seller([500, 300, 0], 100), { ...seller([500, 0, 0]), askedPrice: eurosPerKilowattHour(0.14) }];
  expect(rankPairs(buyer, sellers).map((pair) => pair.seller)).toEqual([1, 0]);
  const generous = sellers.map((one, place) => ({
    ...one,
    askedPrice: eurosPerKilowattHour(place === 0 ? 0.05 : 0.14),
  }));
  expect(rankPairs(buyer, generous, "buyer").map((pair) => pair.seller)).toEqual([0, 1]);
});

test("a pair that shares nothing is ranked by its fees, and equals keep the order given", () => {
  const ranked = rankPairs(buyer, [seller([0, 0, 9]), seller([0, 0, 5])]);
  expect(ranked.map((pair) => [pair.seller, pair.gain.together])).toEqual([
    [0, -40],
    [1, -40],
  ]);
});

test("the ranking never rises from one place to the next, and every seller stands in it once", () => {
  const sellers = fc.array(
    fc.tuple(
      fc.array(fc.double({ min: 0, max: 900, noNaN: true }), { minLength: 3, maxLength: 3 }),
      fc.nat({ max: 200 }),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(sellers, (rows) => {
      const ranked = rankPairs(
        buyer,
        rows.map(([injection, fee]) => seller(injection, fee)),
      );
      expect(ranked.map((pair) => pair.seller).toSorted((a, b) => a - b)).toEqual(rows.map((_, place) => place));
      ranked.slice(1).forEach((pair, before) => {
        expect(pair.gain.together).toBeLessThanOrEqual(ranked[before]?.gain.together ?? 0);
      });
    }),
  );
});
