import fc from "fast-check";
import { expect, test } from "vitest";
import { heatAndPowerProduction } from "#domain/profiles/production/heat-and-power-production.ts";
import { hydroProduction } from "#domain/profiles/production/hydro-production.ts";
import {
  type DegreesCelsius,
  type MetresPerSecond,
  type ModelWeather,
  modelWeather,
} from "#domain/profiles/production/model-weather.ts";
import { windProduction } from "#domain/profiles/production/wind-production.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { kilowatts, share } from "#domain/units/quantity.ts";
import { type Series, sumOfSeries } from "#domain/units/series.ts";
import { roundClimate } from "../../../../tests/support/domain/model-climate.ts";

const calendar = brusselsYear(2026);
const weather = modelWeather(roundClimate, calendar, { seed: 1 });
const speed = (value: number) => value as MetresPerSecond;
const turbine = { ratedPower: kilowatts(10), startSpeed: speed(3), ratedSpeed: speed(11), stopSpeed: speed(25) };
const river = {
  ratedPower: kilowatts(20),
  monthlyFlow: [1, 1, 1, 0.8, 0.7, 0.5, 0.4, 0.4, 0.5, 0.6, 0.8, 1].map(share),
  flowMinimum: share(0.2),
};
const boilerRoom = {
  electricPower: kilowatts(5),
  heatingLimit: 16 as DegreesCelsius,
  fullTemperature: -2 as DegreesCelsius,
  hotWaterShare: share(0.125),
};
const withWind = (wind: number): ModelWeather => ({ ...weather, wind: weather.wind.map(() => wind) });
const withTemperature = (degrees: number): ModelWeather => ({
  ...weather,
  temperature: weather.temperature.map(() => degrees),
});
const monthUse = (series: Series<"kWh">, month: number) =>
  sumOfSeries(series, calendar.monthStarts[month], calendar.monthStarts[month + 1]);

test("a turbine stands still in weak wind and in storm, and gives 2.5 kWh a quarter at 10 kW", () => {
  const quarterAt = (wind: number) => windProduction(turbine, withWind(wind)).series[0];
  expect(quarterAt(2.9)).toBe(0);
  expect(quarterAt(26)).toBe(0);
  expect(quarterAt(15)).toBe(2.5);
  // (8³ - 3³) / (11³ - 3³) = 485 / 1304 of full power.
  expect(quarterAt(8)).toBeCloseTo((2.5 * 485) / 1304, 12);
});

test("in 5 m/s of wind a small turbine runs 10 to 20 % of its full hours", () => {
  const part = sumOfSeries(windProduction(turbine, weather).series) / (10 * 8760);
  expect(part).toBeGreaterThan(0.1);
  expect(part).toBeLessThan(0.2);
});

test("a river gives more in winter than in late summer, and keeps its pace through a day", () => {
  const { series } = hydroProduction(river, weather);
  expect(monthUse(series, 0)).toBeGreaterThan(1.4 * monthUse(series, 7));
  expect(new Set(series.subarray(calendar.dayStarts[100], calendar.dayStarts[101])).size).toBe(1);
});

test("at 7 degrees a heat-led plant runs 0.125 + 0.875 x 9/18 = 56.25 % of the day, at frost all day, in summer 3 hours", () => {
  const dayAt = (degrees: number) =>
    sumOfSeries(heatAndPowerProduction(boilerRoom, withTemperature(degrees)).series, 0, 96) / (5 * 24);
  expect(dayAt(7)).toBeCloseTo(0.5625, 10);
  expect(dayAt(-5)).toBe(1);
  expect(dayAt(20)).toBeCloseTo(3 / 24, 10);
});

test("none of them makes less than nothing or more than its power, and the same seed makes the same", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (seed) => {
      const drawn = modelWeather(roundClimate, calendar, { seed });
      const plants = [
        { make: () => windProduction(turbine, drawn), limit: 2.5 },
        { make: () => hydroProduction(river, drawn), limit: 5 },
        { make: () => heatAndPowerProduction(boilerRoom, drawn), limit: 1.25 },
      ];
      for (const { make, limit } of plants) {
        const profile = make();
        expect(profile.series.every((energy) => energy >= 0 && energy <= limit)).toBe(true);
        expect(make()).toEqual(profile);
        expect(profile).toMatchObject({ model: true, seed, year: 2026 });
      }
    }),
    { numRuns: 5 },
  );
});
