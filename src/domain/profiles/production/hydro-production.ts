import { chanceOf, nextNormal } from "#domain/profiles/chance.ts";
import type { ModelProfile } from "#domain/profiles/model-profile.ts";
import type { ModelWeather } from "#domain/profiles/production/model-weather.ts";
import type { Kilowatts, Share } from "#domain/units/quantity.ts";
import { emptySeries } from "#domain/units/series.ts";

export type HydroPlant = {
  ratedPower: Kilowatts;
  /** Mean flow of each month as a part of what the plant can swallow, January first; above 1 runs past it. */
  monthlyFlow: readonly Share[];
  /** Below this part it stands still, for the river's sake and its own. */
  flowMinimum: Share;
};

// A river remembers: tomorrow's flow is mostly today's.
const DAY_PERSISTENCE = 0.93;
const DAY_SPREAD = 0.35;

export function hydroProduction(plant: HydroPlant, weather: ModelWeather): ModelProfile {
  const { calendar, seed } = weather;
  const series = emptySeries<"kWh">(calendar.quarters);
  const chance = chanceOf(seed, 7);
  const news = Math.sqrt(1 - DAY_PERSISTENCE ** 2);
  let state = nextNormal(chance);
  for (let day = 0, month = 0; day < calendar.days; day++) {
    const first = calendar.dayStarts[day] as number;
    while ((calendar.monthStarts[month + 1] as number) <= first) month++;
    state = DAY_PERSISTENCE * state + news * nextNormal(chance);
    // The half variance keeps the mean of a skewed spread at the month's own mean.
    const flow = (plant.monthlyFlow[month] as number) * Math.exp(DAY_SPREAD * state - DAY_SPREAD ** 2 / 2);
    const used = flow < plant.flowMinimum ? 0 : Math.min(1, flow);
    series.fill((plant.ratedPower / 4) * used, first, calendar.dayStarts[day + 1] as number);
  }
  return { model: true, kind: "hydro", seed, year: calendar.year, series };
}
