import { expect, test } from "vitest";
import { drawnYear } from "#application/market/matching/build-matching-task.ts";
import { yearOf } from "#application/market/matching/run-matcher.ts";
import { listedUse } from "#domain/market/listing.ts";
import { readProfile } from "#domain/matching/market-party.ts";
import { BRUSSELS } from "#domain/regions/place.ts";
import { kilowattHours, kilowattsPeak } from "#domain/units/quantity.ts";
import { coldStoreTaking } from "../../../../tests/support/market-builders.ts";

const use = listedUse(coldStoreTaking(kilowattHours(40_000)));
const roof = {
  technology: "solar",
  roofs: [{ kilowattsPeak: kilowattsPeak(40), tilt: 30, azimuth: 180 }],
  power: null,
  inverter: null,
} as const;
const place = { position: BRUSSELS };
const sources = [
  [drawnYear({ use, installation: null, battery: null, place }, null), "offtake"],
  [drawnYear({ use, installation: roof, battery: null, place }, null), "injection"],
  [drawnYear({ use, installation: roof, battery: kilowattHours(10), place }, null), "injection"],
  [drawnYear({ use, installation: roof, battery: null, place }, kilowattHours(20_000)), "injection"],
] as const;
const draw = ([source, of]: (typeof sources)[number]) => readProfile(yearOf(source, of));
/** To tell how two years differ would take a minute. */
const isSame = (one: ArrayLike<number>, other: ArrayLike<number> | undefined) =>
  one.length === other?.length && Array.prototype.every.call(one, (energy, quarter) => energy === other[quarter]);

test("a year that was drawn stays as it is while others are drawn in the same memory", () => {
  const years = sources.map(draw);
  const copies = years.map((year) => year.slice());
  for (const source of sources.toReversed()) draw(source);
  expect(years.map((year, at) => isSame(year, copies[at]))).toEqual([true, true, true, true]);
  expect(new Set(years.map((year) => year.buffer)).size).toBe(sources.length);
  expect(years.map((year) => year.some((energy) => energy > 0))).toEqual([true, true, true, true]);
});

test("a year is the same whichever was drawn before it", () => {
  for (const source of sources) {
    const first = draw(source).slice();
    for (const other of sources) {
      draw(other);
      expect(isSame(draw(source), first)).toBe(true);
    }
  }
});
