import { expect, test } from "vitest";
import { meanDayOf } from "#domain/profiles/mean-day.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";

const year = brusselsYear(2026);
const countedFrom = (of: (quarter: number, day: number) => number) => {
  const series = new Float64Array(year.quarters);
  for (let day = 0; day < year.days; day++) {
    const [first, next] = [year.dayStarts[day] as number, year.dayStarts[day + 1] as number];
    for (let quarter = first; quarter < next; quarter++) series[quarter] = of(quarter - first, day);
  }
  return series;
};

test("two days of two and four kWh at noon, among thirty, make a mean noon of a fifth of a kWh", () => {
  const june = 151;
  const series = countedFrom((quarter, day) => (quarter === 48 ? (day === june ? 2 : day === june + 1 ? 4 : 0) : 0));
  const mean = meanDayOf(series, year, 6);
  expect(mean).toHaveLength(96);
  expect(mean[48]).toBeCloseTo(6 / 30, 12);
  expect(mean[47]).toBe(0);
});

test("the day on which the clock changes does not move the hours of its month", () => {
  const noon = countedFrom((quarter) => (quarter === 48 ? 1 : 0));
  expect(meanDayOf(noon, year, 3)[48]).toBeCloseTo(1, 12);
  expect(meanDayOf(noon, year, 10)[48]).toBeCloseTo(1, 12);
});
