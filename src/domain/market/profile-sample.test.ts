import fc from "fast-check";
import { expect, test } from "vitest";
import { MARKET_YEAR, sampleOf, seasonalProfileOf, shapeOf, sharedBySample } from "#domain/market/profile-sample.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { seriesOf } from "#domain/units/series.ts";

const { quarters } = brusselsYear(MARKET_YEAR);
const total = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);

test("a seasonal profile has the whole energy of its sample", () => {
  const sample = sampleOf(seriesOf<"kWh">(Float64Array.from({ length: quarters }, (_, at) => (at % 96) / 96)));
  expect(total(seasonalProfileOf(sample))).toBeCloseTo((total(sample) * quarters) / sample.length, 3);
});

test("a day shape has the highest hour of a mean day as a hundred, and tells nothing of a year that is still to be drawn", () => {
  const sample = sampleOf(seriesOf<"kWh">(Float64Array.from({ length: quarters }, (_, at) => (at % 96 < 48 ? 0 : 2))));
  const { dayShape } = shapeOf(sample);
  expect(dayShape).toHaveLength(24);
  expect(Math.max(...dayShape)).toBe(100);
  // By the wall clock, so that noon of the winter is one hour later in the summer.
  expect(dayShape.slice(1, 12).every((part) => part === 0)).toBe(true);
  expect(dayShape.slice(13).every((part) => part === 100)).toBe(true);
  expect(shapeOf(new Float32Array()).dayShape).toEqual([]);
});

test("two seasonal profiles never have less in common than their samples share, so that no offer is promised less than it leaves", () => {
  const samples = fc.float32Array({ min: 0, max: 5, noNaN: true, minLength: 1024, maxLength: 1024 });
  fc.assert(
    fc.property(samples, samples, (one, other) => {
      const [a, b] = [seasonalProfileOf(one), seasonalProfileOf(other)];
      const common = total(a.map((energy, part) => Math.min(energy, b[part] as number)));
      expect(common).toBeGreaterThanOrEqual(sharedBySample(one, other, quarters) * (1 - 1e-6));
    }),
    { numRuns: 25 },
  );
});
