import {
  type Chance,
  chanceOf,
  firstNormalOf,
  nextNormal,
  nextWords,
  normalQuantile,
  normalShare,
  secondNormalOf,
} from "#domain/profiles/chance.ts";
import { yearFrame } from "#domain/profiles/year-frame.ts";
import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import type { Quantity, Share } from "#domain/units/quantity.ts";

export type DegreesCelsius = Quantity<"degC">;
export type MetresPerSecond = Quantity<"m/s">;

/** What the weather of a country is like, month by month, January first. */
export type Climate = {
  monthlySolarShares: readonly Share[];
  /** Mean sun of a month as a part of what a clear month would give. */
  monthlyClearness: readonly Share[];
  /** Deviation of the yearly yield from year to year. */
  solarYearSpread: Share;
  /** Deviation of one month's yield from its own mean. */
  solarMonthSpread: Share;
  monthlyTemperature: readonly DegreesCelsius[];
  temperatureSpread: DegreesCelsius;
  monthlyWind: readonly MetresPerSecond[];
};

/** "p50" has the yield and the months of the climate itself, nine years in ten are sunnier than "p10". */
export type ModelYear = "p10" | "p50" | "p90" | "drawn";

/** A model year of weather at one spot; drawn by chance from the climate, never measured. */
export type ModelWeather = {
  readonly model: true;
  readonly seed: number;
  readonly year: ModelYear;
  readonly calendar: BrusselsYear;
  /** Sun of each month as a part of the mean year's: together 1 in the mean year. */
  readonly solarShares: Float64Array;
  /** Per quarter: sun as a part of what a clear sky gives. */
  readonly clearness: Float64Array;
  /** Per day. */
  readonly temperature: Float64Array;
  /** Per quarter, at hub height. */
  readonly wind: Float64Array;
};

const YEAR_PARTS = { p10: 0.1, p50: 0.5, p90: 0.9 } as const;
// Daily sun in Belgium hangs together with the day before by about a third, temperature by about four fifths.
const DAY_PERSISTENCE_SUN = 0.35;
const DAY_PERSISTENCE_TEMPERATURE = 0.8;
const QUARTER_PERSISTENCE_CLOUDS = 0.75;
const QUARTER_PERSISTENCE_WIND = 0.985;
const CLEARNESS_DARKEST = 0.08;
const CLEARNESS_BRIGHTEST = 1;
const CLEARNESS_MONTH_MINIMUM = 0.15;
const CLEARNESS_MONTH_MAXIMUM = 0.85;
const CLEARNESS_QUARTER_MINIMUM = 0.04;
// The rim of a cloud can make a quarter brighter than a clear sky.
const CLEARNESS_QUARTER_MAXIMUM = 1.06;
const CLOUD_DEPTH = 1.1;

export function modelWeather(
  climate: Climate,
  calendar: BrusselsYear,
  { seed, year = "drawn" }: { seed: number; year?: ModelYear },
): ModelWeather {
  const weather = {
    model: true,
    seed,
    year,
    calendar,
    solarShares: new Float64Array(12),
    clearness: new Float64Array(calendar.quarters),
    temperature: new Float64Array(calendar.days),
    wind: new Float64Array(calendar.quarters),
  } as const;
  writeSky(climate, weather);
  writeWind(climate, weather);
  return weather;
}

/** Draws sun and temperature of the weather's seed into its own arrays: a range draws thousands and keeps none. */
export function writeSky(climate: Climate, weather: ModelWeather): void {
  const chance = chanceOf(weather.seed, 1);
  writeSolarShares(climate, weather, chance);
  const { calendar, temperature } = weather;
  const { months } = yearFrame(calendar);
  const dayClearness = new Float64Array(calendar.days);
  const sunNews = Math.sqrt(1 - DAY_PERSISTENCE_SUN ** 2);
  const warmthNews = Math.sqrt(1 - DAY_PERSISTENCE_TEMPERATURE ** 2);
  let sun = nextNormal(chance);
  let warmth = nextNormal(chance);
  for (let month = 0, day = 0; month < 12; month++) {
    const anomaly = (weather.solarShares[month] as number) / (climate.monthlySolarShares[month] as number);
    const asked = (climate.monthlyClearness[month] as number) * anomaly;
    const mean = Math.min(CLEARNESS_MONTH_MAXIMUM, Math.max(CLEARNESS_MONTH_MINIMUM, asked));
    const first = day;
    for (; months[day] === month; day++) {
      sun = DAY_PERSISTENCE_SUN * sun + sunNews * nextNormal(chance);
      warmth = DAY_PERSISTENCE_TEMPERATURE * warmth + warmthNews * nextNormal(chance);
      dayClearness[day] = clearnessOfDay(mean, sun);
      temperature[day] = normalTemperature(climate, calendar, day, month) + climate.temperatureSpread * warmth;
    }
    drawToMean(dayClearness.subarray(first, day), mean);
  }
  writeClouds(weather, dayClearness, chance);
}

/** A day's clearness as a power of an even spread: many grey and many clear days around the mean asked. */
function clearnessOfDay(mean: number, sun: number): number {
  const range = CLEARNESS_BRIGHTEST - CLEARNESS_DARKEST;
  return CLEARNESS_DARKEST + range * normalShare(sun) ** (range / (mean - CLEARNESS_DARKEST) - 1);
}

/** Thirty days miss their mean by chance; this draws them to it without making any day darker or brighter than a day can be. */
function drawToMean(days: Float64Array, mean: number): void {
  let total = 0;
  for (const day of days) total += day;
  const found = total / days.length;
  const end = found > mean ? CLEARNESS_DARKEST : CLEARNESS_BRIGHTEST;
  const factor = (end - mean) / (end - found);
  for (let day = 0; day < days.length; day++) days[day] = end - (end - (days[day] as number)) * factor;
}

function writeClouds({ calendar, clearness }: ModelWeather, dayClearness: Float64Array, chance: Chance): void {
  const news = Math.sqrt(1 - QUARTER_PERSISTENCE_CLOUDS ** 2);
  // Every day has an even number of quarters, and a word holds two normal numbers.
  const words = nextWords(chance, calendar.quarters / 2);
  let cloud = 0;
  for (let day = 0; day < calendar.days; day++) {
    const mean = dayClearness[day] as number;
    // A grey or a clear day is steady; a day in between has clouds that come and go.
    const depth = 0.04 + CLOUD_DEPTH * (mean - CLEARNESS_DARKEST / 2) * (CLEARNESS_BRIGHTEST - mean);
    const next = calendar.dayStarts[day + 1] as number;
    for (let quarter = calendar.dayStarts[day] as number; quarter < next; quarter += 2) {
      const word = words[quarter >> 1] as number;
      cloud = QUARTER_PERSISTENCE_CLOUDS * cloud + news * firstNormalOf(word);
      clearness[quarter] = skyOf(mean + depth * cloud);
      cloud = QUARTER_PERSISTENCE_CLOUDS * cloud + news * secondNormalOf(word);
      clearness[quarter + 1] = skyOf(mean + depth * cloud);
    }
  }
}

const skyOf = (clear: number) => Math.min(CLEARNESS_QUARTER_MAXIMUM, Math.max(CLEARNESS_QUARTER_MINIMUM, clear));

function writeSolarShares(climate: Climate, { year, solarShares }: ModelWeather, chance: Chance): void {
  const drawn = nextNormal(chance);
  const deviation = year === "drawn" ? drawn : normalQuantile(YEAR_PARTS[year]);
  const yearFactor = Math.max(0.5, 1 + climate.solarYearSpread * deviation);
  let total = 0;
  for (let month = 0; month < 12; month++) {
    const monthFactor = Math.max(0.4, 1 + climate.solarMonthSpread * nextNormal(chance));
    const expected = climate.monthlySolarShares[month] as number;
    solarShares[month] = year === "p50" ? expected : expected * monthFactor;
    total += solarShares[month] as number;
  }
  for (let month = 0; month < 12; month++) solarShares[month] = ((solarShares[month] as number) * yearFactor) / total;
}

/** Straight lines between the middles of the months, so that no month begins with a jump. */
function normalTemperature({ monthlyTemperature }: Climate, calendar: BrusselsYear, day: number, month: number) {
  const middleOf = (at: number) =>
    ((calendar.monthStarts[at] as number) + (calendar.monthStarts[at + 1] as number)) / 2;
  const now = ((calendar.dayStarts[day] as number) + (calendar.dayStarts[day + 1] as number)) / 2;
  const before = now < middleOf(month);
  const other = (month + (before ? 11 : 1)) % 12;
  const monthLength = calendar.quarters / 12;
  const away = Math.min(0.5, Math.abs(now - middleOf(month)) / monthLength);
  return (monthlyTemperature[month] as number) * (1 - away) + (monthlyTemperature[other] as number) * away;
}

/** Wind by a Weibull spread of shape 2, that of open land in Europe, around the mean of the month. */
function writeWind(climate: Climate, { seed, calendar, wind }: ModelWeather): void {
  const chance = chanceOf(seed, 2);
  const news = Math.sqrt(1 - QUARTER_PERSISTENCE_WIND ** 2);
  let state = nextNormal(chance);
  for (let month = 0; month < 12; month++) {
    const scale = ((climate.monthlyWind[month] as number) * 2) / Math.sqrt(Math.PI);
    const next = calendar.monthStarts[month + 1] as number;
    for (let quarter = calendar.monthStarts[month] as number; quarter < next; quarter++) {
      state = QUARTER_PERSISTENCE_WIND * state + news * nextNormal(chance);
      wind[quarter] = scale * Math.sqrt(-Math.log(1 - normalShare(state)));
    }
  }
}
