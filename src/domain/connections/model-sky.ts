import {
  type Climate,
  type ModelWeather,
  type ModelYear,
  modelWeather,
  writeSky,
} from "#domain/profiles/production/model-weather.ts";
import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import { emptySeries, type SeriesSource } from "#domain/units/series.ts";

type Drawn = { year: ModelYear; seed: number; needsWind: boolean };

/** A weather year for the parties of a pair. Wind costs the most to draw, so it is left out where nobody has a turbine. */
export function modelSky(
  climate: Climate,
  calendar: BrusselsYear,
  { year, seed, needsWind }: Drawn,
  take: SeriesSource = emptySeries,
): ModelWeather {
  if (needsWind) return modelWeather(climate, calendar, { seed, year });
  const weather: ModelWeather = {
    model: true,
    seed,
    year,
    calendar,
    solarShares: new Float64Array(12),
    clearness: take(calendar.quarters),
    temperature: new Float64Array(calendar.days),
    wind: new Float64Array(0),
  };
  writeSky(climate, weather);
  return weather;
}
