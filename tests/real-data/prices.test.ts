import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { modelPriceYear } from "#domain/tariffs/model-price-year.ts";
import { brusselsYear, clockQuarterOf } from "#domain/time/brussels-year.ts";
import { eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { monthOfQuarter } from "../support/domain/month-of-quarter.ts";

const folder = process.env["REAL_DATA_DIR"];

type Price = { month: number; hour: number; price: number };

const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;

function measured(): Price[] {
  const text = gunzipSync(readFileSync(join(folder ?? "", "be_dayahead_hourly_2024.csv.gz"))).toString();
  const rows = text.trim().split("\n").slice(1);
  return rows.map((row) => {
    const [stamp = "", price] = row.split(",");
    return { month: Number(stamp.slice(5, 7)), hour: Number(stamp.slice(11, 13)), price: Number(price) / 1000 };
  });
}

function modelled(yearMean: number, seed: number): Price[] {
  const calendar = brusselsYear(2024);
  const { prices } = modelPriceYear(calendar, eurosPerKilowattHour(yearMean), seed);
  return [...prices].map((price, quarter) => ({
    month: monthOfQuarter(calendar, quarter),
    hour: Math.floor(clockQuarterOf(calendar, quarter) / 4),
    price,
  }));
}

/** What each hour of the clock costs, as a part of the mean. */
function shapeOf(prices: readonly Price[], months: readonly number[]): number[] {
  const chosen = prices.filter(({ month }) => months.includes(month));
  const level = mean(chosen.map(({ price }) => price));
  return Array.from(
    { length: 24 },
    (_, hour) => mean(chosen.filter((one) => one.hour === hour).map(({ price }) => price)) / level,
  );
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const spread = (x: readonly number[], y: readonly number[]) =>
    mean(x.map((value, index) => (value - mean(x)) * ((y[index] ?? 0) - mean(y))));
  return spread(a, b) / Math.sqrt(spread(a, a) * spread(b, b));
}

const farthest = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((value, hour) => Math.abs(value - (b[hour] ?? 0))));

const YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe.skipIf(!folder)("the model price year against the day-ahead market of 2024", () => {
  test.each([
    ["the year", YEAR, 0.97, 0.15],
    ["winter", [12, 1, 2], 0.93, 0.2],
    ["spring and autumn", [3, 4, 5, 9, 10, 11], 0.95, 0.2],
    ["summer", [6, 7, 8], 0.95, 0.35],
  ] as const)("the hours of %s rise and fall alike", (_name, months, alike, apart) => {
    const real = measured();
    const level = mean(real.map(({ price }) => price));
    const ofReal = shapeOf(real, months);
    const ofModel = shapeOf(modelled(level, 1), months);
    expect(correlation(ofReal, ofModel)).toBeGreaterThan(alike);
    expect(farthest(ofReal, ofModel)).toBeLessThan(apart);
  });
});
