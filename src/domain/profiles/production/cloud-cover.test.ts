import { expect, test } from "vitest";
import { clearnessUnderClouds, OKTAS } from "#domain/profiles/production/cloud-cover.ts";

test("a clear sky lets all of the sun through and a closed one a quarter", () => {
  expect(clearnessUnderClouds(0)).toBe(1);
  expect(clearnessUnderClouds(OKTAS)).toBeCloseTo(0.25, 12);
});

test("half a sky of clouds takes 7 %: 0.75 × 0.5 to the power 3.4", () => {
  expect(clearnessUnderClouds(4)).toBeCloseTo(0.929, 3);
});
