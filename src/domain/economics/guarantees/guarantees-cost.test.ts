import { expect, test } from "vitest";
import { guaranteesCost } from "#domain/economics/guarantees/guarantees-cost.ts";
import { euros, kilowattHours, share } from "#domain/units/quantity.ts";

test("3,500 kWh covered whole take four guarantees, 12 euros at 3 euros each", () => {
  expect(guaranteesCost(kilowattHours(3500), share(1), euros(3))).toEqual({ guarantees: 4, cost: 12 });
});

test("half of 4,000 kWh is exactly two, and 1.1 of 10 MWh is not twelve by a binary fraction", () => {
  expect(guaranteesCost(kilowattHours(4000), share(0.5), euros(3)).guarantees).toBe(2);
  expect(guaranteesCost(kilowattHours(10_000), share(1.1), euros(1)).guarantees).toBe(11);
});
