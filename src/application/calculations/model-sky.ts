import { type ModelWeather, type ModelYear, modelWeather, writeSky } from "#domain/profiles/model-weather.ts";
import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import { belgianClimate } from "#figures/profiles/belgian-climate.ts";

/** A weather year for the parties of a pair. Wind costs the most to draw, so it is left out where nobody has a turbine. */
export function modelSky(calendar: BrusselsYear, year: ModelYear, seed: number, needsWind: boolean): ModelWeather {
  if (needsWind) return modelWeather(belgianClimate, calendar, { seed, year });
  const weather: ModelWeather = {
    model: true,
    seed,
    year,
    calendar,
    solarShares: new Float64Array(12),
    clearness: new Float64Array(calendar.quarters),
    temperature: new Float64Array(calendar.days),
    wind: new Float64Array(0),
  };
  writeSky(belgianClimate, weather);
  return weather;
}
