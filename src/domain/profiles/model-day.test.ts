import fc from "fast-check";
import { expect, test } from "vitest";
import { modelDay, QUARTERS_PER_DAY, type Season } from "#domain/profiles/model-day.ts";
import { kilowattHours, kilowattsPeak, share, sum } from "#domain/units/quantity.ts";

const day = (season: Season) =>
  modelDay({ kilowattPeak: kilowattsPeak(5), yearlyOfftake: kilowattHours(3650), season });
const litHours = (injection: readonly number[]) => {
  const first = injection.findIndex((energy) => energy > 0);
  const last = injection.findLastIndex((energy) => energy > 0);
  return [first / 4, (last + 1) / 4];
};

test("a June day of 5 kWp gives the average of its month: 5 x 950 x 12.42595 % / 30 = 19.67 kWh", () => {
  expect(sum(day("summer").injection)).toBeCloseTo(19.67, 2);
});

test("a December day of 5 kWp gives 5 x 950 x 3.02932 % / 31 = 4.64 kWh", () => {
  expect(sum(day("winter").injection)).toBeCloseTo(4.64, 2);
});

test("3,650 kWh a year is 10 kWh on an average day, more in winter and less in summer", () => {
  expect(sum(day("spring").offtake)).toBeCloseTo(9.8, 6);
  expect(sum(day("winter").offtake)).toBeGreaterThan(10);
  expect(sum(day("summer").offtake)).toBeLessThan(10);
});

test("the sun is up from 5:30 to 22:00 in June and from 8:45 to 16:30 in December, civil time of Brussels", () => {
  expect(litHours(day("summer").injection)).toEqual([5.5, 22]);
  expect(litHours(day("winter").injection)).toEqual([8.75, 16.5]);
});

test("a household uses more in the evening than at noon, a business the other way round", () => {
  const household = day("spring").offtake;
  const business = modelDay({
    kilowattPeak: kilowattsPeak(5),
    yearlyOfftake: kilowattHours(3650),
    season: "spring",
    daytimeShare: share(0.85),
  }).offtake;
  const around = (offtake: readonly number[], hour: number) =>
    offtake.slice(hour * 4 - 2, hour * 4 + 2).reduce((total, energy) => total + energy, 0);
  expect(around(household, 19)).toBeGreaterThan(around(household, 13));
  expect(around(business, 19)).toBeLessThan(around(business, 13));
});

test("the daytime share is the part of the offtake between 8 and 18 h", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.45, max: 0.9, noNaN: true }), (daytime) => {
      const { offtake } = modelDay({
        kilowattPeak: kilowattsPeak(1),
        yearlyOfftake: kilowattHours(1000),
        season: "winter",
        daytimeShare: share(daytime),
      });
      expect(sum(offtake.slice(32, 72)) / sum(offtake)).toBeCloseTo(daytime, 9);
    }),
  );
});

test("own use of the seller leaves less to inject, never less than nothing", () => {
  const { injection } = modelDay({
    kilowattPeak: kilowattsPeak(5),
    yearlyOfftake: kilowattHours(3650),
    season: "summer",
    yearlyOwnUse: kilowattHours(3500),
  });
  expect(sum(injection)).toBeLessThan(sum(day("summer").injection));
  expect(Math.min(...injection)).toBe(0);
});

test("every situation gives 96 quarters of zero or more, the same every time", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 5000, noNaN: true }),
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.constantFrom<Season>("winter", "spring", "summer"),
      (peak, offtake, season) => {
        const situation = { kilowattPeak: kilowattsPeak(peak), yearlyOfftake: kilowattHours(offtake), season };
        const first = modelDay(situation);
        expect(first).toEqual(modelDay(situation));
        for (const series of [first.injection, first.offtake]) {
          expect(series).toHaveLength(QUARTERS_PER_DAY);
          expect(Math.min(...series)).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
