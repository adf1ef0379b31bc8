import fc from "fast-check";
import { expect, test } from "vitest";
import { householdLoad } from "#domain/profiles/load/household-load.ts";
import { type DegreesCelsius, modelWeather } from "#domain/profiles/production/model-weather.ts";
import { brusselsYear, clockQuarterOf } from "#domain/time/brussels-year.ts";
import { kilowattHours, kilowatts, share } from "#domain/units/quantity.ts";
import { type Series, sumOfSeries } from "#domain/units/series.ts";
import { roundClimate } from "../../../../tests/support/domain/model-climate.ts";

const calendar = brusselsYear(2026);
const weather = modelWeather(roundClimate, calendar, { seed: 1, year: "p50" });
const average = { yearlyUse: kilowattHours(3500) };
const heatPump = { yearlyUse: kilowattHours(3600), heatingLimit: 16 as DegreesCelsius, hotWaterShare: share(0.2) };

const monthPeaks = (series: Series<"kWh">) =>
  Array.from(
    { length: 12 },
    (_, month) => 4 * Math.max(...series.subarray(calendar.monthStarts[month], calendar.monthStarts[month + 1])),
  );
const monthUse = (series: Series<"kWh">, month: number) =>
  sumOfSeries(series, calendar.monthStarts[month], calendar.monthStarts[month + 1]);
/** Part of the year between two hours of the wall clock. */
const between = (series: Series<"kWh">, from: number, to: number) => {
  let total = 0;
  for (let quarter = 0; quarter < series.length; quarter++) {
    const clock = clockQuarterOf(calendar, quarter) / 4;
    if (clock >= from && clock < to) total += series[quarter] as number;
  }
  return total / sumOfSeries(series);
};
const minusSeries = (whole: Series<"kWh">, part: Series<"kWh">) =>
  whole.map((value, quarter) => value - (part[quarter] as number)) as Series<"kWh">;

test("a house of 3,500 kWh has monthly peaks between 2.5 and 6.5 kW, around 4.3 in the mean", () => {
  const means = Array.from({ length: 12 }, (_, seed) => {
    const peaks = monthPeaks(householdLoad(average, weather, seed).series);
    expect(Math.min(...peaks)).toBeGreaterThan(2.5);
    expect(Math.max(...peaks)).toBeLessThan(7);
    return peaks.reduce((sum, peak) => sum + peak, 0) / 12;
  });
  const mean = means.reduce((sum, peak) => sum + peak, 0) / means.length;
  expect(mean).toBeGreaterThan(3.6);
  expect(mean).toBeLessThan(5.2);
});

test("a house uses more in winter than in summer, and most in the evening", () => {
  const { series } = householdLoad(average, weather, 1);
  expect(monthUse(series, 0)).toBeGreaterThan(1.2 * monthUse(series, 6));
  expect(between(series, 17, 21)).toBeGreaterThan(0.28);
  expect(between(series, 1, 5)).toBeLessThan(0.09);
});

test("a large house runs its machines more often, not with ten times the power", () => {
  const peakOf = (yearlyUse: number) =>
    Math.max(...monthPeaks(householdLoad({ yearlyUse: kilowattHours(yearlyUse) }, weather, 1).series));
  expect(peakOf(7500)).toBeLessThan(2.5 * peakOf(1500));
});

test("what is added comes on top: 3,500 + 3,600 + 2,700 + 2,000 = 11,800 kWh", () => {
  const { series } = householdLoad(
    {
      ...average,
      heatPump,
      electricCar: { yearlyUse: kilowattHours(2700), power: kilowatts(7.4), charging: "evening" },
      electricBoiler: { yearlyUse: kilowattHours(2000), power: kilowatts(2.4) },
    },
    weather,
    1,
  );
  expect(sumOfSeries(series)).toBeCloseTo(11_800, 6);
});

test("a heat pump works in the cold and makes only hot water in July", () => {
  const bare = householdLoad(average, weather, 1).series;
  const pump = minusSeries(householdLoad({ ...average, heatPump }, weather, 1).series, bare);
  const hotWaterOfAMonth = (3600 * 0.2 * 31) / 365;
  expect(monthUse(pump, 6)).toBeGreaterThan(hotWaterOfAMonth - 1e-6);
  expect(monthUse(pump, 6)).toBeLessThan(1.6 * hotWaterOfAMonth);
  expect(monthUse(pump, 0)).toBeGreaterThan(5 * monthUse(pump, 6));
});

test.each([
  { charging: "evening", from: 15, to: 24, least: 0.95 },
  { charging: "solar", from: 9, to: 16, least: 0.95 },
  { charging: "night", from: 22, to: 24, least: 0.2 },
] as const)(
  "a car that charges in $charging hours does so between $from and $to h",
  ({ charging, from, to, least }) => {
    const bare = householdLoad(average, weather, 1).series;
    const electricCar = { yearlyUse: kilowattHours(2700), power: kilowatts(7.4), charging };
    const car = minusSeries(householdLoad({ ...average, electricCar }, weather, 1).series, bare);
    expect(between(car, from, to)).toBeGreaterThan(least);
    expect(4 * Math.max(...car)).toBeLessThan(7.4 + 1e-9);
  },
);

test("a boiler heats at night", () => {
  const bare = householdLoad(average, weather, 1).series;
  const electricBoiler = { yearlyUse: kilowattHours(2000), power: kilowatts(2.4) };
  const boiler = minusSeries(householdLoad({ ...average, electricBoiler }, weather, 1).series, bare);
  expect(between(boiler, 22, 24) + between(boiler, 0, 6)).toBeGreaterThan(0.999);
});

test("a load adds up to what was asked, is never negative, and is the same for the same seed", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 25_000, noNaN: true }),
      fc.double({ min: 0, max: 9000, noNaN: true }),
      fc.integer({ min: -1000, max: 1000 }),
      fc.constantFrom(2023, 2024, 2026),
      (use, car, seed, year) => {
        const drawn = modelWeather(roundClimate, brusselsYear(year), { seed: 5 });
        const household = {
          yearlyUse: kilowattHours(use),
          electricCar: { yearlyUse: kilowattHours(car), power: kilowatts(7.4), charging: "solar" },
        } as const;
        const profile = householdLoad(household, drawn, seed);
        expect(sumOfSeries(profile.series)).toBeCloseTo(use + car, 5);
        expect(profile.series.every((energy) => energy >= 0)).toBe(true);
        expect(householdLoad(household, drawn, seed)).toEqual(profile);
        expect(profile).toMatchObject({ model: true, kind: "household", seed, year });
      },
    ),
    { numRuns: 15 },
  );
});
