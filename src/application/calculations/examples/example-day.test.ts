import { expect, test } from "vitest";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { exampleDay } from "#application/calculations/examples/example-day.ts";
import { meanDayQuarters } from "#application/calculations/mean-day-quarters.ts";
import { simulateYear } from "#application/calculations/simulate-year.ts";
import type { PicturedPair } from "#domain/sharing/shared-day.ts";
import type { Season } from "#domain/time/season.ts";
import { type Euros, kilowattHours, kilowattsPeak } from "#domain/units/quantity.ts";
import { monthlySolarShares, solarYield } from "#figures/solar.ts";

const today = { today: "2026-11-15" };
const dayOf = (pair: PicturedPair) => exampleDay(pair, today);
const litHours = (pair: PicturedPair) => {
  const { quarters } = dayOf(pair);
  const isLit = quarters.map(({ shared, toSupplier }) => shared + toSupplier > 0);
  return [isLit.indexOf(true) / 4, (isLit.lastIndexOf(true) + 1) / 4];
};

test("a picture shows the mean day that a calculator shows of the same two connections", () => {
  const base = defaultSituation("buyer", "be", "2026-12-31");
  const roofs = [{ kilowattsPeak: kilowattsPeak(6), tilt: 35, azimuth: 180 }];
  const simulated = simulateYear(
    {
      ...base,
      buyer: {
        ...base.buyer,
        customer: "business",
        use: { ...base.buyer.use, trade: "shop", energy: kilowattHours(6000) },
      },
      seller: {
        ...base.seller,
        customer: "household",
        use: { ...base.seller.use, trade: null, energy: kilowattHours(3500) },
        installation: { technology: "solar", roofs, power: null, inverter: null },
      },
    },
    { places: null, platformFee: 0 as Euros, cards: [], dayPrices: null },
    0,
  );
  if (!simulated.ok) throw new Error(simulated.refusal.code);
  const pair = { kilowattPeak: 6, ownUse: { energy: 3500 }, buyer: { energy: 6000, trade: "shop" } } as const;
  expect(dayOf({ ...pair, season: "summer" }).quarters).toEqual(meanDayQuarters(simulated.value, 6));
  expect(dayOf({ ...pair, season: "winter" }).quarters).toEqual(meanDayQuarters(simulated.value, 12));
});

test.each<[Season, number, number]>([
  ["winter", 12, 31],
  ["spring", 4, 30],
  ["summer", 6, 30],
])("a day of %s yields what the figures give its month, within a tenth", (season, month, days) => {
  const { totals } = dayOf({ kilowattPeak: 1, season });
  const expected = (solarYield.value * (monthlySolarShares.value[month - 1] ?? 0)) / days;
  expect(totals.injection / expected).toBeGreaterThan(0.9);
  expect(totals.injection / expected).toBeLessThan(1.1);
});

test("panels make something from a quarter to six to a quarter to ten in June, by the clock of Brussels", () => {
  expect(litHours({ kilowattPeak: 5, season: "summer" })).toEqual([5.75, 21.75]);
});

test("in December they wake no earlier than half past eight and stop by five", () => {
  const [from = 0, to = 24] = litHours({ kilowattPeak: 5, season: "winter" });
  expect(from).toBeGreaterThanOrEqual(8.5);
  expect(to).toBeLessThanOrEqual(17);
});

test("without a buyer nothing is shared, and without use of one's own nothing stays under the roof", () => {
  const alone = dayOf({ kilowattPeak: 8, season: "summer" });
  expect([alone.totals.shared, alone.totals.offtake]).toEqual([0, 0]);
  const withFamily = dayOf({ kilowattPeak: 8, ownUse: { energy: 3500 }, season: "summer" });
  expect(withFamily.totals.injection).toBeLessThan(alone.totals.injection);
});

test("an office shares more of the same roof than a family that uses as much", () => {
  const roof = { kilowattPeak: 5, ownUse: { energy: 3500 }, season: "spring" } as const;
  const family = dayOf({ ...roof, buyer: { energy: 3500 } }).totals;
  const office = dayOf({ ...roof, buyer: { energy: 3500, trade: "office" } }).totals;
  expect(office.shared).toBeGreaterThan(family.shared);
});
