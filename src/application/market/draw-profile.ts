import type { MarketInstallation, OwnUse } from "#domain/market/listing.ts";
import { MARKET_YEAR } from "#domain/market/profile-sample.ts";
import { batteryYear } from "#domain/profiles/battery.ts";
import { businessLoad } from "#domain/profiles/business-load.ts";
import { heatAndPowerProduction } from "#domain/profiles/heat-and-power-production.ts";
import { householdLoad } from "#domain/profiles/household-load.ts";
import { hydroProduction } from "#domain/profiles/hydro-production.ts";
import { type ModelWeather, modelWeather } from "#domain/profiles/model-weather.ts";
import { netMeter } from "#domain/profiles/net-meter.ts";
import { solarProduction } from "#domain/profiles/solar-production.ts";
import { windProduction } from "#domain/profiles/wind-production.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { kilowattHours, kilowatts, kilowattsPeak } from "#domain/units/quantity.ts";
import { emptySeries, type Series, seriesOf } from "#domain/units/series.ts";
import { belgianClimate } from "#figures/profiles/belgian-climate.ts";
import {
  carChargingPower,
  electricCarUse,
  heatingLimit,
  heatPumpUse,
  hotWaterShare,
} from "#figures/profiles/household-use.ts";
import {
  batteryPowerShare,
  batteryRoundTrip,
  heatAndPowerHotWater,
  heatAndPowerTemperatures,
  riverFlow,
  riverFlowMinimum,
  turbineSpeeds,
} from "#figures/profiles/small-generators.ts";
import { solarYield } from "#figures/solar.ts";

/** What a meter counts in the year of the market. */
export type DrawnYear = { readonly injection: Series<"kWh">; readonly offtake: Series<"kWh"> };

type Drawn = {
  readonly id: string;
  readonly use: OwnUse;
  readonly installation: MarketInstallation | null;
};

export const marketCalendar = () => brusselsYear(MARKET_YEAR);

/** Between the sunrise of the coast and that of the Meuse lie six minutes, which no model of clouds can tell apart. */
const MIDDLE = { longitude: 4.3, latitude: 51 };

let sky: ModelWeather | null = null;
/** Everybody on the market lives under one sky: who shares the sun of a quarter must have the same clouds. */
function marketSky(): ModelWeather {
  sky ??= modelWeather(belgianClimate, marketCalendar(), { seed: 1, year: "p50" });
  return sky;
}

/** A model year of one listing. The habits hang on its id, so that the same listing has the same year each time. */
export function drawProfile({ id, use, installation }: Drawn): DrawnYear {
  const load = loadOf(use, seedOf(id));
  if (installation === null) return { injection: emptySeries<"kWh">(load.length), offtake: load };
  const production = productionOf(installation);
  const { battery } = installation;
  if (battery === null) return netMeter(load, production);
  const power = kilowatts(battery * batteryPowerShare.value);
  const { injection, offtake } = batteryYear(
    { capacity: battery, power, roundTrip: batteryRoundTrip.value },
    load,
    production,
  );
  return { injection, offtake };
}

/** The first 32 bits of a well-mixed sum of the signs (FNV-1a). */
function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/** A larger house has more runs of its machines, so an absurd one would take hours to draw: it is enlarged instead. */
const HOUSE_MAX = 40_000;
/** A house keeps a life of its own beside its heat pump and its car, however little it is said to use. */
const OWN_LIFE_SHARE = 0.2;

function loadOf({ energy, trade, heatPump, electricCar }: OwnUse, seed: number): Series<"kWh"> {
  const weather = marketSky();
  if (trade !== null) return businessLoad({ kind: trade, yearlyUse: energy }, weather, seed).series;
  const factor = Math.max(1, energy / HOUSE_MAX);
  const told = energy / factor;
  const extra = (heatPump ? heatPumpUse.value : 0) + (electricCar ? electricCarUse.value : 0);
  const base = Math.max(told * OWN_LIFE_SHARE, told - extra);
  const fitting = extra === 0 ? 1 : told / (base + extra);
  const house = {
    yearlyUse: kilowattHours(base * fitting),
    ...(heatPump
      ? {
          heatPump: {
            yearlyUse: kilowattHours(heatPumpUse.value * fitting),
            heatingLimit: heatingLimit.value,
            hotWaterShare: hotWaterShare.value,
          },
        }
      : {}),
    ...(electricCar
      ? {
          electricCar: {
            yearlyUse: kilowattHours(electricCarUse.value * fitting),
            power: carChargingPower.value,
            charging: "evening" as const,
          },
        }
      : {}),
  };
  const { series } = householdLoad(house, weather, seed);
  return factor === 1 ? series : seriesOf(series.map((value) => value * factor));
}

const ROOFS_MAX = 64;
const roofs = new Map<string, Series<"kWh">>();

/** One kilowatt-peak that way up: a roof of twenty makes twenty times as much, and most look the same few ways. */
function roofOf(tilt: number, azimuth: number): Series<"kWh"> {
  const key = `${tilt}:${azimuth}`;
  const known = roofs.get(key);
  if (known) return known;
  const plant = { roofs: [{ kilowattsPeak: kilowattsPeak(1), tilt, azimuth }], place: MIDDLE };
  const { series } = solarProduction({ ...plant, yearlyYield: solarYield.value }, marketSky());
  if (roofs.size >= ROOFS_MAX) roofs.clear();
  roofs.set(key, series);
  return series;
}

function productionOf({ technology, power, tilt, azimuth }: MarketInstallation): Series<"kWh"> {
  const weather = marketSky();
  if (technology === "solar") {
    const series = Float64Array.from(roofOf(tilt, azimuth));
    for (let quarter = 0; quarter < series.length; quarter++) series[quarter] = (series[quarter] as number) * power;
    return seriesOf(series);
  }
  const ratedPower = kilowatts(power);
  if (technology === "wind") {
    const [startSpeed, ratedSpeed, stopSpeed] = turbineSpeeds.value;
    if (startSpeed === undefined || ratedSpeed === undefined || stopSpeed === undefined) throw new Error("No speeds.");
    return windProduction({ ratedPower, startSpeed, ratedSpeed, stopSpeed }, weather).series;
  }
  if (technology === "hydro") {
    const plant = { ratedPower, monthlyFlow: riverFlow.value, flowMinimum: riverFlowMinimum.value };
    return hydroProduction(plant, weather).series;
  }
  const [heatingFrom, fullTemperature] = heatAndPowerTemperatures.value;
  if (heatingFrom === undefined || fullTemperature === undefined) throw new Error("No temperatures.");
  const hotWater = heatAndPowerHotWater.value;
  const plant = { electricPower: ratedPower, heatingLimit: heatingFrom, fullTemperature, hotWaterShare: hotWater };
  return heatAndPowerProduction(plant, weather).series;
}
