import { expect, test } from "vitest";
import { modelWeather } from "#domain/profiles/production/model-weather.ts";
import { solarProduction } from "#domain/profiles/production/solar-production.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { kilowattsPeak } from "#domain/units/quantity.ts";
import { sumOfSeries } from "#domain/units/series.ts";
import * as climate from "#figures/profiles/belgian-climate.ts";
import * as household from "#figures/profiles/household-use.ts";
import { householdUseOf } from "#figures/profiles/household-use.ts";
import { knownMisses, MONTH_SHARE_TOLERANCE } from "#figures/profiles/known-misses.ts";
import * as generators from "#figures/profiles/small-generators.ts";
import { monthlySolarShares, solarYield } from "#figures/solar.ts";

const figures = [climate, household, generators]
  .flatMap((module): unknown[] => Object.values(module))
  .filter((value) => typeof value === "object" && value !== null && "source" in value);

test("every figure of the models names its source, the day it was read and the day it applies from", () => {
  expect(figures.length).toBeGreaterThan(15);
  for (const figure of figures) {
    expect(figure).toMatchObject({
      unit: expect.any(String),
      status: expect.stringMatching(/^(found|estimate)$/),
      source: {
        title: expect.stringMatching(/./),
        publisher: expect.stringMatching(/./),
        readOn: expect.stringMatching(/^2026-/),
      },
      validFrom: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    });
  }
});

test("the climate has twelve months of each", () => {
  const { monthlySolarShares: sun, monthlyClearness, monthlyTemperature, monthlyWind } = climate.belgianClimate;
  expect([sun, monthlyClearness, monthlyTemperature, monthlyWind].map((months) => months.length)).toEqual([
    12, 12, 12, 12,
  ]);
});

test("a family of four uses 3,800 kWh, one of nine as much as one of five", () => {
  expect(householdUseOf(4)).toBe(3800);
  expect(householdUseOf(9)).toBe(householdUseOf(5));
  expect(householdUseOf(0)).toBe(householdUseOf(1));
});

const calendar = brusselsYear(2026);
const yearOf = (tilt: number, azimuth: number, year: "p10" | "p50" | "p90" = "p50") => {
  const weather = modelWeather(climate.belgianClimate, calendar, { seed: 1, year });
  const plant = {
    roofs: [{ kilowattsPeak: kilowattsPeak(1), tilt, azimuth }],
    place: { latitude: 50.85, longitude: 4.35 },
    yearlyYield: solarYield.value,
  };
  return solarProduction(plant, weather).series;
};

test("in the middle Belgian year a southern roof gives 950 kWh/kWp in the months of the key", () => {
  const series = yearOf(35, 180);
  expect(sumOfSeries(series)).toBeCloseTo(950, 4);
  monthlySolarShares.value.forEach((part, month) => {
    const made = sumOfSeries(series, calendar.monthStarts[month], calendar.monthStarts[month + 1]);
    expect(made / 950).toBeCloseTo(part, 8);
  });
});

test("one year in ten gives less than 829 kWh/kWp and one more than 1,071: like the fleet's 850 to 1,093 in six years", () => {
  expect(sumOfSeries(yearOf(35, 180, "p10"))).toBeCloseTo(950 * (1 - 1.28155 * 0.099), 1);
  expect(sumOfSeries(yearOf(35, 180, "p90"))).toBeCloseTo(950 * (1 + 1.28155 * 0.099), 1);
});

// Published bands for the Low Countries, percent of the best roof, at 25, 40, 65 and 90 degrees (energievooraltijd.nl).
test.each([
  {
    side: "north",
    azimuth: 0,
    bands: [
      [65, 70],
      [55, 60],
      [35, 40],
      [30, 35],
    ],
  },
  {
    side: "north-east",
    azimuth: 45,
    bands: [
      [70, 75],
      [60, 65],
      [45, 50],
      [40, 45],
    ],
  },
  {
    side: "east",
    azimuth: 90,
    bands: [
      [80, 85],
      [75, 80],
      [65, 70],
      [55, 60],
    ],
  },
  {
    side: "south-east",
    azimuth: 135,
    bands: [
      [90, 95],
      [90, 95],
      [85, 90],
      [65, 70],
    ],
  },
  {
    side: "south",
    azimuth: 180,
    bands: [
      [95, 100],
      [95, 100],
      [90, 95],
      [70, 75],
    ],
  },
  {
    side: "south-west",
    azimuth: 225,
    bands: [
      [90, 95],
      [90, 95],
      [85, 90],
      [65, 70],
    ],
  },
  {
    side: "west",
    azimuth: 270,
    bands: [
      [80, 85],
      [75, 80],
      [65, 70],
      [55, 60],
    ],
  },
  {
    side: "north-west",
    azimuth: 315,
    bands: [
      [70, 75],
      [60, 65],
      [45, 50],
      [40, 45],
    ],
  },
] as const)("a roof to the $side yields within a point of the published bands", ({ azimuth, bands }) => {
  const tilts = [25, 40, 65, 90];
  bands.forEach(([low, high], index) => {
    const percent = sumOfSeries(yearOf(tilts[index] as number, azimuth)) / 9.5;
    expect(percent).toBeGreaterThan(low - 1.1);
    expect(percent).toBeLessThan(high + 1.1);
  });
});

test("a known miss lies outside its tolerance, or it would not be one", () => {
  for (const { measured, modelled, month } of knownMisses) {
    expect(month).toBeDefined();
    expect(Math.abs(measured - modelled)).toBeGreaterThan(MONTH_SHARE_TOLERANCE - 0.0005);
  }
});
