import { expect, test } from "vitest";
import { type MonthMean, marketMoveSince } from "#domain/cards/market-move.ts";
import { calendarDayOf } from "#domain/time/calendar-day.ts";
import { eurosPerKilowattHour } from "#domain/units/quantity.ts";

/** The means of 2026 from a month on, in EUR/MWh. */
const means = (from: number, ...values: number[]): MonthMean[] =>
  values.map((value, index) => ({
    value: eurosPerKilowattHour(value / 1000),
    unit: "EUR/kWh",
    status: "found",
    source: { title: "Beurs", publisher: "Proef", readOn: "2026-11-19" },
    validFrom: calendarDayOf(2026, from + index, 1),
    validUntil: calendarDayOf(2026, from + index + 1, 0),
  }));

test("the last whole month against that of the card", () => {
  const known = means(8, 100, 120, 150, 180, 210);
  // In the middle of December, November is the last whole month: 180 / 150.
  const move = marketMoveSince("2026-10-31", "2026-12-19", known);
  expect(move).toEqual({ lowest: 1.2, highest: 1.2, isEstimate: false });
});

test("where no later month is known, the largest fall and rise over as many months, as an estimate", () => {
  const known = means(6, 100, 80, 120, 90);
  // One whole month since October: 80/100, 120/80 and 90/120.
  const one = marketMoveSince("2026-10-31", "2026-12-19", known);
  expect(one).toMatchObject({ isEstimate: true, highest: 1.5 });
  expect(one.lowest).toBeCloseTo(0.75, 9);
  // Two since September, whose own mean is known and no later one: 120/100 and 90/80.
  const two = marketMoveSince("2026-09-30", "2026-12-19", known);
  expect(two).toMatchObject({ isEstimate: true, lowest: 1 });
  expect(two.highest).toBeCloseTo(1.2, 9);
});

test("a card of long ago moves by the longest time that the table has", () => {
  const { lowest, highest, isEstimate } = marketMoveSince("2024-01-31", "2026-12-19", means(6, 100, 80, 120, 90));
  expect([highest, isEstimate]).toEqual([1, true]);
  expect(lowest).toBeCloseTo(0.9, 9);
});
