import fc from "fast-check";
import { expect, test } from "vitest";
import { modelWeather } from "#domain/profiles/production/model-weather.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { roundClimate } from "../../../../tests/support/domain/model-climate.ts";

const calendar = brusselsYear(2026);
const sum = (values: ArrayLike<number>) => Array.from(values).reduce((total, value) => total + value, 0);
const mean = (values: ArrayLike<number>) => sum(values) / values.length;

/** How much of a number's deviation the next one still has. */
function persistence(values: readonly number[]): number {
  const middle = mean(values);
  const together = values.slice(1).map((value, index) => (value - middle) * ((values[index] as number) - middle));
  return sum(together) / sum(values.map((value) => (value - middle) ** 2));
}

test("the middle year has the months of the climate itself, whatever its seed", () => {
  for (const seed of [1, 2]) {
    const { solarShares } = modelWeather(roundClimate, calendar, { seed, year: "p50" });
    roundClimate.monthlySolarShares.forEach((expected, month) => {
      expect(solarShares[month]).toBeCloseTo(expected, 12);
    });
  }
});

test("with a spread of 10 % the tenth year gives 1 - 1.2816 x 0.1 = 87.2 % of the sun, the ninetieth 112.8 %", () => {
  const sunOf = (year: "p10" | "p90") => sum(modelWeather(roundClimate, calendar, { seed: 1, year }).solarShares);
  expect(sunOf("p10")).toBeCloseTo(0.8718, 4);
  expect(sunOf("p90")).toBeCloseTo(1.1282, 4);
});

test("drawn years lie around the middle one, one in ten below the tenth", () => {
  const years = Array.from({ length: 120 }, (_, seed) =>
    sum(modelWeather(roundClimate, calendar, { seed }).solarShares),
  );
  expect(mean(years)).toBeCloseTo(1, 1.5);
  expect(years.filter((year) => year < 0.8718).length / 120).toBeGreaterThan(0.04);
  expect(years.filter((year) => year < 0.8718).length / 120).toBeLessThan(0.17);
});

test("the same seed gives the same weather, another seed another", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (seed) => {
      const first = modelWeather(roundClimate, calendar, { seed });
      expect(modelWeather(roundClimate, calendar, { seed })).toEqual(first);
      const other = modelWeather(roundClimate, calendar, { seed: seed + 1 });
      expect(other.clearness).not.toEqual(first.clearness);
      expect(first).toMatchObject({ model: true, seed, year: "drawn" });
    }),
    { numRuns: 5 },
  );
});

test("clearness stays between dark and a cloud's bright rim, and its months have the mean asked", () => {
  const { clearness } = modelWeather(roundClimate, calendar, { seed: 3, year: "p50" });
  expect(clearness.every((clear) => clear >= 0.04 && clear <= 1.06)).toBe(true);
  for (let month = 0; month < 12; month++) {
    const part = clearness.subarray(calendar.monthStarts[month], calendar.monthStarts[month + 1]);
    expect(mean(part)).toBeGreaterThan(0.52);
    expect(mean(part)).toBeLessThan(0.58);
  }
});

test("a sunny day is followed by a sunny day more often than not, a warm one by a warm one mostly", () => {
  const { clearness, temperature } = modelWeather(roundClimate, calendar, { seed: 4, year: "p50" });
  const days = Array.from({ length: calendar.days }, (_, day) =>
    mean(clearness.subarray(calendar.dayStarts[day], calendar.dayStarts[day + 1])),
  );
  expect(persistence(days)).toBeGreaterThan(0.15);
  expect(persistence(days)).toBeLessThan(0.55);
  expect(persistence([...temperature])).toBeGreaterThan(0.75);
});

test("July is warmer than January by the climate's 15 degrees, and wind blows 5 m/s in the mean", () => {
  const years = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => modelWeather(roundClimate, calendar, { seed }));
  const monthMean = (from: number, to: number) =>
    mean(years.map(({ temperature }) => mean(temperature.subarray(from, to))));
  expect(Math.abs(monthMean(181, 212) - monthMean(0, 31) - 15)).toBeLessThan(2);
  const wind = mean(years.map((weather) => mean(weather.wind)));
  expect(Math.abs(wind - 5)).toBeLessThan(0.35);
  expect(Math.min(...years.map((weather) => Math.min(...weather.wind)))).toBeGreaterThanOrEqual(0);
});
