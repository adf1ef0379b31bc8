import { brusselsYear, clockQuarterOf } from "#domain/time/brussels-year.ts";
import type { Series } from "#domain/units/series.ts";

/** Every profile of the market lies in the quarters of this one year, so that any two can be laid on each other. */
export const MARKET_YEAR = 2026;

const SAMPLES = 1024;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Quarters that step through the year by the golden section: an even sample of hours, days and seasons. */
export function sampleOf(series: Series<"kWh">): Float32Array {
  return Float32Array.from({ length: SAMPLES }, (_, at) => series[quarterOf(at, series.length)] as number);
}

const quarterOf = (at: number, quarters: number): number => Math.floor(((at * GOLDEN) % 1) * quarters);

const HOURS_PER_DAY = 24;

/** The mean kWh of a quarter in each hour of the day, by the wall clock. */
function hoursOfSample(sample: Float32Array): number[] {
  const calendar = brusselsYear(MARKET_YEAR);
  const totals = new Array<number>(HOURS_PER_DAY).fill(0);
  const counts = new Array<number>(HOURS_PER_DAY).fill(0);
  for (let at = 0; at < sample.length; at++) {
    const hour = Math.floor(clockQuarterOf(calendar, quarterOf(at, calendar.quarters)) / 4);
    totals[hour] = (totals[hour] as number) + (sample[at] as number);
    counts[hour] = (counts[hour] as number) + 1;
  }
  return totals.map((total, hour) => total / Math.max(1, counts[hour] as number));
}

const HUNDREDTHS = 100;

/** The shape of a day: each hour of its mean day in hundredths of the highest. Empty while the year is still to be drawn. */
function dayShapeOf(sample: Float32Array): number[] {
  if (sample.length === 0) return [];
  const hours = hoursOfSample(sample);
  const highest = Math.max(...hours, Number.MIN_VALUE);
  return hours.map((energy) => Math.round((energy / highest) * HUNDREDTHS) || 0);
}

/** What stands beside a sample, so that lists and searches need not read it. */
export type SampleShape = { readonly seasonalProfile: readonly number[]; readonly dayShape: readonly number[] };

export const shapeOf = (sample: Float32Array): SampleShape => ({
  seasonalProfile: seasonalProfileOf(sample),
  dayShape: dayShapeOf(sample),
});

const SEASONS = 4;
const HOURS_PER_PART = 3;
const PARTS_OF_DAY = HOURS_PER_DAY / HOURS_PER_PART;
const PROFILE_PARTS = SEASONS * PARTS_OF_DAY;

/**
 * The kWh of a year in each eighth of the day of each quarter of the year. Two profiles never overlap less than their samples, so
 * that of very many offers the best few hundred are found without reading a sample.
 */
export function seasonalProfileOf(sample: Float32Array): number[] {
  const profile = new Array<number>(PROFILE_PARTS).fill(0);
  const calendar = brusselsYear(MARKET_YEAR);
  const each = calendar.quarters / Math.max(1, sample.length);
  for (const [at, energy] of sample.entries()) {
    const quarter = quarterOf(at, calendar.quarters);
    const season = Math.floor((quarter / calendar.quarters) * SEASONS);
    const part = season * PARTS_OF_DAY + Math.floor(clockQuarterOf(calendar, quarter) / 4 / HOURS_PER_PART);
    profile[part] = (profile[part] as number) + energy * each;
  }
  return profile;
}

/** What two samples share, enlarged to a year; an estimate, a few percent from the sum over all quarters. */
export function sharedBySample(injection: Float32Array, offtake: Float32Array, quarters: number): number {
  const length = Math.min(injection.length, offtake.length);
  if (length === 0) return 0;
  let shared = 0;
  for (let at = 0; at < length; at += 1) shared += Math.min(injection[at] as number, offtake[at] as number);
  return (shared * quarters) / length;
}
