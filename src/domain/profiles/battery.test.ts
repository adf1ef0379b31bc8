import fc from "fast-check";
import { expect, test } from "vitest";
import { batteryYear } from "#domain/profiles/battery.ts";
import { netMeter } from "#domain/profiles/net-meter.ts";
import { kilowattHours, kilowatts, share } from "#domain/units/quantity.ts";
import { seriesOf, sumOfSeries } from "#domain/units/series.ts";

const quarters = fc.array(
  fc.tuple(fc.double({ min: 0, max: 5, noNaN: true }), fc.double({ min: 0, max: 5, noNaN: true })),
  {
    maxLength: 200,
  },
);

test("a meter counts either offtake or injection: 3 made and 1 used is 2 injected", () => {
  const { offtake, injection } = netMeter(seriesOf<"kWh">([1, 2, 1]), seriesOf<"kWh">([3, 0.5, 1]));
  expect([...offtake]).toEqual([0, 1.5, 0]);
  expect([...injection]).toEqual([2, 0, 0]);
});

test("load + injection = production + offtake, in every quarter", () => {
  fc.assert(
    fc.property(quarters, (pairs) => {
      const load = seriesOf<"kWh">(pairs.map(([used]) => used));
      const production = seriesOf<"kWh">(pairs.map(([, made]) => made));
      const { offtake, injection } = netMeter(load, production);
      pairs.forEach(([used, made], quarter) => {
        expect(used + (injection[quarter] as number)).toBeCloseTo(made + (offtake[quarter] as number), 9);
        expect(Math.min(injection[quarter] as number, offtake[quarter] as number)).toBe(0);
      });
    }),
  );
});

test("series of two lengths are our own mistake", () => {
  const battery = { capacity: kilowattHours(1), power: kilowatts(1), roundTrip: share(1) };
  expect(() => netMeter(seriesOf<"kWh">([1]), seriesOf<"kWh">([1, 2]))).toThrow(RangeError);
  expect(() => batteryYear(battery, seriesOf<"kWh">([1]), seriesOf<"kWh">([1, 2]))).toThrow(RangeError);
});

test("with 81 % round trip, 1 kWh of surplus stores 0.9 and gives back 0.81", () => {
  const battery = { capacity: kilowattHours(10), power: kilowatts(8), roundTrip: share(0.81) };
  const year = batteryYear(battery, seriesOf<"kWh">([0, 2]), seriesOf<"kWh">([1, 0]));
  expect(year.injection[0]).toBeCloseTo(0, 12);
  expect(year.offtake[1]).toBeCloseTo(2 - 0.81, 12);
  expect(year.lost).toBeCloseTo(0.19, 12);
  expect(year.left).toBeCloseTo(0, 12);
});

test("a battery of 4 kW takes no more than 1 kWh a quarter, and a full one nothing", () => {
  const battery = { capacity: kilowattHours(1.5), power: kilowatts(4), roundTrip: share(1) };
  const year = batteryYear(battery, seriesOf<"kWh">([0, 0, 0]), seriesOf<"kWh">([3, 3, 3]));
  expect([...year.injection]).toEqual([2, 2.5, 3]);
  expect(year.left).toBe(1.5);
});

test("it gives no more than its power either: of 3 kWh asked, a quarter of 4 kW", () => {
  const battery = { capacity: kilowattHours(5), power: kilowatts(4), roundTrip: share(1) };
  const year = batteryYear(battery, seriesOf<"kWh">([0, 0, 3]), seriesOf<"kWh">([1, 1, 0]));
  expect([...year.offtake]).toEqual([0, 0, 2]);
  expect(year.left).toBe(1);
});

test("energy is conserved: production + offtake = load + injection + loss + what is left", () => {
  fc.assert(
    fc.property(
      quarters,
      fc.double({ min: 0, max: 20, noNaN: true }),
      fc.double({ min: 0, max: 10, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (pairs, capacity, power, roundTrip) => {
        const load = seriesOf<"kWh">(pairs.map(([used]) => used));
        const production = seriesOf<"kWh">(pairs.map(([, made]) => made));
        const battery = { capacity: kilowattHours(capacity), power: kilowatts(power), roundTrip: share(roundTrip) };
        const year = batteryYear(battery, load, production);
        const into = sumOfSeries(production) + sumOfSeries(year.offtake);
        expect(sumOfSeries(load) + sumOfSeries(year.injection) + year.lost + year.left).toBeCloseTo(into, 7);
        expect(year.left).toBeLessThanOrEqual(capacity + 1e-9);
        for (const value of [year.lost, year.left, ...year.offtake, ...year.injection]) {
          expect(value).toBeGreaterThanOrEqual(-1e-9);
        }
        const without = netMeter(load, production);
        expect(sumOfSeries(year.offtake)).toBeLessThanOrEqual(sumOfSeries(without.offtake) + 1e-9);
      },
    ),
  );
});
