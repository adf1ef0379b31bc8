import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { monthlyPeaks } from "#domain/tariffs/monthly-peaks.ts";
import { brusselsYear, quarterAt } from "#domain/time/brussels-year.ts";
import { emptySeries } from "#domain/units/series.ts";

const folder = process.env["REAL_DATA_DIR"];

test.skipIf(!folder)("a measured power series has the monthly peaks 2.32, 3.596 and 2.852 kW from May to July", () => {
  const calendar = brusselsYear(2024);
  const offtake = emptySeries<"kWh">(calendar.quarters);
  const rows = readFileSync(join(folder ?? "", "capacity_power_sample_kw.csv"), "utf8")
    .trim()
    .split("\n")
    .slice(1);
  for (const row of rows) {
    const [stamp = "", kilowatts] = row.split(",");
    offtake[quarterAt(calendar, Date.parse(stamp))] = Number(kilowatts) / 4;
  }
  const peaks = monthlyPeaks(offtake, calendar);
  expect(peaks.slice(4, 7).map((peak) => Math.round(peak * 1000) / 1000)).toEqual([2.32, 3.596, 2.852]);
});
