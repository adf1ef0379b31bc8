import { expect, test } from "vitest";
import { ownMonths, sumOfMonths } from "#domain/settlement/meter-data/own-totals.ts";

test("who buys from one and sells to another sees both, month by month and as one amount", () => {
  const months = ownMonths([
    { side: "buyer", statement: { month: "2026-05", shared: 40_000, totalCents: 480 } },
    { side: "seller", statement: { month: "2026-04", shared: 100_000, totalCents: 1000 } },
    { side: "buyer", statement: { month: "2026-04", shared: 50_000, totalCents: 600 } },
  ]);
  expect(months).toEqual([
    { month: "2026-04", soldWattHours: 100_000, boughtWattHours: 50_000, cents: 400 },
    { month: "2026-05", soldWattHours: 0, boughtWattHours: 40_000, cents: -480 },
  ]);
  expect(sumOfMonths(months)).toEqual({ soldWattHours: 100_000, boughtWattHours: 90_000, cents: -80 });
  expect(sumOfMonths([])).toEqual({ soldWattHours: 0, boughtWattHours: 0, cents: 0 });
});
