import {
  type EnergyReading,
  ESTIMATED,
  MEASURED,
  type MeterDirection,
  type MeterSeries,
  MISSING,
  type ModelYearRefusal,
} from "#domain/meter-files/meter-reading.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { type BrusselsYear, brusselsYear, clockQuarterOf, QUARTERS_PER_DAY } from "#domain/time/brussels-year.ts";
import { type CalendarDay, calendarDayOf } from "#domain/time/calendar-day.ts";
import { kilowattHours } from "#domain/units/quantity.ts";
import { seriesOf } from "#domain/units/series.ts";

/** A month of which less is known is no whole month. */
const KNOWN_SHARE_MIN = 0.9;
const MONTHS = 12;

export type ModelYear = {
  readonly year: number;
  /** The first of the twelve months that were taken. */
  readonly firstMonth: CalendarDay;
  readonly offtake: MeterSeries | null;
  readonly injection: MeterSeries | null;
  /** Quarters without a value that got the mean of their hour in the same month. */
  readonly filled: number;
};

/**
 * The twelve whole months in a row of which most is measured, the latest on a tie, laid in the calendar of a year. A
 * month keeps its total: where the clock changes on another Sunday, the hour that comes or goes moves along.
 */
export function modelYear(reading: EnergyReading, year: number): Result<ModelYear, ModelYearRefusal> {
  if (reading.kind !== "quarters") return refused({ code: "needs-quarters" });
  const directions = (["offtake", "injection"] as const).filter((one) => reading.totals[one] !== null);
  const months = reading.years.flatMap(({ year }) =>
    Array.from({ length: MONTHS }, (_, month) => year * MONTHS + month),
  );
  const scores = new Map(months.map((month) => [month, measuredIn(reading, directions, month)]));
  let best: { first: number; score: number } | null = null;
  let longest = 0;
  for (const first of months) {
    const run = Array.from({ length: MONTHS }, (_, at) => scores.get(first + at) ?? -1);
    const whole = run.findIndex((score) => score < 0);
    longest = Math.max(longest, whole < 0 ? MONTHS : whole);
    const score = run.reduce((sum, one) => sum + one, 0);
    if (whole < 0 && (best === null || score >= best.score)) best = { first, score };
  }
  if (best === null) return refused({ code: "fewer-than-twelve-months", months: longest });
  const { first } = best;
  const offtake = directions.includes("offtake") ? layOut(reading, "offtake", first, year) : null;
  const injection = directions.includes("injection") ? layOut(reading, "injection", first, year) : null;
  return ok({
    year,
    firstMonth: calendarDayOf(Math.floor(first / MONTHS), (first % MONTHS) + 1, 1),
    offtake: offtake?.series ?? null,
    injection: injection?.series ?? null,
    filled: (offtake?.filled ?? 0) + (injection?.filled ?? 0),
  });
}

const partOf = (reading: EnergyReading, direction: MeterDirection, year: number) =>
  reading.years.find((one) => one.year === year)?.[direction] ?? null;

/** How many quarters of a month are measured, or -1 when too little of it is known. */
function measuredIn(reading: EnergyReading, directions: readonly MeterDirection[], month: number): number {
  const year = Math.floor(month / MONTHS);
  const { monthStarts } = brusselsYear(year);
  const from = monthStarts[month % MONTHS] as number;
  const to = monthStarts[(month % MONTHS) + 1] as number;
  let score = 0;
  for (const direction of directions) {
    const quality = partOf(reading, direction, year)?.quality.subarray(from, to) ?? new Uint8Array(to - from);
    const known = quality.reduce((sum, one) => sum + (one === MISSING ? 0 : 1), 0);
    if (known < KNOWN_SHARE_MIN * quality.length) return -1;
    score += quality.reduce((sum, one) => sum + (one === MEASURED ? 1 : 0), 0);
  }
  return score;
}

type Sheet = { readonly values: Float64Array; readonly quality: Uint8Array };

function layOut(reading: EnergyReading, direction: MeterDirection, first: number, year: number) {
  const calendar = brusselsYear(year);
  const values = new Float64Array(calendar.quarters);
  const quality = new Uint8Array(calendar.quarters);
  for (let month = 0; month < MONTHS; month++) {
    const sourceMonth = first + ((month - (first % MONTHS) + MONTHS) % MONTHS);
    const sourceYear = brusselsYear(Math.floor(sourceMonth / MONTHS));
    const source = partOf(reading, direction, sourceYear.year);
    if (source === null) throw new Error("A whole month has its series.");
    copyMonth(source, sourceYear, { values, quality }, calendar, month);
  }
  const filled = fillMissing({ values, quality }, calendar);
  const measured = kilowattHours(values.reduce((sum, value, at) => sum + (quality[at] === MEASURED ? value : 0), 0));
  const estimated = kilowattHours(values.reduce((sum, value, at) => sum + (quality[at] === MEASURED ? 0 : value), 0));
  return { series: { values: seriesOf<"kWh">(values), quality, measured, estimated } satisfies MeterSeries, filled };
}

/** Day by day, by the clock. The hours that one calendar has and the other lacks are matched up at the end. */
function copyMonth(source: Sheet, from: BrusselsYear, target: Sheet, to: BrusselsYear, month: number): void {
  const spare: number[] = [];
  const open: number[] = [];
  const firstFrom = dayStartOfMonth(from, month);
  const firstTo = dayStartOfMonth(to, month);
  const daysFrom = dayStartOfMonth(from, month + 1) - firstFrom;
  const daysTo = dayStartOfMonth(to, month + 1) - firstTo;
  const copy = (fromQuarter: number, toQuarter: number) => {
    target.values[toQuarter] = source.values[fromQuarter] as number;
    target.quality[toQuarter] = source.quality[fromQuarter] as number;
  };
  for (let day = 0; day < daysTo; day++) {
    // The 29th of February of a common year repeats the 28th, as an estimate.
    const dayFrom = firstFrom + Math.min(day, daysFrom - 1);
    const fromQuarters = clockQuarters(from, dayFrom);
    const toQuarters = clockQuarters(to, firstTo + day);
    for (const [clock, quarter] of toQuarters) {
      const match = fromQuarters.get(clock);
      if (match === undefined) open.push(quarter);
      else copy(match, quarter);
      if (day >= daysFrom && target.quality[quarter] === MEASURED) target.quality[quarter] = ESTIMATED;
    }
    for (const [clock, quarter] of fromQuarters) if (!toQuarters.has(clock)) spare.push(quarter);
  }
  open.forEach((quarter, at) => {
    const match = spare[at];
    if (match !== undefined) copy(match, quarter);
  });
}

const dayStartOfMonth = ({ dayStarts, monthStarts }: BrusselsYear, month: number) =>
  dayStarts.indexOf(monthStarts[month] as number);

/** The quarters of a day by the clock; the second pass of the doubled hour comes after all others. */
function clockQuarters(calendar: BrusselsYear, day: number): Map<number, number> {
  const quarters = new Map<number, number>();
  for (let quarter = calendar.dayStarts[day] as number; quarter < (calendar.dayStarts[day + 1] as number); quarter++) {
    const clock = clockQuarterOf(calendar, quarter);
    quarters.set(quarters.has(clock) ? clock + QUARTERS_PER_DAY : clock, quarter);
  }
  return quarters;
}

function fillMissing({ values, quality }: Sheet, calendar: BrusselsYear): number {
  let filled = 0;
  for (let month = 0; month < MONTHS; month++) {
    const from = calendar.monthStarts[month] as number;
    const to = calendar.monthStarts[month + 1] as number;
    if (!quality.subarray(from, to).includes(MISSING)) continue;
    const sums = new Float64Array(QUARTERS_PER_DAY + 1);
    const counts = new Int32Array(QUARTERS_PER_DAY + 1);
    const missing: number[] = [];
    for (let quarter = from; quarter < to; quarter++) {
      if (quality[quarter] === MISSING) missing.push(quarter);
      else {
        for (const place of [clockQuarterOf(calendar, quarter), QUARTERS_PER_DAY]) {
          sums[place] = (sums[place] as number) + (values[quarter] as number);
          counts[place] = (counts[place] as number) + 1;
        }
      }
    }
    for (const quarter of missing) {
      const clock = clockQuarterOf(calendar, quarter);
      const place = (counts[clock] as number) > 0 ? clock : QUARTERS_PER_DAY;
      values[quarter] = (sums[place] as number) / (counts[place] as number);
      quality[quarter] = ESTIMATED;
      filled++;
    }
  }
  return filled;
}
