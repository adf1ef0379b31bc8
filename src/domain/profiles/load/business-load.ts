import { chanceOf, firstNormalOf, nextWords } from "#domain/profiles/chance.ts";
import {
  BUSINESS_SHAPES,
  type BusinessKind,
  type BusinessShape,
  type Opening,
  SHIFT_HOURS,
} from "#domain/profiles/load/business-hours.ts";
import type { ModelProfile } from "#domain/profiles/model-profile.ts";
import type { ModelWeather } from "#domain/profiles/production/model-weather.ts";
import { yearFrame } from "#domain/profiles/year-frame.ts";
import { QUARTERS_PER_DAY } from "#domain/time/brussels-year.ts";
import type { KilowattHours } from "#domain/units/quantity.ts";
import { emptySeries, type Series, sumOfSeries } from "#domain/units/series.ts";

/** `shifts` tells how many crews of eight hours a workshop has; the others have their own hours. */
export type Business = { kind: BusinessKind; yearlyUse: KilowattHours; shifts?: 1 | 2 | 3 };

const WOBBLE_PERSISTENCE = 0.7;

/** A model year of a business on low voltage; adds up to the yearly use. */
export function businessLoad(business: Business, weather: ModelWeather, seed: number): ModelProfile {
  const series = emptySeries<"kWh">(weather.calendar.quarters);
  writeBusinessLoad(business, weather, seed, series);
  return { model: true, kind: "business", seed, year: weather.calendar.year, series };
}

export function writeBusinessLoad(
  { kind, yearlyUse, shifts = 1 }: Business,
  { calendar, temperature }: ModelWeather,
  seed: number,
  series: Series<"kWh">,
): void {
  if (series.length !== calendar.quarters) throw new RangeError("A business and its series must be of one year.");
  const shape: BusinessShape = BUSINESS_SHAPES[kind];
  const { clockQuarters, kinds, schoolHolidays } = yearFrame(calendar);
  const days = {
    "working-day": levels(shape.closed, kind === "workshop" ? SHIFT_HOURS[shifts] : shape.working),
    saturday: levels(shape.closed, shape.saturday),
    sunday: levels(shape.closed, shape.sunday),
  };
  const chance = chanceOf(seed, 6);
  const news = Math.sqrt(1 - WOBBLE_PERSISTENCE ** 2);
  const words = nextWords(chance, series.length);
  let wobble = 0;
  for (let day = 0; day < calendar.days; day++) {
    const outside = temperature[day] as number;
    const weatherLed = Math.max(0, 15 - outside) * shape.cold + Math.max(0, outside - 18) * shape.warm;
    const level = days[kinds[day] ?? "sunday"];
    const busy = schoolHolidays[day] ? shape.holidayLevel : 1;
    for (
      let quarter = calendar.dayStarts[day] as number;
      quarter < (calendar.dayStarts[day + 1] as number);
      quarter++
    ) {
      wobble = WOBBLE_PERSISTENCE * wobble + news * firstNormalOf(words[quarter] as number);
      const open = level[clockQuarters[quarter] as number] as number;
      const used = shape.closed + (open - shape.closed) * busy;
      series[quarter] = Math.max(0.02, used * (1 + weatherLed) * (1 + shape.wobble * wobble));
    }
  }
  const factor = yearlyUse / sumOfSeries(series);
  for (let quarter = 0; quarter < series.length; quarter++) series[quarter] = (series[quarter] as number) * factor;
}

function levels(closed: number, openings: readonly Opening[]): Float64Array {
  const day = new Float64Array(QUARTERS_PER_DAY).fill(closed);
  for (const [from, to, level] of openings) day.fill(Math.max(closed, level), Math.round(from * 4), Math.round(to * 4));
  return day;
}
