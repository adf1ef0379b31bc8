import { expect, test } from "vitest";
import { monthlySolarShares } from "#figures/solar.ts";

test("the monthly shares are one year together", () => {
  expect(monthlySolarShares.value.reduce((total, part) => total + part, 0)).toBeCloseTo(1, 6);
});
