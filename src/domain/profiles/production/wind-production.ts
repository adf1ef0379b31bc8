import type { ModelProfile } from "#domain/profiles/model-profile.ts";
import type { MetresPerSecond, ModelWeather } from "#domain/profiles/production/model-weather.ts";
import type { Kilowatts } from "#domain/units/quantity.ts";
import { emptySeries } from "#domain/units/series.ts";

export type WindTurbine = {
  ratedPower: Kilowatts;
  /** It starts at the first speed, gives its rated power from the second and stops itself above the third. */
  startSpeed: MetresPerSecond;
  ratedSpeed: MetresPerSecond;
  stopSpeed: MetresPerSecond;
};

/** Between start and rated speed power grows with the cube of the wind, as the energy in moving air does. */
export function windProduction(turbine: WindTurbine, weather: ModelWeather): ModelProfile {
  const { ratedPower, startSpeed, ratedSpeed, stopSpeed } = turbine;
  const series = emptySeries<"kWh">(weather.calendar.quarters);
  for (let quarter = 0; quarter < series.length; quarter++) {
    const speed = weather.wind[quarter] as number;
    if (speed < startSpeed || speed > stopSpeed) continue;
    const part = (speed ** 3 - startSpeed ** 3) / (ratedSpeed ** 3 - startSpeed ** 3);
    series[quarter] = (ratedPower / 4) * Math.min(1, part);
  }
  return { model: true, kind: "wind", seed: weather.seed, year: weather.calendar.year, series };
}
