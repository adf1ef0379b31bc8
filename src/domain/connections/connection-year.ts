import type { Connection, Installation } from "#domain/connections/connection.ts";
import type { ConnectionFigures } from "#domain/connections/connection-figures.ts";
import { connectionLoad } from "#domain/connections/connection-load.ts";
import { dayRegister } from "#domain/connections/day-register.ts";
import { batteryYear } from "#domain/profiles/battery.ts";
import { writeBusinessLoad } from "#domain/profiles/load/business-load.ts";
import { writeHouseholdLoad } from "#domain/profiles/load/household-load.ts";
import { netMeter } from "#domain/profiles/net-meter.ts";
import { heatAndPowerProduction } from "#domain/profiles/production/heat-and-power-production.ts";
import { hydroProduction } from "#domain/profiles/production/hydro-production.ts";
import type { ModelWeather } from "#domain/profiles/production/model-weather.ts";
import {
  type SolarGeometry,
  solarGeometry,
  writeSolarProduction,
} from "#domain/profiles/production/solar-production.ts";
import type { Place } from "#domain/profiles/production/sun-path.ts";
import { windProduction } from "#domain/profiles/production/wind-production.ts";
import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import { type KilowattHours, kilowatts } from "#domain/units/quantity.ts";
import { emptySeries, type Series, type SeriesSource } from "#domain/units/series.ts";

/** A year of one connection. What happens behind a meter of one's own stays unknown: then load and production are null. */
export type ConnectionYear = {
  offtake: Series<"kWh">;
  injection: Series<"kWh">;
  load: Series<"kWh"> | null;
  production: Series<"kWh"> | null;
};

/** As much of a connection as its year depends on. */
export type DrawnConnection = Pick<Connection, "customer" | "use" | "installation" | "battery">;

/** Draws the same connection under one weather year after another; whoever has a meter file stays as measured. */
export type ConnectionModel = {
  isMeasured: boolean;
  needsWind: boolean;
  /** What it writes is taken from `take`, when that is given. */
  yearIn: (weather: ModelWeather, seed: number, take?: SeriesSource) => ConnectionYear;
};

/** The weather of whoever tells one number of a connection: the mean year, and the same one everywhere. */
export const MEAN_SKY = { year: "p50", seed: 1 } as const;

/**
 * The habits of one side of a pair. They hang on the side and the weather alone, so that a calculator, a listing and a
 * proposal tell the same of the same connection; the two sides live on days of their own.
 */
export const habitSeed = (side: "buyer" | "seller", skySeed: number): number =>
  side === "buyer" ? skySeed : -1 - skySeed;

export type Setting = { calendar: BrusselsYear; position: Place; figures: ConnectionFigures };

/** The one way from a connection to its year. */
export function connectionModel(connection: DrawnConnection, setting: Setting): ConnectionModel {
  const { calendar, figures } = setting;
  const { series } = connection.use;
  if (series !== null) {
    const { offtake } = series;
    const injection = series.injection ?? emptySeries<"kWh">(calendar.quarters);
    if (offtake.length !== calendar.quarters || injection.length !== calendar.quarters) {
      throw new RangeError(`A meter's year must have the ${calendar.quarters} quarters of ${calendar.year}.`);
    }
    const measured = { offtake, injection, load: null, production: null };
    return { isMeasured: true, needsWind: false, yearIn: () => measured };
  }
  const { installation } = connection;
  const produce = installation === null ? null : producer(installation, setting);
  return {
    isMeasured: false,
    needsWind: installation?.technology === "wind",
    yearIn: (weather, seed, take = emptySeries) => {
      const load = loadIn(connection, weather, seed, figures, take);
      const production = produce?.(weather, take) ?? null;
      if (production === null) {
        const injection = take<"kWh">(load.length);
        injection.fill(0);
        return { offtake: load, injection, load, production };
      }
      return { ...meterOf(load, production, connection.battery, figures, take), load, production };
    },
  };
}

/** What the meter counts of a load and a production, with a battery between them or without. */
export function meterOf(
  load: Series<"kWh">,
  production: Series<"kWh">,
  capacity: KilowattHours | null,
  { battery: { powerShare, roundTrip } }: ConnectionFigures,
  take: SeriesSource = emptySeries,
): Pick<ConnectionYear, "offtake" | "injection"> {
  if (capacity === null) return netMeter(load, production, take);
  const battery = { capacity, power: kilowatts(capacity * powerShare), roundTrip };
  const { offtake, injection } = batteryYear(battery, load, production, take);
  return { offtake, injection };
}

function loadIn(
  connection: DrawnConnection,
  weather: ModelWeather,
  seed: number,
  figures: ConnectionFigures,
  take: SeriesSource,
): Series<"kWh"> {
  const { calendar } = weather;
  const { load, factor } = connectionLoad(connection, figures);
  const series = take<"kWh">(calendar.quarters);
  if ("kind" in load) writeBusinessLoad(load, weather, seed, series);
  else writeHouseholdLoad(load, weather, seed, series, take(calendar.quarters));
  if (factor !== 1)
    for (let quarter = 0; quarter < series.length; quarter++) series[quarter] = (series[quarter] as number) * factor;
  const { energy } = connection.use;
  if (energy !== null && typeof energy !== "number")
    fitRegisters(series, dayRegister(calendar), energy.day, energy.night);
  return series;
}

/** Who knows both registers has a year in which each adds up to its own. */
function fitRegisters(series: Series<"kWh">, isDay: Uint8Array, day: number, night: number): void {
  let [dayBefore, nightBefore] = [0, 0];
  for (let quarter = 0; quarter < series.length; quarter++) {
    if (isDay[quarter] === 1) dayBefore += series[quarter] as number;
    else nightBefore += series[quarter] as number;
  }
  const [dayFactor, nightFactor] = [dayBefore > 0 ? day / dayBefore : 0, nightBefore > 0 ? night / nightBefore : 0];
  for (let quarter = 0; quarter < series.length; quarter++) {
    series[quarter] = (series[quarter] as number) * (isDay[quarter] === 1 ? dayFactor : nightFactor);
  }
}

function producer(
  { technology, roofs, power, inverter }: Installation,
  { calendar, position, figures }: Setting,
): (weather: ModelWeather, take: SeriesSource) => Series<"kWh"> {
  const ratedPower = power ?? kilowatts(0);
  if (technology === "wind") return (weather) => windProduction({ ratedPower, ...figures.wind }, weather).series;
  if (technology === "hydro") return (weather) => hydroProduction({ ratedPower, ...figures.hydro }, weather).series;
  if (technology === "heat-and-power") {
    const plant = { electricPower: ratedPower, ...figures.heatAndPower };
    return (weather) => heatAndPowerProduction(plant, weather).series;
  }
  let geometry: SolarGeometry | null = null;
  const plant = {
    roofs,
    place: position,
    yearlyYield: figures.solarYield,
    ...(inverter === null ? {} : { inverterLimit: inverter }),
  };
  return (weather, take) => {
    geometry ??= solarGeometry(plant, calendar);
    const series = take<"kWh">(calendar.quarters);
    writeSolarProduction(geometry, weather, series);
    return series;
  };
}
