import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type EnergyReading, ESTIMATED } from "#domain/meter-files/meter-reading.ts";
import { modelYear } from "#domain/meter-files/model-year.ts";
import { readMeterBlob } from "#web/meter-files/read-meter-blob.ts";

const folder = process.env["REAL_DATA_DIR"];

const bytesOf = (name: string): Uint8Array<ArrayBuffer> => {
  const bytes = readFileSync(join(folder ?? "", name));
  return new Uint8Array(name.endsWith(".gz") ? gunzipSync(bytes) : bytes);
};

async function quartersOf(name: string): Promise<EnergyReading> {
  const result = await readMeterBlob(new Blob([bytesOf(name)]));
  if (!result.ok || result.value.kind !== "quarters") throw new Error(`${name}: ${JSON.stringify(result)}`);
  return result.value;
}

describe.skipIf(!folder)("real meter files", () => {
  test("the export of October 2021 gives 18.19 kWh, 354 estimates and 2,566 missing values", async () => {
    const reading = await quartersOf("fluvius_nl-2021_quarter.csv");
    expect(reading.totals.offtake).toBeCloseTo(18.192, 9);
    expect(reading.totals.injection).toBe(0);
    expect(reading.gaps.reduce((sum, { steps }) => sum + steps, 0)).toBe(2566);
    const estimates = reading.years[0]?.offtake?.quality.filter((quality) => quality === ESTIMATED);
    expect(estimates?.length).toBe(354);
    expect(reading.periods).toEqual([{ firstDay: "2021-10-12", lastDay: "2021-10-31" }]);
    expect(reading.findings.filter(({ code }) => !code.startsWith("steps-")).map(({ code }) => code)).toEqual([
      "ean-check-digit",
    ]);
  });

  test("the export of a gas meter is refused as gas", async () => {
    const result = await readMeterBlob(new Blob([bytesOf("fluvius_nl-2021_gas_hour.csv")]));
    expect(result).toEqual({ ok: false, refusal: { code: "gas" } });
  });

  test("the year 2024 of a house with panels gives its totals, without gap or finding", async () => {
    const reading = await quartersOf("fluvius_nl_year-2024_prosumer.csv.gz");
    expect(reading.totals.offtake).toBeCloseTo(2946.712, 6);
    expect(reading.totals.injection).toBeCloseTo(1598.236, 6);
    expect([reading.gaps, reading.findings]).toEqual([[], []]);
    const october = [0.02, 0.033, 0.018, 0.034, 0.018, 0.033, 0.02, 0.027];
    expect([...(reading.years[0]?.offtake?.values ?? [])].slice(28796 + 8, 28796 + 16)).toEqual(october);
  });

  test("the year 2024 makes a model year 2026 that keeps all but the 29th of February", async () => {
    const reading = await quartersOf("fluvius_nl_year-2024_prosumer.csv.gz");
    const model = modelYear(reading, 2026);
    if (!model.ok) throw new Error(model.refusal.code);
    const leapDay =
      reading.years[0]?.offtake?.values.subarray(59 * 96, 60 * 96).reduce((sum, value) => sum + value, 0) ?? 0;
    expect(leapDay).toBeGreaterThan(0);
    expect(model.value.offtake?.measured).toBeCloseTo(2946.712 - leapDay, 6);
  });

  test("the Dutch workbook of 2023 gives 8,783.65 kWh over every quarter of the year", async () => {
    const reading = await quartersOf("nl_slimmemeterportal_year-2023.xlsx");
    expect(reading.totals.offtake).toBeCloseTo(8783.65, 6);
    expect(reading.totals.injection).toBe(0);
    expect([reading.source, reading.gaps, reading.findings]).toEqual(["p4", [], []]);
  });

  test.each([
    "be_prosumer_year-2024_with_prices.csv.gz",
    "be_household_year-2023.csv.gz",
    "capacity_power_sample_kw.csv",
    "postcodes_flanders_brussels_2025.csv",
    "be_dayahead_hourly_2024.csv.gz",
    "be_solar_fleet_quarter_2023.csv.gz",
  ])("%s is no meter export and is refused", async (name) => {
    const result = await readMeterBlob(new Blob([bytesOf(name)]));
    expect(result).toEqual({ ok: false, refusal: { code: "not-a-meter-export" } });
  });
});
