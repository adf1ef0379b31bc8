import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceBetween } from "#domain/regions/distance-between.ts";

const positions = fc.record({
  longitude: fc.integer({ min: 250, max: 600 }).map((hundredths) => hundredths / 100),
  latitude: fc.integer({ min: 5060, max: 5150 }).map((hundredths) => hundredths / 100),
});

test("a degree of latitude is 111.2 km, and one of longitude cos 60° = half of that on the 60th parallel", () => {
  expect(distanceBetween({ longitude: 4, latitude: 50 }, { longitude: 4, latitude: 51 })).toBeCloseTo(111.2, 1);
  expect(distanceBetween({ longitude: 4, latitude: 60 }, { longitude: 5, latitude: 60 })).toBeCloseTo(55.6, 1);
});

test("from Ghent to Antwerp it is about 51 km", () => {
  const ghent = { longitude: 3.73, latitude: 51.05 };
  const antwerp = { longitude: 4.4, latitude: 51.22 };
  expect(distanceBetween(ghent, antwerp)).toBeCloseTo(50.5, 0);
});

test("the distance is the same both ways, zero to oneself, and never longer than a detour", () => {
  fc.assert(
    fc.property(positions, positions, positions, (a, b, c) => {
      expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 9);
      expect(distanceBetween(a, a)).toBe(0);
      expect(distanceBetween(a, c)).toBeLessThanOrEqual(distanceBetween(a, b) + distanceBetween(b, c) + 1e-9);
    }),
  );
});
