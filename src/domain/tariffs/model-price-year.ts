import { chanceOf, nextNormal } from "#domain/profiles/chance.ts";
import { type BrusselsYear, calendarDayAt, clockQuarterOf } from "#domain/time/brussels-year.ts";
import { weekdayOf } from "#domain/time/calendar-day.ts";
import type { EurosPerKilowattHour } from "#domain/units/quantity.ts";
import { type Series, seriesOf } from "#domain/units/series.ts";

/** Prices that nobody ever paid: the shape of a day-ahead year around a mean, to be shown as "modeljaar". */
export type ModelPriceYear = { origin: "model-year"; prices: Series<"EUR/kWh"> };

const QUARTERS_PER_HOUR = 4;
const SATURDAY = 6;

// All parts below are fractions of the year's mean price. They were set by the months and hours of the Belgian
// day-ahead market of 2024: dear evenings, cheap nights, and a dip at noon that follows the sun through the year.
const LEVEL_SWING = 0.25;
const LEVEL_HIGHEST_AT = -0.9;
const NIGHT_DEPTH = 0.46;
const MORNING_HEIGHT = 0.28;
const EVENING_HEIGHT = 0.48;
const SUN_DEPTH = 1.04;
const WEEKEND_DEPTH = 0.34;
const DAY_SPREAD = 0.3;
const DAY_MEMORY = 0.7;
const SUN_SPREAD = 0.3;

/**
 * A year of hourly prices in quarters with exactly the given mean: by season, by hour of the clock, cheaper at weekends,
 * with days that are dearer or cheaper, and sunnier or duller, by chance. The same seed gives the same year.
 */
export function modelPriceYear(calendar: BrusselsYear, mean: EurosPerKilowattHour, seed: number): ModelPriceYear {
  const chance = chanceOf(seed);
  const prices = new Float64Array(calendar.quarters);
  let weather = 0;
  let total = 0;
  for (let day = 0; day < calendar.days; day++) {
    weather = DAY_MEMORY * weather + Math.sqrt(1 - DAY_MEMORY ** 2) * DAY_SPREAD * nextNormal(chance);
    const sunshine = Math.max(0, 1 + SUN_SPREAD * nextNormal(chance));
    const isWeekend = weekdayOf(calendarDayAt(calendar, day)) >= SATURDAY;
    const level = weather - (isWeekend ? WEEKEND_DEPTH : 0);
    const yearAngle = ((day + 0.5) / calendar.days) * 2 * Math.PI;
    const isSummerTime = day >= calendar.springDay && day < calendar.autumnDay;
    const end = calendar.dayStarts[day + 1] as number;
    // Clocks change by whole hours, so every day is made of them.
    for (let quarter = calendar.dayStarts[day] as number; quarter < end; quarter += QUARTERS_PER_HOUR) {
      const hour = Math.floor(clockQuarterOf(calendar, quarter) / QUARTERS_PER_HOUR) + 0.5;
      const price = level + shapeAt(hour, yearAngle, sunshine, isSummerTime);
      prices.fill(price, quarter, quarter + QUARTERS_PER_HOUR);
      total += price * QUARTERS_PER_HOUR;
    }
  }
  const scale = mean / (total / calendar.quarters);
  return { origin: "model-year", prices: seriesOf(prices.map((price) => price * scale)) };
}

function shapeAt(hour: number, yearAngle: number, sunshine: number, isSummerTime: boolean): number {
  const summer = 0.5 - 0.5 * Math.cos(yearAngle);
  const fromNight = hour > 14 ? hour - 27.5 : hour - 3.5;
  return (
    1.18 +
    LEVEL_SWING * Math.cos(yearAngle - LEVEL_HIGHEST_AT) -
    NIGHT_DEPTH * (1 - 0.71 * summer) * bump(fromNight, 2.6) +
    MORNING_HEIGHT * bump(hour - 8, 1.5) +
    // The later the sun goes down, the later and steeper the evening.
    (EVENING_HEIGHT + 0.18 * summer) * bump(hour - 18.4 - 2.5 * summer, 1.56) -
    SUN_DEPTH * summer * sunshine * bump(hour - (isSummerTime ? 13.8 : 13), 3)
  );
}

const bump = (distance: number, width: number) => Math.exp(-((distance / width) ** 2) / 2);
