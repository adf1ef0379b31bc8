import { LeastSums } from "#domain/market/least-sums.ts";
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
export type SampleShape = { readonly outline: readonly number[]; readonly dayShape: readonly number[] };

export const shapeOf = (sample: Float32Array): SampleShape => ({
  outline: outlineOf(sample),
  dayShape: dayShapeOf(sample),
});

const SEASONS = 4;
const HOURS_PER_PART = 3;
const PARTS_OF_DAY = HOURS_PER_DAY / HOURS_PER_PART;
/** How many numbers an outline has. */
export const OUTLINE_PARTS = SEASONS * PARTS_OF_DAY;

let outlineParts: Uint8Array | null = null;

/** To which part of the outline each quarter of the sample belongs. */
function partsOfSample(): Uint8Array {
  const calendar = brusselsYear(MARKET_YEAR);
  outlineParts ??= Uint8Array.from({ length: SAMPLES }, (_, at) => {
    const quarter = quarterOf(at, calendar.quarters);
    const season = Math.floor((quarter / calendar.quarters) * SEASONS);
    return season * PARTS_OF_DAY + Math.floor(clockQuarterOf(calendar, quarter) / 4 / HOURS_PER_PART);
  });
  return outlineParts;
}

/**
 * The kWh of a year in each part of the day of each quarter of the year. What two outlines have in common is never less than
 * what their samples share, so that of very many offers the best few hundred are found without reading every sample.
 */
export function outlineOf(sample: Float32Array): number[] {
  const outline = new Array<number>(OUTLINE_PARTS).fill(0);
  if (sample.length === 0) return outline;
  const parts = partsOfSample();
  const each = brusselsYear(MARKET_YEAR).quarters / sample.length;
  for (const [at, energy] of sample.entries()) {
    const part = parts[at] as number;
    outline[part] = (outline[part] as number) + energy * each;
  }
  return outline;
}

let shares: LeastSums | null = null;

/** What two samples share, enlarged to a year; an estimate, a few percent from the sum over all quarters. */
export function sharedBySample(injection: Float32Array, offtake: Float32Array, quarters: number): number {
  const length = Math.min(injection.length, offtake.length);
  if (length === 0) return 0;
  shares ??= new LeastSums(1, SAMPLES);
  const { rows, wanted, sums } = shares;
  write(injection, rows);
  write(offtake, wanted);
  shares.add(1);
  return ((sums[0] as number) * quarters) / length;
}

/** A shorter one is as one of nothing from there on. */
function write(sample: Float32Array, place: Float32Array): void {
  place.set(sample);
  if (sample.length < place.length) place.fill(0, sample.length);
}
