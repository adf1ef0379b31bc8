import { expect, test } from "vitest";
import type { StreetDay } from "#domain/sharing/street.ts";
import { emptySeries } from "#domain/units/series.ts";
import { dayPaths, FULLNESS_STEPS, pavingPath } from "./street-paths.ts";

const dayOf = (shared: Readonly<Record<number, number>>, toSupplier: Readonly<Record<number, number>>): StreetDay => ({
  houses: [],
  members: 0,
  group: {
    shared: Object.assign(emptySeries<"kWh">(96), shared),
    toSupplier: Object.assign(emptySeries<"kWh">(96), toSupplier),
    fromSupplier: emptySeries<"kWh">(96),
  },
});
const shapes = (path: string) => path.split("M").length - 1;

test("the paving has a tile for each quarter, and a day without sun lights none", () => {
  expect(shapes(pavingPath)).toBe(96);
  const { lit, dots } = dayPaths(dayOf({}, {}));
  expect(lit).toEqual(Array.from({ length: FULLNESS_STEPS }, () => ""));
  expect(dots).toBe("");
});

test("the fullest quarter is in the last step, half of it in the middle, and the least that is shared is seen", () => {
  const { lit, dots } = dayPaths(dayOf({ 0: 2, 1: 1, 2: 0.01, 3: 0.001 }, { 40: 0.5 }));
  expect(lit.map(shapes)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  expect(shapes(dots)).toBe(1);
});
