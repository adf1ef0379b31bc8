import { expect, test } from "vitest";
import { dynamicPrices } from "#domain/tariffs/dynamic-prices.ts";
import { modelPriceYear } from "#domain/tariffs/model-price-year.ts";
import { brusselsYear, clockQuarterOf } from "#domain/time/brussels-year.ts";
import { eurosPerKilowattHour, share } from "#domain/units/quantity.ts";
import { seriesOf, sumOfSeries } from "#domain/units/series.ts";
import { monthOfQuarter } from "../../../tests/support/domain/month-of-quarter.ts";

const calendar = brusselsYear(2026);
const model = (seed: number) => modelPriceYear(calendar, eurosPerKilowattHour(0.08), seed);

function meanAt(hour: number, months: readonly number[]): number {
  const { prices } = model(1);
  const found = [...prices].filter(
    (_, quarter) =>
      Math.floor(clockQuarterOf(calendar, quarter) / 4) === hour && months.includes(monthOfQuarter(calendar, quarter)),
  );
  return found.reduce((total, price) => total + price, 0) / found.length;
}

test("the year has the mean that was asked for, and says that it is a model", () => {
  const { prices, origin } = model(1);
  expect(sumOfSeries(prices) / calendar.quarters).toBeCloseTo(0.08, 12);
  expect(origin).toBe("model-year");
});

test("a seed gives the same year again, another seed another one", () => {
  expect(model(1).prices).toEqual(model(1).prices);
  expect(model(1).prices).not.toEqual(model(2).prices);
});

test("the four quarters of an hour have one price", () => {
  const { prices } = model(1);
  for (let quarter = 0; quarter < 96; quarter++) expect(prices[quarter]).toBe(prices[quarter - (quarter % 4)]);
});

test("noon is cheap in summer and not in winter, evenings are dear in both", () => {
  const summer = [6, 7, 8];
  const winter = [12, 1, 2];
  expect(meanAt(13, summer)).toBeLessThan(0.4 * meanAt(4, summer));
  expect(meanAt(13, winter)).toBeGreaterThan(meanAt(4, winter));
  expect(meanAt(20, summer)).toBeGreaterThan(1.3 * meanAt(9, summer));
  expect(meanAt(18, winter)).toBeGreaterThan(meanAt(13, winter));
});

test("a card of 0.87 cents plus 1.039 times a market at 10 cents asks 11.26 cents", () => {
  const card = { addition: eurosPerKilowattHour(0.0087), factor: share(1.039) };
  expect(dynamicPrices(seriesOf([0.1]), card)[0]).toBeCloseTo(0.1126, 12);
});
