import { expect, test } from "vitest";
import type { Connection } from "#domain/connections/connection.ts";
import { connectionModel } from "#domain/connections/connection-year.ts";
import { modelSky } from "#domain/connections/model-sky.ts";
import { UNKNOWN_CONNECTION } from "#domain/connections/unknown-connection.ts";
import { BRUSSELS } from "#domain/regions/place.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { kilowattHours, kilowatts, kilowattsPeak } from "#domain/units/quantity.ts";
import { reusedSeries, type SeriesSource, seriesOf } from "#domain/units/series.ts";
import { belgianClimate } from "#figures/profiles/belgian-climate.ts";
import { connectionFigures } from "#figures/profiles/connection-figures.ts";

const calendar = brusselsYear(2026);
const setting = { calendar, position: BRUSSELS, figures: connectionFigures };
const drawn = { year: "drawn", seed: 7, needsWind: true } as const;
const sky = modelSky(belgianClimate, calendar, drawn);

/** What a series held before must not be seen in what is written into it. */
const dirty: SeriesSource = (length) => seriesOf(new Float64Array(length).fill(Number.NaN));

const home: Connection = { ...UNKNOWN_CONNECTION, use: { ...UNKNOWN_CONNECTION.use, energy: kilowattHours(3500) } };
const roof = { kilowattsPeak: kilowattsPeak(6), tilt: 35, azimuth: 180 };
const solar = { technology: "solar", roofs: [roof], power: null, inverter: null } as const;
const machine = (technology: "wind" | "hydro" | "heat-and-power") =>
  ({ technology, roofs: [], power: kilowatts(30), inverter: null }) as const;
const connections: Readonly<Record<string, Connection>> = {
  "a home": home,
  "a home with everything": {
    ...home,
    use: { ...home.use, heatPump: true, electricCar: "evening", electricBoiler: true },
    installation: solar,
    battery: kilowattHours(10),
  },
  "two registers": { ...home, use: { ...home.use, energy: { day: kilowattHours(1500), night: kilowattHours(900) } } },
  "panels on an office": { ...home, customer: "business", use: { ...home.use, trade: "office" }, installation: solar },
  "a turbine": { ...home, installation: machine("wind") },
  "a water mill": { ...home, installation: machine("hydro") },
  "heat and power": { ...home, installation: machine("heat-and-power") },
};

test.each(Object.entries(connections))(
  "the year of %s is the same in series that held something before",
  (_name, connection) => {
    const { yearIn } = connectionModel(connection, setting);
    const fresh = yearIn(sky, 7);
    expect(fresh.offtake.every((energy) => energy >= 0)).toBe(true);
    expect(yearIn(sky, 7, dirty)).toEqual(fresh);
  },
);

test("a sky is the same in a series that held something before", () => {
  const calm = { ...drawn, needsWind: false };
  expect(modelSky(belgianClimate, calendar, calm, dirty)).toEqual(modelSky(belgianClimate, calendar, calm));
});

test("a source gives every series once, and the same ones again after it was rewound", () => {
  const { take, rewind } = reusedSeries();
  const [first, second] = [take<"kWh">(4), take<"kWh">(4)];
  expect(first).not.toBe(second);
  rewind();
  expect([take(4) === first, take(4) === second]).toEqual([true, true]);
  rewind();
  expect(take(8)).toHaveLength(8);
});
