import { type Chance, chanceOf, fillUniforms, nextNormal, nextUniform } from "#domain/profiles/chance.ts";
import { quarterOnClock, type YearFrame, yearFrame } from "#domain/profiles/year-frame.ts";
import { type BrusselsYear, QUARTERS_PER_DAY } from "#domain/time/brussels-year.ts";
import type { KilowattHours } from "#domain/units/quantity.ts";
import { type Series, sumOfSeries } from "#domain/units/series.ts";

// A house without electric heating: what always runs, what follows people and daylight, and the appliances.
const ALWAYS_SHARE = 0.25;
const STEADY_SHARE = 0.22;
const APPLIANCE_SHARE = 1 - ALWAYS_SHARE - STEADY_SHARE;
/** Use of a month against the mean, January first: dark months and months away from home. */
const SEASON = [1.27, 1.24, 1.1, 0.93, 0.92, 0.95, 0.8, 0.76, 0.95, 1, 1.14, 1.22];
const AWAY_USE = 0.12;
// Above this, in kWh a quarter, a further machine mostly waits for half an hour: people do not start everything at once.
const BUSY = 0.5;

type Moment = readonly [hour: number, width: number, weight: number];
type Appliance = {
  /** Part of all appliance energy. */
  share: number;
  /** Power in kW, one value per quarter of a run. */
  run: readonly number[];
  working: readonly Moment[];
  free: readonly Moment[];
};

const APPLIANCES: readonly Appliance[] = [
  {
    share: 0.2,
    run: [1.9, 2.3, 1.3],
    working: [
      [12.3, 0.6, 0.15],
      [18.1, 0.9, 1],
    ],
    free: [
      [12.2, 0.9, 0.5],
      [18.2, 1, 1],
    ],
  },
  {
    share: 0.1,
    run: [2.2, 1.5, 1.2, 1.1],
    working: [[17.8, 0.9, 1]],
    free: [
      [11.6, 1, 0.45],
      [17.6, 1.1, 1],
    ],
  },
  {
    share: 0.16,
    run: [0.8],
    working: [
      [7.6, 0.8, 1],
      [12.4, 2.4, 0.7],
      [19.5, 1.8, 1],
    ],
    free: [
      [9, 1.2, 1],
      [13, 2.5, 1],
      [19.5, 1.8, 1],
    ],
  },
  {
    share: 0.16,
    run: [1.9, 0.5, 0.15, 1.7, 0.1],
    working: [
      [9.5, 1.5, 0.4],
      [13.8, 1.5, 0.3],
      [20.2, 1.5, 1],
    ],
    free: [
      [10, 1.5, 0.5],
      [14, 1.5, 1],
      [20, 1.3, 1],
    ],
  },
  {
    share: 0.13,
    run: [1.8, 1.2, 0.2, 0.2, 0.3],
    working: [
      [9.5, 1.8, 0.9],
      [17.5, 2.2, 1],
    ],
    free: [
      [10.5, 2, 1],
      [14.5, 2.5, 0.8],
    ],
  },
  {
    share: 0.15,
    run: [2.2, 2.1, 1.9, 1],
    working: [
      [11, 2.4, 0.8],
      [19, 2, 1],
    ],
    free: [
      [12.5, 2, 1],
      [16, 2.5, 0.8],
    ],
  },
  {
    share: 0.1,
    run: [1.3, 0.9],
    working: [
      [10, 2.2, 1],
      [16.5, 2.4, 0.9],
    ],
    free: [
      [10.5, 2, 1],
      [15, 2.5, 0.8],
    ],
  },
];

const STEADY_WORKING: readonly Moment[] = [
  [7.6, 0.9, 0.7],
  [12.5, 3, 0.3],
  [20.2, 2.4, 1.5],
];
const STEADY_FREE: readonly Moment[] = [
  [9.2, 1.4, 0.6],
  [13.5, 3.2, 0.6],
  [20.2, 2.5, 1.5],
];

/** Where in the day each appliance is used, as 256 equally likely clock quarters: on a working day and in a weekend. */
const MOMENTS = APPLIANCES.map(({ working, free }) => ({ working: drawTable(working), free: drawTable(free) }));
const STEADY = { working: hours(STEADY_WORKING), free: hours(STEADY_FREE) };

/** A house with the habits of its seed, into the series given; adds up to the yearly use. */
export function writeHousehold(
  calendar: BrusselsYear,
  yearlyUse: KilowattHours,
  seed: number,
  series: Series<"kWh">,
): void {
  if (series.length !== calendar.quarters) throw new RangeError("A house and its series must be of one year.");
  const chance = chanceOf(seed, 3);
  const frame = yearFrame(calendar);
  const dayUse = liveliness(frame, chance);
  writeSteadyUse(frame, yearlyUse, dayUse, chance, series);
  for (let appliance = 0; appliance < APPLIANCES.length; appliance++) {
    addRuns(frame, appliance, yearlyUse, dayUse, chance, series);
  }
  const total = sumOfSeries(series);
  const factor = total === 0 ? 0 : yearlyUse / total;
  for (let quarter = 0; quarter < series.length; quarter++) series[quarter] = (series[quarter] as number) * factor;
}

/** How lively each day is: season, weekend, chance, and weeks away in the summer and in one shorter holiday. */
function liveliness({ calendar, months, kinds, schoolHolidays }: YearFrame, chance: Chance): Float64Array {
  const use = new Float64Array(calendar.days);
  const summerAway = 183 + Math.floor(nextUniform(chance) * 48);
  const summerDays = 7 + Math.floor(nextUniform(chance) * 7);
  const otherAway = schoolHolidays.indexOf(true, Math.floor(nextUniform(chance) * 120) + 20);
  const otherDays = Math.floor(nextUniform(chance) * 7);
  for (let day = 0; day < calendar.days; day++) {
    const away =
      (day >= summerAway && day < summerAway + summerDays) || (day >= otherAway && day < otherAway + otherDays);
    const lively = Math.max(0.3, 1 + 0.2 * nextNormal(chance)) * (kinds[day] === "working-day" ? 0.95 : 1.12);
    use[day] = (SEASON[months[day] as number] as number) * (away ? AWAY_USE : lively);
  }
  return use;
}

function writeSteadyUse(
  { calendar, clockQuarters, kinds }: YearFrame,
  yearlyUse: number,
  dayUse: Float64Array,
  chance: Chance,
  series: Series<"kWh">,
): void {
  const always = (yearlyUse * ALWAYS_SHARE) / calendar.quarters;
  const working = STEADY.working.map((part) => (part * yearlyUse * STEADY_SHARE) / calendar.days);
  const free = STEADY.free.map((part) => (part * yearlyUse * STEADY_SHARE) / calendar.days);
  fillUniforms(chance, series);
  for (let day = 0; day < calendar.days; day++) {
    const steady = kinds[day] === "working-day" ? working : free;
    const lively = dayUse[day] as number;
    const next = calendar.dayStarts[day + 1] as number;
    for (let quarter = calendar.dayStarts[day] as number; quarter < next; quarter++) {
      // A fridge that starts and stops, and people who come and go.
      const wobble = series[quarter] as number;
      const living = (steady[clockQuarters[quarter] as number] as number) * lively;
      series[quarter] = always * (0.6 + 0.8 * wobble) + living * (0.4 + 1.2 * (1 - wobble));
    }
  }
}

/** More use means more runs, not stronger machines: a large family does not own an oven of 10 kW. */
function addRuns(
  { calendar, kinds }: YearFrame,
  index: number,
  yearlyUse: number,
  dayUse: Float64Array,
  chance: Chance,
  series: Series<"kWh">,
): void {
  const { share, run } = APPLIANCES[index] as Appliance;
  const { working, free } = MOMENTS[index] as (typeof MOMENTS)[number];
  const energyOfRun = run.reduce((total, power) => total + power, 0) / 4;
  const runsPerDay = (yearlyUse * APPLIANCE_SHARE * share) / energyOfRun / calendar.days;
  for (let day = 0; day < calendar.days; day++) {
    const table = kinds[day] === "working-day" ? working : free;
    const expected = runsPerDay * (dayUse[day] as number);
    const runs = Math.floor(expected + nextUniform(chance));
    for (let count = 0; count < runs; count++) {
      const moment = table[Math.floor(nextUniform(chance) * 256)] as number;
      const strength = (0.8 + 0.4 * nextUniform(chance)) / 4;
      let start = quarterOnClock(calendar, day, moment);
      for (let wait = 0; wait < 3 && start + 2 < series.length && (series[start] as number) > BUSY; wait++) start += 2;
      for (let step = 0; step < run.length && start + step < series.length; step++) {
        series[start + step] = (series[start + step] as number) + (run[step] as number) * strength;
      }
    }
  }
}

/** The part of a day's energy in each clock quarter. */
function hours(moments: readonly Moment[]): Float64Array {
  const parts = new Float64Array(QUARTERS_PER_DAY);
  let total = 0;
  for (let quarter = 0; quarter < QUARTERS_PER_DAY; quarter++) {
    for (const [hour, width, weight] of moments) {
      const away = ((quarter + 0.5) / 4 - hour) / width;
      parts[quarter] = (parts[quarter] as number) + weight * Math.exp((-away * away) / 2);
    }
    total += parts[quarter] as number;
  }
  return parts.map((part) => part / total);
}

function drawTable(moments: readonly Moment[]): Uint8Array {
  const parts = hours(moments);
  const table = new Uint8Array(256);
  let quarter = 0;
  let passed = parts[0] as number;
  for (let step = 0; step < 256; step++) {
    while (passed < (step + 0.5) / 256 && quarter < QUARTERS_PER_DAY - 1) {
      quarter++;
      passed += parts[quarter] as number;
    }
    table[step] = quarter;
  }
  return table;
}
