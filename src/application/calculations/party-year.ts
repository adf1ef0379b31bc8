import { dayRegister } from "#application/calculations/day-register.ts";
import { partyLoad } from "#application/calculations/party-load.ts";
import type { Installation, Party } from "#application/calculations/situation.ts";
import { type Battery, batteryYear } from "#domain/profiles/battery.ts";
import { writeBusinessLoad } from "#domain/profiles/business-load.ts";
import { heatAndPowerProduction } from "#domain/profiles/heat-and-power-production.ts";
import { writeHouseholdLoad } from "#domain/profiles/household-load.ts";
import { hydroProduction } from "#domain/profiles/hydro-production.ts";
import type { ModelWeather } from "#domain/profiles/model-weather.ts";
import { netMeter } from "#domain/profiles/net-meter.ts";
import { type SolarGeometry, solarGeometry, writeSolarProduction } from "#domain/profiles/solar-production.ts";
import type { Place } from "#domain/profiles/sun-path.ts";
import { windProduction } from "#domain/profiles/wind-production.ts";
import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import { type KilowattHours, kilowatts } from "#domain/units/quantity.ts";
import { emptySeries, type Series } from "#domain/units/series.ts";
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

/** A year of one connection. What happens behind a meter of one's own stays unknown: then load and production are null. */
export type PartyYear = {
  offtake: Series<"kWh">;
  injection: Series<"kWh">;
  load: Series<"kWh"> | null;
  production: Series<"kWh"> | null;
};

/** Draws the same party under one weather year after another; whoever has a meter file stays as measured. */
export type PartyModel = {
  isMeasured: boolean;
  needsWind: boolean;
  yearIn: (weather: ModelWeather, seed: number) => PartyYear;
};

export function partyModel(party: Party, calendar: BrusselsYear, position: Place): PartyModel {
  const { series } = party.use;
  if (series !== null) {
    const { offtake } = series;
    const injection = series.injection ?? emptySeries<"kWh">(calendar.quarters);
    if (offtake.length !== calendar.quarters || injection.length !== calendar.quarters) {
      throw new RangeError(`A meter's year must have the ${calendar.quarters} quarters of ${calendar.year}.`);
    }
    const measured = { offtake, injection, load: null, production: null };
    return { isMeasured: true, needsWind: false, yearIn: () => measured };
  }
  const { installation } = party;
  const produce = installation === null ? null : producer(installation, calendar, position);
  return {
    isMeasured: false,
    needsWind: installation?.technology === "wind",
    yearIn: (weather, seed) => {
      const load = loadIn(party, weather, seed);
      const production = produce?.(weather) ?? null;
      if (production === null) return { offtake: load, injection: emptySeries(load.length), load, production };
      return { ...meterOf(load, production, party.battery), load, production };
    },
  };
}

/** What the meter counts of a load and a production, with a battery between them or without. */
export function meterOf(
  load: Series<"kWh">,
  production: Series<"kWh">,
  battery: KilowattHours | null,
): Pick<PartyYear, "offtake" | "injection"> {
  if (battery === null) return netMeter(load, production);
  const { offtake, injection } = batteryYear(batteryOf(battery), load, production);
  return { offtake, injection };
}

const batteryOf = (capacity: KilowattHours): Battery => ({
  capacity,
  power: kilowatts(capacity * batteryPowerShare.value),
  roundTrip: batteryRoundTrip.value,
});

function loadIn(party: Party, weather: ModelWeather, seed: number): Series<"kWh"> {
  const { calendar } = weather;
  const { load, factor } = partyLoad(party);
  const series = emptySeries<"kWh">(calendar.quarters);
  if ("kind" in load) writeBusinessLoad(load, weather, seed, series);
  else writeHouseholdLoad(load, weather, seed, series, new Float64Array(calendar.quarters));
  if (factor !== 1)
    for (let quarter = 0; quarter < series.length; quarter++) series[quarter] = (series[quarter] as number) * factor;
  const { energy } = party.use;
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
  calendar: BrusselsYear,
  position: Place,
): (weather: ModelWeather) => Series<"kWh"> {
  const ratedPower = power ?? kilowatts(0);
  if (technology === "wind") {
    const [startSpeed, ratedSpeed, stopSpeed] = turbineSpeeds.value;
    if (startSpeed === undefined || ratedSpeed === undefined || stopSpeed === undefined) throw new Error("No speeds.");
    return (weather) => windProduction({ ratedPower, startSpeed, ratedSpeed, stopSpeed }, weather).series;
  }
  if (technology === "hydro") {
    const plant = { ratedPower, monthlyFlow: riverFlow.value, flowMinimum: riverFlowMinimum.value };
    return (weather) => hydroProduction(plant, weather).series;
  }
  if (technology === "heat-and-power") {
    const [heatingLimit, fullTemperature] = heatAndPowerTemperatures.value;
    if (heatingLimit === undefined || fullTemperature === undefined) throw new Error("No temperatures.");
    const hotWaterShare = heatAndPowerHotWater.value;
    const plant = { electricPower: ratedPower, heatingLimit, fullTemperature, hotWaterShare };
    return (weather) => heatAndPowerProduction(plant, weather).series;
  }
  let geometry: SolarGeometry | null = null;
  const plant = {
    roofs,
    place: position,
    yearlyYield: solarYield.value,
    ...(inverter === null ? {} : { inverterLimit: inverter }),
  };
  return (weather) => {
    geometry ??= solarGeometry(plant, calendar);
    const series = emptySeries<"kWh">(calendar.quarters);
    writeSolarProduction(geometry, weather, series);
    return series;
  };
}
