import { expect, test } from "vitest";
import { drawnYear } from "#application/market/matching/build-matching-task.ts";
import { yearOf } from "#application/market/matching/run-matcher.ts";
import { type ListedUse, listedUse } from "#domain/market/listing.ts";
import { readProfile } from "#domain/matching/market-party.ts";
import { BRUSSELS } from "#domain/regions/place.ts";
import { kilowattHours, kilowatts, kilowattsPeak } from "#domain/units/quantity.ts";
import { coldStoreTaking } from "../../../../tests/support/market-builders.ts";

const business = listedUse(coldStoreTaking(kilowattHours(40_000)));
const household: ListedUse = { ...business, trade: null, energy: kilowattHours(4000), persons: 3 };
const withCar: ListedUse = { ...household, electricCar: "evening", heatPump: true };
const withRegisters: ListedUse = { ...household, energy: { day: kilowattHours(1500), night: kilowattHours(2500) } };
const roof = {
  technology: "solar",
  roofs: [{ kilowattsPeak: kilowattsPeak(40), tilt: 30, azimuth: 180 }],
  power: null,
  inverter: null,
} as const;
const powered = (technology: "wind" | "hydro") =>
  ({ technology, roofs: [], power: kilowatts(30), inverter: null }) as const;
const at = { battery: null, place: { position: BRUSSELS } };
const sources = [
  [drawnYear({ ...at, use: business, installation: null }, null), "offtake"],
  [drawnYear({ ...at, use: household, installation: null }, null), "offtake"],
  [drawnYear({ ...at, use: withCar, installation: null }, null), "offtake"],
  [drawnYear({ ...at, use: withRegisters, installation: roof }, null), "offtake"],
  [drawnYear({ ...at, use: household, installation: roof }, null), "injection"],
  [drawnYear({ ...at, use: household, installation: roof, battery: kilowattHours(10) }, null), "injection"],
  [drawnYear({ ...at, use: business, installation: roof }, kilowattHours(20_000)), "injection"],
  [drawnYear({ ...at, use: household, installation: powered("wind") }, null), "injection"],
  [drawnYear({ ...at, use: household, installation: powered("hydro") }, null), "injection"],
] as const;
const draw = ([source, of]: (typeof sources)[number]) => readProfile(yearOf(source, of));

/** To tell how two years differ would take a minute. */
const isSame = (one: ArrayLike<number>, other: ArrayLike<number> | undefined) =>
  one.length === other?.length && Array.prototype.every.call(one, (energy, quarter) => energy === other[quarter]);
const all = sources.map(() => true);

test("a year that was drawn stays as it is while others are drawn in the same memory", () => {
  const years = sources.map(draw);
  const copies = years.map((year) => year.slice());
  for (const source of sources.toReversed()) draw(source);
  expect(years.map((year, index) => isSame(year, copies[index]))).toEqual(all);
  expect(new Set(years.map((year) => year.buffer)).size).toBe(sources.length);
  expect(years.map((year) => year.some((energy) => energy > 0))).toEqual(all);
});

test("a year is the same whichever was drawn before it", () => {
  const first = sources.map((source) => draw(source).slice());
  for (const before of sources) {
    const found = sources.map((source, index) => {
      draw(before);
      return isSame(draw(source), first[index]);
    });
    expect(found).toEqual(all);
  }
});
