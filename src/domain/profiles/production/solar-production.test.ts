import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { modelWeather } from "#domain/profiles/production/model-weather.ts";
import { solarGeometry, solarProduction, writeSolarProduction } from "#domain/profiles/production/solar-production.ts";
import { sunPosition } from "#domain/profiles/production/sun-path.ts";
import { brusselsYear, instantOf } from "#domain/time/brussels-year.ts";
import { kilovoltAmperes, kilowattHoursPerKilowattPeak, kilowattsPeak } from "#domain/units/quantity.ts";
import { emptySeries, sumOfSeries } from "#domain/units/series.ts";
import { roundClimate } from "../../../../tests/support/domain/model-climate.ts";

const calendar = brusselsYear(2026);
const weather = modelWeather(roundClimate, calendar, { seed: 1, year: "p50" });
const place = { latitude: 50.85, longitude: 4.35 };
const yearlyYield = kilowattHoursPerKilowattPeak(950);
const south = { kilowattsPeak: kilowattsPeak(4), tilt: 35, azimuth: 180 };
const yearOf = (tilt: number, azimuth: number) =>
  sumOfSeries(
    solarProduction({ roofs: [{ kilowattsPeak: kilowattsPeak(1), tilt, azimuth }], place, yearlyYield }, weather)
      .series,
  );

test("4 kWp to the south give 4 x 950 = 3,800 kWh in the middle year, 8 % of it in March as the climate says", () => {
  const { series } = solarProduction({ roofs: [south], place, yearlyYield }, weather);
  expect(sumOfSeries(series)).toBeCloseTo(3800, 6);
  expect(sumOfSeries(series, calendar.monthStarts[2], calendar.monthStarts[3])).toBeCloseTo(304, 6);
});

test("a profile says that it is a model, of which seed and of which year", () => {
  const profile = solarProduction({ roofs: [south], place, yearlyYield }, weather);
  expect(profile).toMatchObject({ model: true, kind: "solar", seed: 1, year: 2026 });
});

test("two roofs give the sum of each", () => {
  const east = { kilowattsPeak: kilowattsPeak(2), tilt: 20, azimuth: 90 };
  const alone = [[south], [east]].map((roofs) => solarProduction({ roofs, place, yearlyYield }, weather).series);
  const { series } = solarProduction({ roofs: [south, east], place, yearlyYield }, weather);
  for (let quarter = 0; quarter < series.length; quarter += 7) {
    expect(series[quarter]).toBeCloseTo((alone[0]?.[quarter] ?? 0) + (alone[1]?.[quarter] ?? 0), 9);
  }
});

test("an eastern roof has its day earlier than a western one", () => {
  const middleOf = (azimuth: number) => {
    const roofs = [{ ...south, azimuth }];
    const { series } = solarProduction({ roofs, place, yearlyYield }, weather);
    let moment = 0;
    for (let quarter = 0; quarter < series.length; quarter++)
      moment += ((quarter + 4) % 96) * (series[quarter] as number);
    return moment / sumOfSeries(series) / 4;
  };
  expect(middleOf(270) - middleOf(90)).toBeGreaterThan(1.5);
});

test("an inverter of 3 kVA never passes 0.75 kWh a quarter, and 4 kWp then lose a little of the year", () => {
  const plant = { roofs: [south], place, yearlyYield, inverterLimit: kilovoltAmperes(3) };
  const { series } = solarProduction(plant, weather);
  expect(Math.max(...series)).toBeCloseTo(0.75, 12);
  expect(sumOfSeries(series)).toBeLessThan(3800);
  expect(sumOfSeries(series)).toBeGreaterThan(3600);
});

// Rules of thumb for the Low Countries, each ± 3 points: a part of what 35 degrees south gives.
describe.each([
  { side: "south", azimuth: 180, expected: [0.87, 0.95, 1, 0.99, 0.94, 0.7] },
  { side: "south-east", azimuth: 135, expected: [0.87, 0.93, 0.96, 0.94, 0.88, 0.65] },
  { side: "west", azimuth: 270, expected: [0.87, 0.86, 0.82, 0.79, 0.72, 0.55] },
  { side: "north-east", azimuth: 45, expected: [0.87, 0.79, 0.67, 0.6, 0.5, 0.4] },
  { side: "north", azimuth: 0, expected: [0.87, 0.76, 0.59, 0.51, 0.39, 0.32] },
])("a roof to the $side", ({ azimuth, expected }) => {
  test.each([0, 15, 35, 45, 60, 90].map((tilt, index) => ({ tilt, factor: expected[index] as number })))(
    "at $tilt degrees gives about $factor of the best",
    ({ tilt, factor }) => {
      expect(Math.abs(yearOf(tilt, azimuth) / 950 - factor)).toBeLessThan(0.035);
    },
  );
});

test("production is never negative, nothing at night, and never above the inverter", () => {
  const roof = fc.record({
    kilowattsPeak: fc.double({ min: 0, max: 50, noNaN: true }).map(kilowattsPeak),
    tilt: fc.double({ min: 0, max: 90, noNaN: true }),
    azimuth: fc.double({ min: 0, max: 360, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(roof, { maxLength: 3 }),
      fc.double({ min: 0.5, max: 60, noNaN: true }).map(kilovoltAmperes),
      fc.record({
        latitude: fc.double({ min: 49.5, max: 53.5, noNaN: true }),
        longitude: fc.double({ min: 2.5, max: 7, noNaN: true }),
      }),
      fc.integer({ min: 0, max: 1000 }),
      (roofs, inverterLimit, at, seed) => {
        const drawn = modelWeather(roundClimate, calendar, { seed });
        const { series } = solarProduction({ roofs, place: at, inverterLimit, yearlyYield }, drawn);
        for (let quarter = 0; quarter < series.length; quarter++) {
          const energy = series[quarter] as number;
          if (!(energy >= 0 && energy <= inverterLimit / 4)) expect.fail(`quarter ${quarter}: ${energy}`);
          if (energy === 0) continue;
          if (sunPosition(at, instantOf(calendar, quarter) + 450_000).up <= 0) expect.fail(`night at ${quarter}`);
        }
      },
    ),
    { numRuns: 8 },
  );
});

test("a series that held another year before holds only the new one", () => {
  const geometry = solarGeometry({ roofs: [south], place, yearlyYield }, calendar);
  const series = emptySeries<"kWh">(calendar.quarters).fill(9) as ReturnType<typeof emptySeries<"kWh">>;
  writeSolarProduction(geometry, weather, series);
  expect(series).toEqual(solarProduction({ roofs: [south], place, yearlyYield }, weather).series);
});

test("weather of another year than the sun's is our own mistake", () => {
  const geometry = solarGeometry({ roofs: [south], place, yearlyYield }, brusselsYear(2025));
  expect(() => writeSolarProduction(geometry, weather, emptySeries<"kWh">(calendar.quarters))).toThrow(RangeError);
});
