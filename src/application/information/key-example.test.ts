import { expect, test } from "vitest";
import { keyExample } from "#application/information/key-example.ts";

test("of 2 kWh the fixed key shares 1.4, the relative key 1.6 and the optimal key all", () => {
  const { allocations } = keyExample();
  expect(allocations.fixed.shared).toBeCloseTo(1.4, 12);
  expect(allocations.relative.shared).toBeCloseTo(1.6, 12);
  expect(allocations.optimal.shared).toBeCloseTo(2, 12);
});
