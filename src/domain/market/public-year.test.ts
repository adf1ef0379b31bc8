import fc from "fast-check";
import { expect, test } from "vitest";
import { fitOfOffer } from "#domain/market/offer-fit.ts";
import { sampleOf, shapeOf } from "#domain/market/profile-sample.ts";
import { listedYear, publicYear } from "#domain/market/public-year.ts";
import { euros, eurosPerKilowattHour, kilowattHours, share } from "#domain/units/quantity.ts";
import { type Series, scaledToTotal, seriesOf, sumOfSeries } from "#domain/units/series.ts";

const QUARTERS = 35_040;
/** A year that hangs on a few numbers, each quarter on its own. */
const yearOf = (seed: number, total: number): Series<"kWh"> => {
  const year = seriesOf<"kWh">(
    Float64Array.from({ length: QUARTERS }, (_, quarter) => (Math.imul(quarter + 1, seed | 1) >>> 8) % 1000),
  );
  return scaledToTotal(year, kilowattHours(total));
};
const modelled = yearOf(77, 4321);
const prices = {
  price: { kind: "open", lowest: null },
  injectionPrice: eurosPerKilowattHour(0.02),
  isLiableForVat: false,
  fee: euros(0),
} as const;

/** All that is made of the year of a listing for others, probed by a buyer who uses power in a single quarter. */
function seenOf(measured: Series<"kWh">, probe: number) {
  const { total, quarters, profileKind } = listedYear(modelled, measured);
  const sample = sampleOf(quarters);
  const spike = new Float32Array(sample.length);
  spike[probe % sample.length] = 1000;
  const terms = { energyPrice: eurosPerKilowattHour(0.14), priceLimit: null, vatBorne: share(0.06), fee: euros(0) };
  const buyer = { sample: spike, ...terms };
  const fit = fitOfOffer({ ...prices, sample }, buyer, QUARTERS);
  return {
    total,
    profileKind,
    bytes: Buffer.from(quarters.buffer).toString("base64"),
    fit,
    shape: shapeOf(sample),
  };
}

test("any two measured years of a listing whose totals round to the same look the same to the byte, whoever probes", () => {
  const step = fc.integer({ min: 1, max: 99 }).map((steps) => steps * 100);
  const off = fc.double({ min: -49.9, max: 49.9, noNaN: true });
  fc.assert(
    fc.property(step, off, off, fc.integer(), fc.integer(), fc.nat(), (total, one, other, first, second, probe) => {
      expect(seenOf(yearOf(first, total + one), probe)).toEqual(seenOf(yearOf(second, total + other), probe));
    }),
    { numRuns: 25 },
  );
});

test.each([
  [0, 0],
  [49, 0],
  [51, 100],
  [3437, 3400],
  [9960, 10_000],
  [17_312, 17_000],
  [1_234_567, 1_200_000],
])("a measured total of %d kWh is shown as %d", (measured, shown) => {
  expect(publicYear(modelled, kilowattHours(measured)).total).toBe(shown);
});

test("the public year adds up to the shown total, has the shape of the model, and is its own public year", () => {
  fc.assert(
    fc.property(fc.double({ min: 60, max: 5e6, noNaN: true }), (measured) => {
      const { total, quarters } = publicYear(modelled, kilowattHours(measured));
      expect(sumOfSeries(quarters)).toBeCloseTo(total, 3);
      expect(quarters[1234]).toBeCloseTo(((modelled[1234] as number) * total) / 4321, 6);
      expect(Math.abs(total - measured)).toBeLessThanOrEqual(Math.max(50, measured * 0.05));
      expect(publicYear(modelled, total).total).toBe(total);
    }),
    { numRuns: 50 },
  );
});

test("a model that injects nothing promises nothing, whatever was measured", () => {
  const nothing = seriesOf<"kWh">(new Float64Array(QUARTERS));
  expect(listedYear(nothing, yearOf(3, 5000))).toMatchObject({ total: 0, profileKind: "file" });
});
