import { expect, test } from "vitest";
import { businessLoad } from "#domain/profiles/load/business-load.ts";
import { householdLoad } from "#domain/profiles/load/household-load.ts";
import { netMeter } from "#domain/profiles/net-meter.ts";
import { modelWeather } from "#domain/profiles/production/model-weather.ts";
import { solarProduction } from "#domain/profiles/production/solar-production.ts";
import { pairYears, rangeOfPairYears } from "#domain/profiles/range-of-pair-years.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { kilowattHours, kilowattHoursPerKilowattPeak, kilowattsPeak } from "#domain/units/quantity.ts";
import { sumOfSeries } from "#domain/units/series.ts";
import { roundClimate } from "../../../tests/support/domain/model-climate.ts";

const calendar = brusselsYear(2026);
const plant = {
  roofs: [{ kilowattsPeak: kilowattsPeak(5), tilt: 35, azimuth: 180 }],
  place: { latitude: 50.85, longitude: 4.35 },
  yearlyYield: kilowattHoursPerKilowattPeak(950),
};
const buyer = { yearlyUse: kilowattHours(3500) };
const barn = { calendar, climate: roundClimate, plant, buyer, seed: 100 };

test("a draw is the same year as its parts made one by one", () => {
  const weather = modelWeather(roundClimate, calendar, { seed: 103 });
  const { injection, offtake } = pairYears(barn)(3);
  expect(injection).toEqual(solarProduction(plant, weather).series);
  expect(offtake).toEqual(householdLoad(buyer, weather, 103).series);
});

test("own use is taken off before anything is injected", () => {
  const weather = modelWeather(roundClimate, calendar, { seed: 100 });
  const { injection } = pairYears({ ...barn, ownUse: buyer })(0);
  const own = householdLoad(buyer, weather, -101).series;
  expect(injection).toEqual(netMeter(own, solarProduction(plant, weather).series).injection);
});

test("a business buys as the business model says", () => {
  const office = { kind: "office", yearlyUse: kilowattHours(20_000) } as const;
  const weather = modelWeather(roundClimate, calendar, { seed: 100 });
  expect(pairYears({ ...barn, buyer: office })(0).offtake).toEqual(businessLoad(office, weather, 100).series);
});

test("what is shared is the lesser of both in every quarter, and totals tell the series", () => {
  const { injection, offtake, injected, taken, shared } = pairYears(barn)(0);
  expect(injected).toBeCloseTo(sumOfSeries(injection), 9);
  expect(taken).toBeCloseTo(3500, 6);
  let lesser = 0;
  injection.forEach((given, quarter) => {
    lesser += Math.min(given, offtake[quarter] as number);
  });
  expect(shared).toBeCloseTo(lesser, 9);
});

test("each draw has a sky and habits of its own in every quarter, the same ones the next time", () => {
  const yearOf = pairYears(barn);
  const first = yearOf(0);
  const [injection, offtake] = [first.injection.slice(), first.offtake.slice()];
  const second = yearOf(1);
  const equalOf = (before: Float64Array, after: Float64Array) =>
    before.filter((value, quarter) => value > 0 && value === after[quarter]).length;
  expect(equalOf(injection, second.injection)).toBeLessThan(calendar.quarters / 1000);
  expect(equalOf(offtake, second.offtake)).toBeLessThan(calendar.quarters / 1000);
  expect(yearOf(0).injection).toEqual(injection);
});

test("the range of a pair is ordered, repeats itself, and follows any value asked", () => {
  const range = rangeOfPairYears(barn, 30);
  expect(range.p10).toBeLessThan(range.p50);
  expect(range.p50).toBeLessThan(range.p90);
  expect(rangeOfPairYears(barn, 30)).toEqual(range);
  const euros = rangeOfPairYears(barn, 30, ({ shared }) => shared * 0.1);
  expect(euros.p50).toBeCloseTo(range.p50 * 0.1, 9);
});
