import type { ModelProfile } from "#domain/profiles/model-profile.ts";
import type { DegreesCelsius, ModelWeather } from "#domain/profiles/production/model-weather.ts";
import type { Kilowatts, Share } from "#domain/units/quantity.ts";
import { emptySeries } from "#domain/units/series.ts";

export type HeatAndPowerPlant = {
  electricPower: Kilowatts;
  /** Above this outside temperature only hot water is asked. */
  heatingLimit: DegreesCelsius;
  /** At this temperature and below, the plant runs the whole day. */
  fullTemperature: DegreesCelsius;
  /** Part of a summer's day that hot water keeps it running. */
  hotWaterShare: Share;
};

// It fills its heat store by day: from six in the morning on, for as many hours as the heat of the day asks.
const START = 24;

/** Heat leads and power follows: the colder the day, the longer it runs, always at full power. */
export function heatAndPowerProduction(plant: HeatAndPowerPlant, weather: ModelWeather): ModelProfile {
  const { calendar, temperature, seed } = weather;
  const series = emptySeries<"kWh">(calendar.quarters);
  for (let day = 0; day < calendar.days; day++) {
    const cold = (plant.heatingLimit - (temperature[day] as number)) / (plant.heatingLimit - plant.fullTemperature);
    const part = Math.min(1, plant.hotWaterShare + (1 - plant.hotWaterShare) * Math.max(0, cold));
    const first = calendar.dayStarts[day] as number;
    const length = (calendar.dayStarts[day + 1] as number) - first;
    const running = Math.round(part * length);
    for (let step = 0; step < running; step++) series[first + ((START + step) % length)] = plant.electricPower / 4;
  }
  return { model: true, kind: "heat-and-power", seed, year: calendar.year, series };
}
